import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowUp, Plus, X } from 'lucide-react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { Case } from '#catalog/kit/steps/step-options.ts'
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

/** Conditions, each with the value that it gives; the first that is true applies, so that a condition can be moved up. */
export function CasesField({ label, help, error, dictionary, value, onChange }: Props) {
  const { t } = useLingui()
  const cases = Array.isArray(value) ? (value as unknown as Case[]) : []
  const put = (next: readonly Case[]) => onChange(next as unknown as Json)
  const change = (id: string, part: Partial<Case>) =>
    put(cases.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const moveUp = (at: number) =>
    put(cases.map((one, k) => (k === at - 1 ? (cases[at] ?? one) : k === at ? (cases[at - 1] ?? one) : one)))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      <div className="flex flex-col gap-2">
        {cases.map(({ id, condition, value: to }, at) => (
          <div key={id} className="flex flex-col gap-2 rounded-md border border-line p-2">
            <FormulaField
              label={t`Condition ${at + 1}`}
              help={undefined}
              error={undefined}
              spec={{ result: 'condition' }}
              rows={1}
              dictionary={dictionary}
              value={condition}
              onChange={(stored) => change(id, { condition: stored ?? '' })}
            />
            <div className="flex flex-wrap items-center gap-2">
              <span aria-hidden className="text-ink-3">
                →
              </span>
              <input
                aria-label={t`Value of condition ${at + 1}`}
                placeholder={t`missing`}
                className={`${smallInputLook} h-9 min-w-28 flex-1`}
                defaultValue={to ?? ''}
                onChange={(event) => change(id, { value: literalOf(event.target.value, 'either') })}
              />
              <Button
                look="quiet"
                size="small-icon"
                disabled={at === 0}
                aria-label={t`Move condition ${at + 1} up`}
                onClick={() => moveUp(at)}
              >
                <ArrowUp size={15} aria-hidden />
              </Button>
              <Button
                look="quiet"
                size="small-icon"
                aria-label={t`Remove condition ${at + 1}`}
                onClick={() => put(cases.filter((one) => one.id !== id))}
              >
                <X size={15} aria-hidden />
              </Button>
            </div>
          </div>
        ))}
        <Button
          size="sm"
          className="self-start"
          onClick={() => put([...cases, { id: newId().slice(-12), condition: '', value: null }])}
        >
          <Plus size={15} aria-hidden />
          <Trans>Add a condition</Trans>
        </Button>
      </div>
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}
