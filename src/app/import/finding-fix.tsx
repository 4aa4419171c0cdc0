import { useLingui } from '@lingui/react/macro'
import type { Finding } from '#formats/table/findings.ts'
import type { ColumnChoice } from '#formats/table/import-table.ts'
import type { FileChoices } from '#formats/table-file.ts'

interface Props {
  finding: Finding
  choices: FileChoices
  onChange: (choices: FileChoices) => void
}

const look =
  'min-h-8 max-sm:min-h-11 rounded-md bg-surface px-3 text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-sunken ' +
  'aria-pressed:bg-accent aria-pressed:font-medium aria-pressed:text-on-accent aria-pressed:shadow-none'

/** What can be done about a finding with one tap. */
export function FindingFix({ finding: { code, column }, choices, onChange }: Props) {
  const { t } = useLingui()
  if (column === undefined) return null
  const chosen = choices.columns?.[column] ?? {}
  const fixes: { readonly words: string; readonly choice: ColumnChoice; readonly isOn: boolean }[] =
    code === 'ambiguous-date-order'
      ? [
          { words: t`Month first`, choice: { dateOrder: 'mdy' }, isOn: chosen.dateOrder === 'mdy' },
          { words: t`Day first`, choice: { dateOrder: 'dmy' }, isOn: chosen.dateOrder === 'dmy' },
        ]
      : code === 'personal-data' || code === 'empty-column'
        ? [
            {
              words: t`Leave the column out`,
              choice: { include: chosen.include === false },
              isOn: chosen.include === false,
            },
          ]
        : []
  if (fixes.length === 0) return null
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {fixes.map(({ words, choice, isOn }) => (
        <button
          key={words}
          type="button"
          className={look}
          aria-pressed={isOn}
          onClick={() => onChange({ ...choices, columns: { ...choices.columns, [column]: { ...chosen, ...choice } } })}
        >
          {words}
        </button>
      ))}
    </span>
  )
}
