import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Json } from '#catalog/kit/json.ts'
import type { NumberOption, NumbersOption } from '#catalog/kit/options/options.ts'
import { TextField } from '../ui/field.tsx'
import { HelpText } from './help-text.tsx'

interface Texts {
  label: string
  help: string | undefined
  error: string | undefined
}

interface NumberProps extends Texts {
  spec: NumberOption<boolean>
  value: Json
  onChange: (value: number | null) => void
}

const scaleOf = (spec: { readonly shownAs: 'number' | 'percent' }) => (spec.shownAs === 'percent' ? 100 : 1)

/** Stored as a fraction and shown as a percentage, without the rounding error of the product. */
function show(value: Json, scale: number): string {
  return typeof value === 'number' ? String(Number((value * scale).toPrecision(12))) : ''
}

/** A number; the text is kept as typed until it is a number. */
export function NumberField({ label, help, error, spec, value, onChange }: NumberProps) {
  const { t } = useLingui()
  const scale = scaleOf(spec)
  const [draft, setDraft] = useState<string>()
  return (
    <TextField
      label={spec.shownAs === 'percent' ? t`${label} (%)` : label}
      help={help && <HelpText text={help} />}
      error={error}
      inputMode={spec.integer ? 'numeric' : 'decimal'}
      value={draft ?? show(value, scale)}
      onChange={(event) => {
        const text = event.target.value.normalize('NFKC').replace(',', '.')
        setDraft(text)
        if (text.trim() === '') onChange(null)
        else if (Number.isFinite(Number(text))) onChange(Number(text) / scale)
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}

interface NumbersProps extends Texts {
  spec: NumbersOption
  value: Json
  onChange: (value: number[]) => void
}

/** Numbers with commas, semicolons or spaces between them. */
export function NumbersField({ label, help, error, spec, value, onChange }: NumbersProps) {
  const scale = scaleOf(spec)
  const [draft, setDraft] = useState<string>()
  const shown = Array.isArray(value) ? value.map((item) => show(item, scale)).join(', ') : ''
  return (
    <TextField
      label={label}
      help={help && <HelpText text={help} />}
      error={error}
      value={draft ?? shown}
      onChange={(event) => {
        setDraft(event.target.value)
        const parts = event.target.value
          .normalize('NFKC')
          .split(/[\s,;、，；]+/)
          .filter(Boolean)
        const numbers = parts.map(Number)
        if (numbers.every(Number.isFinite)) onChange(numbers.slice(0, spec.maxItems).map((number) => number / scale))
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}
