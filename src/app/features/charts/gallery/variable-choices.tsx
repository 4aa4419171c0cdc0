import { Trans, useLingui } from '@lingui/react/macro'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { useLabelled } from '../../../i18n/use-labelled.ts'
import { SelectField } from '../../../ui/field.tsx'

const MOST = 3

interface Props {
  /** Undefined until the dataset is opened. */
  columns: readonly ColumnInfo[] | undefined
  /** Ids of the chosen columns, three at most. */
  chosen: readonly string[]
  onChoose: (columns: readonly string[]) => void
}

/** Asks for one to three variables, for the charts that can draw them. */
export function VariableChoices({ columns, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const labelled = useLabelled()
  if (columns === undefined)
    return (
      <p className="mb-6 text-ink-2">
        <Trans>The data are being opened …</Trans>
      </p>
    )
  const labels = [t`First variable`, t`Second variable`, t`Third variable`]
  const nameOf = ({ name, label }: ColumnInfo) => (label ? labelled(name, label) : name)
  return (
    <fieldset className="mb-6 grid gap-3 rounded-lg bg-surface p-4 shadow-card sm:grid-cols-3">
      <legend className="float-left w-full font-semibold sm:col-span-3">
        <Trans>What can I draw with these variables?</Trans>
      </legend>
      {labels.slice(0, Math.min(MOST, chosen.length + 1)).map((label, at) => (
        <SelectField
          key={label}
          label={label}
          value={chosen[at] ?? ''}
          onChange={({ target: { value } }) =>
            onChoose(
              value === ''
                ? chosen.filter((_, k) => k !== at)
                : [...chosen.slice(0, at), value, ...chosen.slice(at + 1)],
            )
          }
        >
          <option value="">{t`None`}</option>
          {columns
            .filter(({ id }) => id === chosen[at] || !chosen.includes(id))
            .map((column) => (
              <option key={column.id} value={column.id}>
                {nameOf(column)}
              </option>
            ))}
        </SelectField>
      ))}
    </fieldset>
  )
}
