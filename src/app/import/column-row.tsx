import { useLingui } from '@lingui/react/macro'
import type { ColumnType, Measure } from '#engine/frame/frame.ts'
import type { ColumnChoice } from '#formats/table/import-table.ts'
import type { ImportColumn } from '#formats/table/schema.ts'
import { smallInputLook } from '../ui/field.tsx'

interface Choice<T extends string> {
  readonly value: T
  readonly label: string
}

interface Props {
  /** The column as imported with the reader's choices. */
  column: ImportColumn
  /** Its name in the file. */
  given: string
  /** Its number in the file, from 0. */
  place: number
  types: readonly Choice<ColumnType>[]
  /** The file says the type. */
  isTyped: boolean
  measures: readonly Choice<Measure>[]
  onChange: (choice: ColumnChoice) => void
}

/** One column of a file: whether it is imported, its name and its type. */
export function ColumnRow({ column, given, place, types, isTyped, measures, onChange }: Props) {
  const { t } = useLingui()
  const { include, name, type, measure } = column
  return (
    <tr className={`h-[49px] border-t border-line ${include ? '' : 'text-ink-3'}`} aria-rowindex={place + 2}>
      <td className="px-3 py-1.5">
        <input
          type="checkbox"
          className="size-4.5 accent-accent"
          aria-label={t`Import ${name}`}
          checked={include}
          onChange={(event) => onChange({ include: event.target.checked })}
        />
      </td>
      <td className="min-w-40 px-2 py-1.5">
        <input
          aria-label={t`Name of column ${given}`}
          className={`${smallInputLook} w-full h-9`}
          value={name}
          maxLength={200}
          disabled={!include}
          onChange={(event) => onChange({ name: event.target.value || given })}
        />
      </td>
      <td className="px-2 py-1.5">
        <select
          aria-label={t`Type of ${name}`}
          className={`${smallInputLook} h-9 w-32`}
          value={type}
          disabled={!include || isTyped}
          onChange={(event) => onChange({ type: event.target.value as ColumnType })}
        >
          {types.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </td>
      <td className="px-2 py-1.5">
        <select
          aria-label={t`Measurement level of ${name}`}
          className={`${smallInputLook} h-9 w-32`}
          value={measure}
          disabled={!include}
          onChange={(event) => onChange({ measure: event.target.value as Measure })}
        >
          {measures.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </td>
    </tr>
  )
}
