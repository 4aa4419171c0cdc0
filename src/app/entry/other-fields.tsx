import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { use } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { DatasetOption, OtherDataset, OtherVariableOption } from '#catalog/kit/options/reference-options.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, inputLook } from '../ui/field.tsx'
import { OtherDatasets } from './other-datasets.ts'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  onChange: (value: Json) => void
}

/** Other datasets of the project, in their order; each is followed, or fixed in its present version. */
export function DatasetField({
  label,
  help,
  error,
  spec,
  value,
  onChange,
}: Props & { spec: DatasetOption; value: Json | undefined }) {
  const { t } = useLingui()
  const { offered, circular } = use(OtherDatasets)
  const names = circular.join(', ')
  const chosen = othersOf(value)
  const put = (next: readonly OtherDataset[]) => onChange(next.map((one) => ({ ...one })))
  const rest = offered.filter(({ id }) => !chosen.some(({ dataset }) => dataset === id))
  const add = (dataset: string) => put([...chosen, { dataset, version: 'follow' }])
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      <div className="flex flex-col gap-3">
        {chosen.map((one, at) => {
          const known = offered.find(({ id }) => id === one.dataset)
          const isFollowed = one.version === 'follow'
          return (
            <div key={one.dataset} className="flex flex-col gap-1">
              <div className="flex gap-2">
                <select
                  aria-label={t`Dataset ${at + 1}`}
                  className={`${inputLook} h-10 min-w-0 flex-1`}
                  value={one.dataset}
                  onChange={(event) =>
                    put(
                      chosen.map((other) =>
                        other === one ? { dataset: event.target.value, version: 'follow' } : other,
                      ),
                    )
                  }
                >
                  {known ? null : <option value={one.dataset}>{t`(not available)`}</option>}
                  {offered
                    .filter(({ id }) => id === one.dataset || rest.some((other) => other.id === id))
                    .map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                </select>
                <Button
                  look="quiet"
                  size="icon"
                  aria-label={t`Remove dataset ${at + 1}`}
                  onClick={() => put(chosen.filter((other) => other !== one))}
                >
                  <X size={16} aria-hidden />
                </Button>
              </div>
              <CheckField
                label={t`Take over its later changes`}
                checked={isFollowed}
                disabled={isFollowed && known?.version === undefined}
                onChange={(event) => {
                  const version = event.target.checked ? 'follow' : (known?.version ?? 'follow')
                  put(chosen.map((other) => (other === one ? { ...one, version } : other)))
                }}
              />
            </div>
          )
        })}
        {chosen.length >= spec.max ? null : rest.length > 0 ? (
          spec.max === 1 ? (
            <select
              aria-label={label}
              className={`${inputLook} h-10`}
              value=""
              onChange={(event) => add(event.target.value)}
            >
              <option value="">{t`Choose a dataset`}</option>
              {rest.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <Button size="sm" className="self-start" onClick={() => add(rest[0]?.id ?? '')}>
              <Plus size={15} aria-hidden />
              <Trans>Add a dataset</Trans>
            </Button>
          )
        ) : chosen.length > 0 ? null : (
          <p className="text-sm text-ink-3">
            <Trans>This project has no other dataset that could be used here. Import one first.</Trans>
          </p>
        )}
        {circular.length > 0 ? (
          <p className="text-sm text-ink-3">
            <Trans>Not offered, because made from this dataset: {names}</Trans>
          </p>
        ) : null}
      </div>
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}

/** Columns of another dataset, in their order. */
export function OtherVariableField({
  label,
  help,
  error,
  spec,
  dictionary,
  value,
  onChange,
}: Props & { spec: OtherVariableOption; dictionary: DataDictionary | undefined; value: readonly string[] }) {
  const { t } = useLingui()
  const { accepts, types = ['number', 'text'] } = spec
  const fitting = (dictionary?.columns ?? []).filter(
    ({ measure, type }) => accepts.includes(measure) && types.includes(type),
  )
  const put = (next: readonly string[]) => onChange([...next])
  const rest = fitting.filter(({ id }) => !value.includes(id))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      <div className="flex flex-col gap-2">
        {value.map((id, at) => (
          <div key={id} className="flex gap-2">
            <select
              aria-label={t`Variable ${at + 1} of the other dataset`}
              className={`${inputLook} h-10 min-w-0 flex-1`}
              value={id}
              onChange={(event) => put(value.map((other) => (other === id ? event.target.value : other)))}
            >
              {fitting.some((column) => column.id === id) ? null : <option value={id}>{t`(not available)`}</option>}
              {fitting
                .filter((column) => column.id === id || rest.includes(column))
                .map((column) => (
                  <option key={column.id} value={column.id}>
                    {column.name}
                  </option>
                ))}
            </select>
            <Button
              look="quiet"
              size="icon"
              aria-label={t`Remove variable ${at + 1} of the other dataset`}
              onClick={() => put(value.filter((other) => other !== id))}
            >
              <X size={16} aria-hidden />
            </Button>
          </div>
        ))}
        {value.length < spec.max ? (
          <select
            aria-label={label}
            className={`${inputLook} h-10`}
            value=""
            disabled={rest.length === 0}
            onChange={(event) => put([...value, event.target.value])}
          >
            <option value="">{dictionary ? t`Choose a variable` : t`Choose the dataset first`}</option>
            {rest.map((column) => (
              <option key={column.id} value={column.id}>
                {column.name}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}

function othersOf(value: Json | undefined): readonly OtherDataset[] {
  return Array.isArray(value) ? (value as unknown as OtherDataset[]) : []
}
