import { lazy, Suspense, useId } from 'react'
import type { ChoiceOption } from '#catalog/kit/options/options.ts'
import { useWords } from '../i18n/use-words.ts'
import { loadPart } from '../loading/load-part.ts'
import { CheckField, SelectField } from '../ui/field.tsx'
import { HelpText } from './help-text.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  spec: ChoiceOption<string>
  value: string
  onChange: (value: string) => void
}

const RADIOS_UP_TO = 4

// only charts have them
const PaletteDots = lazy(async () => ({
  default: (await loadPart(() => import('./palette-dots.tsx'))).PaletteDots,
}))

/** One of several choices: buttons if they are few. */
export function ChoiceField({ label, help, error, spec, value, onChange }: Props) {
  const { say } = useWords()
  const group = useId()
  const choices = Object.entries(spec.of)
  if (choices.length > RADIOS_UP_TO && spec.shownAs === undefined) {
    return (
      <SelectField
        label={label}
        help={help && <HelpText text={help} />}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map(([key, choice]) => (
          <option key={key} value={key}>
            {say(choice.label)}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {choices.map(([key, choice]) => (
        <CheckField
          key={key}
          type="radio"
          name={group}
          label={
            <>
              {say(choice.label)}
              {spec.shownAs === 'palettes' ? (
                <Suspense fallback={<span className="block h-5" />}>
                  <PaletteDots palette={key} />
                </Suspense>
              ) : null}
            </>
          }
          help={choice.help && <HelpText text={say(choice.help)} />}
          checked={value === key}
          onChange={() => onChange(key)}
        />
      ))}
      {error ? (
        <p className="text-sm text-danger">{error}</p>
      ) : help ? (
        <p className="text-sm text-ink-3">
          <HelpText text={help} />
        </p>
      ) : null}
    </fieldset>
  )
}
