import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { dashNames, patternNames, seriesSigns, shapeNames, withSeriesSign } from '#catalog/kit/figures/series-signs.ts'
import type { Words } from '#catalog/kit/words.ts'
import { useWords } from '../i18n/use-words.ts'
import { SelectField } from '../ui/field.tsx'
import { HelpText } from './help-text.tsx'

const known: Readonly<Record<'shapes' | 'dashes' | 'patterns', Readonly<Record<string, Words>>>> = {
  shapes: shapeNames,
  dashes: dashNames,
  patterns: patternNames,
}

/** A palette has no more colours that a reader can distinguish. */
const MOST = 8

interface Props {
  label: string
  help: string | undefined
  of: 'shapes' | 'dashes' | 'patterns'
  value: string
  onChange: (value: string) => void
}

/** One list for each series that has a sign, and one for the next. */
export function SignsField({ label, help, of, value, onChange }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const id = useId()
  const signs = seriesSigns(value, known[of])
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={help && id}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {Array.from({ length: Math.min(signs.length + 1, MOST) }, (_, k) => (
          <SelectField
            key={k}
            label={t`Group ${k + 1}`}
            value={signs[k] ?? ''}
            onChange={({ target }) => onChange(withSeriesSign(value, k, target.value || undefined))}
          >
            <option value="">{t`Automatic`}</option>
            {Object.entries(known[of]).map(([name, words]) => (
              <option key={name} value={name}>
                {say(words)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {help ? (
        <p id={id} className="text-sm text-ink-3">
          <HelpText text={help} />
        </p>
      ) : null}
    </fieldset>
  )
}
