import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { ColumnType, Measure } from '#engine/frame/frame.ts'
import { SelectField } from '../ui/field.tsx'
import { useAcceptableVariables } from './acceptable-variables.ts'

interface Props {
  label: string
  help?: string | undefined
  error?: string | undefined
  spec: { readonly accepts: readonly Measure[]; readonly types?: readonly ColumnType[]; readonly required?: boolean }
  dictionary: DataDictionary
  value: string
  onChange: (value: string | null) => void
}

/** One variable. */
export function VariableField({ label, help, error, spec, dictionary, value, onChange }: Props) {
  const { t } = useLingui()
  const { fitting } = useAcceptableVariables(dictionary, spec)
  const choices = useMemo(
    () =>
      fitting.map((column) => (
        <option key={column.id} value={column.id}>
          {column.label ? `${column.name} — ${column.label}` : column.name}
        </option>
      )),
    [fitting],
  )
  const isVanished = value !== '' && !fitting.some(({ id }) => id === value)
  return (
    <SelectField
      label={label}
      help={help}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{spec.required === false ? t`None` : t`Choose a variable`}</option>
      {isVanished ? <option value={value}>{t`(not available)`}</option> : null}
      {choices}
    </SelectField>
  )
}
