import { useLingui } from '@lingui/react/macro'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { ColumnProfile } from '#engine/methods/profile/profile-column.ts'
import { labelled } from '../value-text.ts'

type Entry = readonly [name: string, value: string | number]

/** The counts of a variable with their names, as in the list and in the file. */
export function useProfileNumbers(): (column: ColumnInfo, profile: ColumnProfile) => readonly Entry[] {
  const { t } = useLingui()
  return (column, { summary, blank, coded, zeros, negatives, future, lastDigits, top }) => {
    const { type } = column
    const values: Entry[] = [
      [t`Cells with a value`, summary.rows - summary.missing],
      [t`Blank`, blank],
      [t`Declared missing`, coded],
      [t`Different`, summary.distinct],
      [t`Zeros`, type === 'number' ? zeros : ''],
      [t`Negative`, type === 'number' ? negatives : ''],
      [t`In the future`, type === 'date' || type === 'datetime' ? future : ''],
      [t`Most frequent`, top.map(({ value, count }) => `${labelled(column, value)} × ${count}`).join('; ')],
      [t`Last digits 0 to 9`, lastDigits ? lastDigits.counts.join(', ') : ''],
    ]
    return values
  }
}
