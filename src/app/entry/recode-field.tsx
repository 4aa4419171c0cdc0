import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { use, useState } from 'react'
import { columnInfo, type DataDictionary, type LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { RecodeRule } from '#catalog/kit/steps/step-options.ts'
import { useArrivals } from '../opened/column-summaries.ts'
import { Button } from '../ui/button.tsx'
import { smallInputLook } from '../ui/field.tsx'
import { literalOf } from './literal-text.ts'
import { ValueCounts } from './value-counts.ts'
import { ValueList } from './value-list.tsx'
import { singleRules, withRuleFor } from './value-rules.ts'

/** A variable with more values than this is recoded by rules alone. */
const MOST_LISTED = 30

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  dictionary: DataDictionary
  variable: string
  value: Json | undefined
  onChange: (value: Json) => void
}

type From = 'values' | 'range' | 'missing'

/** Rules from old values to new ones; the first match applies. Levels of the variable can be inserted as rules. */
export function RecodeField({ label, help, error, dictionary, variable, value, onChange }: Props) {
  const { t } = useLingui()
  const column = columnInfo(dictionary, variable)
  const type = column?.type === 'text' ? 'text' : 'number'
  const rules = Array.isArray(value) ? (value as unknown as RecodeRule[]) : []
  const counts = use(ValueCounts)
  useArrivals(counts)
  const summary = column && counts.get(column.id)
  const isListed = summary !== undefined && summary.distinct <= MOST_LISTED
  const [single, setSingle] = useState(() => singleRules(rules))
  const listed = isListed ? single : 0
  const keyed = rules.map((rule, at) => ({ rule, at })).slice(listed)
  const put = (next: readonly RecodeRule[]) => onChange(next as unknown as Json)
  const replace = (at: number, rule: RecodeRule) => put(rules.map((other, i) => (i === at ? rule : other)))
  const kindOf = (rule: RecodeRule): From =>
    'values' in rule.from ? 'values' : 'range' in rule.from ? 'range' : 'missing'
  const empty: Record<From, RecodeRule['from']> = {
    values: { values: [] },
    range: { range: [null, null] },
    missing: { missing: true },
  }
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      {column && isListed ? (
        <div className="mb-3">
          <ValueList
            column={column}
            summary={summary}
            rules={rules}
            count={listed}
            onChange={(old, to) => {
              const next = withRuleFor(rules, listed, old, to)
              setSingle(next.count)
              put(next.rules)
            }}
          />
        </div>
      ) : null}
      <div className="flex flex-col gap-2">
        {keyed.map(({ rule, at }) => (
          <div key={at - listed} className="flex flex-wrap items-center gap-2 rounded-md bg-sunken p-2">
            <select
              aria-label={t`Kind of rule ${at + 1}`}
              className={`${smallInputLook} h-9 w-auto`}
              value={kindOf(rule)}
              onChange={(event) => replace(at, { ...rule, from: empty[event.target.value as From] })}
            >
              <option value="values">{t`Value`}</option>
              {type === 'number' ? <option value="range">{t`From … to …`}</option> : null}
              <option value="missing">{t`Missing`}</option>
            </select>
            {'values' in rule.from ? (
              <input
                aria-label={t`Old value of rule ${at + 1}`}
                className={`${smallInputLook} h-9 w-28`}
                defaultValue={rule.from.values.join(', ')}
                onChange={(event) => {
                  const values = event.target.value.split(/[,，;；]/).flatMap((text) => literalOf(text, type) ?? [])
                  replace(at, { ...rule, from: { values } })
                }}
              />
            ) : null}
            {'range' in rule.from ? (
              <RangeInputs at={at} rule={rule} range={rule.from.range} onChange={(next) => replace(at, next)} />
            ) : null}
            <span aria-hidden>→</span>
            <input
              aria-label={t`New value of rule ${at + 1}`}
              placeholder={t`missing`}
              className={`${smallInputLook} h-9 w-28`}
              defaultValue={rule.to ?? ''}
              onChange={(event) => replace(at, { ...rule, to: literalOf(event.target.value, 'either') })}
            />
            <Button
              look="quiet"
              size="small-icon"
              className="ml-auto"
              aria-label={t`Remove rule ${at + 1}`}
              onClick={() => put(rules.filter((_, i) => i !== at))}
            >
              <X size={15} aria-hidden />
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => put([...rules, { from: { values: [] }, to: null }])}>
            <Plus size={15} aria-hidden />
            <Trans>Add a rule</Trans>
          </Button>
          {rules.length === 0 && !isListed && column?.levels && column.levels.length <= 30 ? (
            <Button
              size="sm"
              onClick={() =>
                put((column.levels ?? []).map((level: LevelValue) => ({ from: { values: [level] }, to: level })))
              }
            >
              <Trans>One rule for each value</Trans>
            </Button>
          ) : null}
        </div>
      </div>
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}

interface RangeProps {
  at: number
  rule: RecodeRule
  range: readonly [number | null, number | null]
  onChange: (rule: RecodeRule) => void
}

function RangeInputs({ at, rule, range, onChange }: RangeProps) {
  const { t } = useLingui()
  const [low, high] = range
  const number = (text: string) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null)
  return (
    <>
      <input
        aria-label={t`Lower end of rule ${at + 1}`}
        placeholder="−∞"
        inputMode="decimal"
        className={`${smallInputLook} h-9 w-20`}
        defaultValue={low ?? ''}
        onChange={(event) => onChange({ ...rule, from: { range: [number(event.target.value), high] } })}
      />
      <span aria-hidden>–</span>
      <input
        aria-label={t`Upper end of rule ${at + 1}`}
        placeholder="∞"
        inputMode="decimal"
        className={`${smallInputLook} h-9 w-20`}
        defaultValue={high ?? ''}
        onChange={(event) => onChange({ ...rule, from: { range: [low, number(event.target.value)] } })}
      />
    </>
  )
}
