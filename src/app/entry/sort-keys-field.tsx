import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { SortKey } from '#catalog/kit/steps/step-options.ts'
import { Button } from '../ui/button.tsx'
import { inputLook } from '../ui/field.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  dictionary: DataDictionary
  value: Json | undefined
  onChange: (value: Json) => void
}

/** Variables to sort by, in order of precedence. */
export function SortKeysField({ label, help, error, dictionary, value, onChange }: Props) {
  const { t } = useLingui()
  const keys = Array.isArray(value) ? (value as unknown as SortKey[]) : []
  const put = (next: readonly SortKey[]) => onChange(next as unknown as Json)
  const rest = dictionary.columns.filter(({ id }) => !keys.some((key) => key.column === id))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      <div className="flex flex-col gap-2">
        {keys.map((key, at) => (
          <div key={key.column} className="flex gap-2">
            <select
              aria-label={t`Variable ${at + 1}`}
              className={`${inputLook} h-10 min-w-0 flex-1`}
              value={key.column}
              onChange={(event) =>
                put(keys.map((other) => (other === key ? { ...key, column: event.target.value } : other)))
              }
            >
              {dictionary.columns
                .filter(({ id }) => id === key.column || rest.some((column) => column.id === id))
                .map((column) => (
                  <option key={column.id} value={column.id}>
                    {column.name}
                  </option>
                ))}
            </select>
            <select
              aria-label={t`Direction of variable ${at + 1}`}
              className={`${inputLook} h-10 w-auto`}
              value={key.descending ? 'down' : 'up'}
              onChange={(event) =>
                put(
                  keys.map((other) => (other === key ? { ...key, descending: event.target.value === 'down' } : other)),
                )
              }
            >
              <option value="up">{t`Ascending`}</option>
              <option value="down">{t`Descending`}</option>
            </select>
            <Button
              look="quiet"
              size="icon"
              aria-label={t`Remove variable ${at + 1}`}
              onClick={() => put(keys.filter((other) => other !== key))}
            >
              <X size={16} aria-hidden />
            </Button>
          </div>
        ))}
        <Button
          size="sm"
          className="self-start"
          disabled={rest.length === 0}
          onClick={() => put([...keys, { column: rest[0]?.id ?? '', descending: false }])}
        >
          <Plus size={15} aria-hidden />
          <Trans>Add a variable</Trans>
        </Button>
      </div>
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}
