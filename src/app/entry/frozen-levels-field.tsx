import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { columnInfo, type DataDictionary, type LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  dictionary: DataDictionary
  variable: string
  value: Json | undefined
  onChange: (value: Json) => void
}

/** The levels of a variable that the step keeps. New ones come behind them; a removed one leaves its place empty. */
export function FrozenLevelsField({ label, help, error, dictionary, variable, value, onChange }: Props) {
  const column = columnInfo(dictionary, variable)
  const kept = Array.isArray(value) ? (value as readonly (LevelValue | null)[]) : []
  const there = kept.filter((level) => level !== null)
  const fresh = (column?.levels ?? []).filter((level) => !there.includes(level))
  const nameOf = (level: LevelValue) => {
    const text = column?.valueLabels.find((one) => one.value === level)?.label
    return text === undefined ? String(level) : `${level} ${text}`
  }
  const shown = fresh.slice(0, 5).map(nameOf).join(', ')
  const name = column?.name ?? ''
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {help ? <p className="mb-2 text-sm text-ink-3">{help}</p> : null}
      <div className="flex flex-col gap-1">
        {there.map((level) => (
          <CheckField
            key={String(level)}
            label={nameOf(level)}
            checked
            onChange={() => onChange(kept.map((one) => (one === level ? null : one)))}
          />
        ))}
        {fresh.length > 0 ? (
          <Button size="sm" className="self-start" onClick={() => onChange([...kept, ...fresh])}>
            <Plus size={15} aria-hidden />
            {there.length === 0 ? <Trans>Take the values of {name}</Trans> : <Trans>Add new values: {shown}</Trans>}
          </Button>
        ) : null}
        {column && column.levels === undefined && there.length === 0 ? (
          <p className="text-sm text-ink-3">
            <Trans>{name} has too many different values to give each a variable.</Trans>
          </p>
        ) : null}
      </div>
      {error ? <p className="mt-1.5 text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}
