import { Trans, useLingui } from '@lingui/react/macro'
import { columnInfo, type LevelValue } from '#catalog/kit/data-dictionary.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { SurvivalOutcomeOption } from '#catalog/kit/options/options.ts'
import { useWords } from '../i18n/use-words.ts'
import { CheckField } from '../ui/field.tsx'
import type { OptionFieldProps } from './option-field.tsx'
import { problemWords } from './problem-words.ts'
import { SurvivalTimes } from './survival-times.tsx'
import { VariableField } from './variable-field.tsx'

/** Time, status, and the status values that count as the event: datasets code them differently, so they are always chosen. */
export function SurvivalField({
  name,
  spec,
  stored,
  dictionary,
  problems,
  onChange,
}: OptionFieldProps<SurvivalOutcomeOption>) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const status = asText(stored[`${name}.status`])
  const events = stored[`${name}.events`]
  const chosen = Array.isArray(events) ? (events as LevelValue[]) : []
  const rivals = stored[`${name}.competing`]
  const competing = Array.isArray(rivals) ? (rivals as LevelValue[]) : []
  const form = spec.forms.find((one) => one === stored[`${name}.form`]) ?? spec.forms[0] ?? 'time'
  const levels = columnInfo(dictionary, status)?.levels ?? []
  const names = namesOf(dictionary)
  const errorAt = (leaf: string) => {
    const problem = problems.find(({ option }) => option === `${name}.${leaf}`)
    return problem ? problemWords(problem, dictionary, language) : undefined
  }
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">{say(spec.label)}</legend>
      <SurvivalTimes
        name={name}
        spec={spec}
        form={form}
        stored={stored}
        dictionary={dictionary}
        errorAt={errorAt}
        onChange={onChange}
      />
      <VariableField
        label={t`Status`}
        help={say(spec.help)}
        error={errorAt('status')}
        spec={{ accepts: ['nominal', 'ordinal', 'continuous'] }}
        dictionary={dictionary}
        value={status}
        onChange={(value) => onChange(`${name}.status`, value)}
      />
      {levels.length > 0 ? (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 text-sm font-medium">
            <Trans>Which value means that the event happened?</Trans>
          </legend>
          {levels.map((level) => (
            <CheckField
              key={`${typeof level}:${level}`}
              label={names.level({ variable: status, level })}
              checked={chosen.includes(level)}
              onChange={(event) => {
                const without = (values: readonly LevelValue[]) => values.filter((other) => other !== level)
                if (competing.includes(level)) onChange(`${name}.competing`, without(competing))
                onChange(`${name}.events`, event.target.checked ? [...chosen, level] : without(chosen))
              }}
            />
          ))}
          {errorAt('events') ? <p className="text-sm text-danger">{errorAt('events')}</p> : null}
        </fieldset>
      ) : null}
      {spec.competing && levels.length > 2 ? (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 text-sm font-medium">
            <Trans>Which values are other events, after which it can no longer happen?</Trans>
          </legend>
          {levels
            .filter((level) => !chosen.includes(level))
            .map((level) => (
              <CheckField
                key={`${typeof level}:${level}`}
                label={names.level({ variable: status, level })}
                checked={competing.includes(level)}
                onChange={(event) =>
                  onChange(
                    `${name}.competing`,
                    event.target.checked ? [...competing, level] : competing.filter((other) => other !== level),
                  )
                }
              />
            ))}
          {errorAt('competing') ? <p className="text-sm text-danger">{errorAt('competing')}</p> : null}
        </fieldset>
      ) : null}
    </fieldset>
  )
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
