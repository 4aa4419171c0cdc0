import { useLingui } from '@lingui/react/macro'
import { columnInfo, type DataDictionary, type LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { LevelOption } from '#catalog/kit/options/options.ts'
import { SelectField } from '../ui/field.tsx'
import { HelpText } from './help-text.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  spec: LevelOption
  dictionary: DataDictionary
  variable: string
  value: Json
  onChange: (value: LevelValue | null) => void
}

/** One value of a variable. */
export function LevelField({ label, help, error, spec, dictionary, variable, value, onChange }: Props) {
  const { t } = useLingui()
  const levels = columnInfo(dictionary, variable)?.levels ?? []
  const names = namesOf(dictionary)
  const at = levels.findIndex((level) => Object.is(level, value))
  return (
    <SelectField
      label={label}
      help={help && <HelpText text={help} />}
      error={error}
      disabled={levels.length === 0}
      value={at < 0 ? '' : String(at)}
      onChange={(event) => onChange(levels[Number(event.target.value || -1)] ?? null)}
    >
      <option value="">{spec.initial === 'ask' ? t`Choose a value` : t`As usual`}</option>
      {levels.map((level, i) => (
        <option key={`${typeof level}:${level}`} value={i}>
          {names.level({ variable, level })}
        </option>
      ))}
    </SelectField>
  )
}
