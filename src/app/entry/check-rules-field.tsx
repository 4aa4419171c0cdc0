import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import type { ColumnInfo, DataDictionary, LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { CheckKind, CheckRule } from '#engine/methods/rules/check-rule.ts'
import { newId } from '../data/database/identifiers.ts'
import { Button } from '../ui/button.tsx'
import { smallInputLook } from '../ui/field.tsx'
import { FormulaField } from './formula-field.tsx'
import { literalOf } from './literal-text.ts'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  dictionary: DataDictionary
  value: Json | undefined
  onChange: (value: Json) => void
}

/** A stored rule can lack the parts that its kind does not use. */
type Draft = Partial<CheckRule> & Pick<CheckRule, 'id' | 'kind'>

/** Rules, each with a name, its severity and what it demands of which variables. */
export function CheckRulesField({ label, help, error, dictionary, value, onChange }: Props) {
  const rules = Array.isArray(value) ? (value as unknown as Draft[]) : []
  const put = (next: readonly Draft[]) => onChange(next as unknown as Json)
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      <div className="flex flex-col gap-2">
        {rules.map((rule, at) => (
          <RuleFields
            key={rule.id}
            rule={rule}
            number={at + 1}
            dictionary={dictionary}
            onChange={(next) => put(rules.map((one) => (one.id === rule.id ? next : one)))}
            onRemove={() => put(rules.filter((one) => one.id !== rule.id))}
          />
        ))}
        <Button
          size="sm"
          className="self-start"
          onClick={() => put([...rules, { id: newId().slice(-12), kind: 'range', severity: 'error', columns: [] }])}
        >
          <Plus size={15} aria-hidden />
          <Trans>Add a rule</Trans>
        </Button>
      </div>
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}

interface RuleProps {
  rule: Draft
  number: number
  dictionary: DataDictionary
  onChange: (rule: Draft) => void
  onRemove: () => void
}

function RuleFields({ rule, number, dictionary, onChange, onRemove }: RuleProps) {
  const { t } = useLingui()
  const { kind, columns = [], within = [], low = null, high = null, values = [], formula = '' } = rule
  const fitting = dictionary.columns.filter((column) => fits(kind, column))
  const isOfTexts = (ids: readonly string[]) =>
    ids.length > 0 && ids.every((id) => dictionary.columns.find((column) => column.id === id)?.type === 'text')
  const limit = (name: string, part: 'low' | 'high', end: number | null) => (
    <input
      aria-label={name}
      placeholder={part === 'low' ? t`from` : t`to`}
      inputMode="decimal"
      className={`${smallInputLook} h-9 w-24`}
      defaultValue={end ?? ''}
      onChange={({ target }) => {
        const typed = literalOf(target.value, 'number')
        onChange({ ...rule, [part]: typeof typed === 'number' ? typed : null })
      }}
    />
  )
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-2">
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label={t`Kind of rule ${number}`}
          className={`${smallInputLook} h-9 w-auto`}
          value={kind}
          onChange={({ target }) => {
            const next = target.value as CheckKind
            const ids = new Set(dictionary.columns.filter((column) => fits(next, column)).map(({ id }) => id))
            onChange({ ...rule, kind: next, columns: columns.filter((id) => ids.has(id)) })
          }}
        >
          <option value="range">{t`Within limits`}</option>
          <option value="values">{t`One of these values`}</option>
          <option value="required">{t`Not missing`}</option>
          <option value="unique">{t`Unique`}</option>
          <option value="order">{t`Dates in order`}</option>
          <option value="formula">{t`A condition is true`}</option>
        </select>
        <select
          aria-label={t`Severity of rule ${number}`}
          className={`${smallInputLook} h-9 w-auto`}
          value={rule.severity ?? 'error'}
          onChange={({ target }) => onChange({ ...rule, severity: target.value === 'warning' ? 'warning' : 'error' })}
        >
          <option value="error">{t`Error`}</option>
          <option value="warning">{t`Warning`}</option>
        </select>
        <input
          aria-label={t`Name of rule ${number}`}
          placeholder={t`in your words`}
          maxLength={1000}
          className={`${smallInputLook} h-9 min-w-28 flex-1`}
          defaultValue={rule.text ?? ''}
          onChange={({ target }) => onChange({ ...rule, text: target.value })}
        />
        <Button look="quiet" size="small-icon" aria-label={t`Remove rule ${number}`} onClick={onRemove}>
          <X size={15} aria-hidden />
        </Button>
      </div>
      {kind === 'formula' ? (
        <FormulaField
          label={t`Condition of rule ${number}`}
          help={undefined}
          error={undefined}
          spec={{ result: 'condition' }}
          rows={1}
          dictionary={dictionary}
          value={formula}
          onChange={(stored) => onChange({ ...rule, formula: stored ?? '' })}
        />
      ) : (
        <ChosenVariables
          label={t`Variables of rule ${number}`}
          add={t`Add a variable to rule ${number}`}
          dictionary={dictionary}
          fitting={fitting}
          value={columns}
          onChange={(ids) =>
            onChange({
              ...rule,
              columns: ids,
              ...(kind === 'values' && { values: parsed(values.map(String), isOfTexts(ids)) }),
            })
          }
        />
      )}
      {kind === 'range' ? (
        <div className="flex items-center gap-2">
          {limit(t`Lower limit of rule ${number}`, 'low', low)}
          <span aria-hidden>–</span>
          {limit(t`Upper limit of rule ${number}`, 'high', high)}
        </div>
      ) : null}
      {kind === 'values' ? (
        <input
          aria-label={t`Values of rule ${number}`}
          placeholder={t`values, with commas between them`}
          className={`${smallInputLook} h-9 w-full`}
          defaultValue={values.join(', ')}
          onChange={({ target }) =>
            onChange({ ...rule, values: parsed(target.value.split(/[,，;；]/), isOfTexts(columns)) })
          }
        />
      ) : null}
      {kind === 'unique' ? (
        <ChosenVariables
          label={t`Groups of rule ${number}`}
          add={t`Add a group variable to rule ${number}`}
          dictionary={dictionary}
          fitting={dictionary.columns}
          value={within}
          onChange={(ids) => onChange({ ...rule, within: ids })}
        />
      ) : null}
    </div>
  )
}

function parsed(texts: readonly string[], areTexts: boolean): readonly LevelValue[] {
  return texts.flatMap((text) => literalOf(text, areTexts ? 'text' : 'either') ?? [])
}

/** Whether a rule of the kind can name the variable, as `readCheckRules` says. */
function fits(kind: CheckKind, { type }: ColumnInfo): boolean {
  if (kind === 'range') return type === 'number'
  if (kind === 'values') return type === 'number' || type === 'text'
  return kind !== 'order' || type === 'date' || type === 'datetime'
}

interface ChosenProps {
  label: string
  add: string
  dictionary: DataDictionary
  fitting: readonly ColumnInfo[]
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** A short list of variables in one line: a form can have many rules. */
function ChosenVariables({ label, add, dictionary, fitting, value, onChange }: ChosenProps) {
  const { t } = useLingui()
  const rest = fitting.filter(({ id }) => !value.includes(id))
  return (
    <fieldset aria-label={label} className="flex flex-wrap items-center gap-2">
      {value.map((id) => {
        const name = dictionary.columns.find((column) => column.id === id)?.name ?? id
        return (
          <span key={id} className="inline-flex items-center rounded-full bg-accent-soft pl-3 text-sm">
            {name}
            <Button
              look="quiet"
              size="small-icon"
              aria-label={t`Remove ${name}`}
              onClick={() => onChange(value.filter((one) => one !== id))}
            >
              <X size={14} aria-hidden />
            </Button>
          </span>
        )
      })}
      {rest.length > 0 ? (
        <select
          aria-label={add}
          className={`${smallInputLook} h-9 w-auto max-w-full`}
          value=""
          onChange={({ target }) => onChange([...value, target.value])}
        >
          <option value="">{label}</option>
          {rest.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
    </fieldset>
  )
}
