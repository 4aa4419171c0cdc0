import { useLingui } from '@lingui/react/macro'
import { CircleSlash } from 'lucide-react'
import type { ColumnInfo, LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { RecodeRule } from '#catalog/kit/steps/step-options.ts'
import type { ColumnSummary } from '#engine/frame/summarize-column.ts'
import { Button } from '../ui/button.tsx'
import { smallInputLook } from '../ui/field.tsx'
import { literalOf } from './literal-text.ts'
import { type OldValue, ruleFor } from './value-rules.ts'

interface Props {
  column: ColumnInfo
  summary: ColumnSummary
  rules: readonly RecodeRule[]
  /** The number of leading rules that the list shows. */
  count: number
  onChange: (value: OldValue, to: LevelValue | null | undefined) => void
}

/** The values of a variable with their counts, and a field for the new value of each; a value without one is left to the other rules. */
export function ValueList({ column, summary, rules, count, onChange }: Props) {
  const { t } = useLingui()
  const blanks = summary.missing > 0 ? [{ value: null, count: summary.missing }] : []
  const labels = new Map(column.valueLabels.map(({ value, label }) => [String(value), label]))
  return (
    <ul className="flex flex-col">
      {[...summary.values, ...blanks].map(({ value, count: cells }) => {
        const rule = ruleFor(rules, count, value)
        const becomesMissing = rule?.to === null
        const name = value === null ? t`Missing` : String(value)
        const label = value === null ? undefined : labels.get(name)
        return (
          <li key={name} className="flex min-h-11 items-center gap-2 border-t border-line first:border-t-0">
            <span className={`min-w-0 flex-1 truncate text-sm ${value === null ? 'text-ink-3' : ''}`}>
              {name}
              {label ? <span className="text-ink-3"> {label}</span> : null}
            </span>
            <span className="text-sm text-ink-3 tabular-nums">× {cells}</span>
            <span aria-hidden>→</span>
            <input
              key={String(becomesMissing)}
              aria-label={t`New value of ${name}`}
              placeholder={becomesMissing ? t`missing` : t`unchanged`}
              className={`${smallInputLook} h-9 w-32`}
              defaultValue={rule?.to ?? ''}
              onChange={(event) => onChange(value, literalOf(event.target.value, 'either') ?? undefined)}
            />
            <Button
              look="quiet"
              size="small-icon"
              aria-label={t`Make ${name} missing`}
              aria-pressed={becomesMissing}
              className={`aria-pressed:bg-accent-soft ${value === null ? 'invisible' : ''}`}
              onClick={() => onChange(value, becomesMissing ? undefined : null)}
            >
              <CircleSlash size={15} aria-hidden />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
