import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { ChoiceInput, EnteredValue, YesNoInput } from '#catalog/kit/calculator-input-spec.ts'
import { useWords } from '../../i18n/use-words.ts'
import { classNames } from '../../ui/class-names.ts'

interface Props {
  spec: ChoiceInput<string> | YesNoInput
  value: EnteredValue
  error: string | undefined
  remark: string | undefined
  onChange: (value: EnteredValue) => void
}

const segment =
  'min-h-11 rounded-md px-3 py-1.5 text-base leading-5 text-ink-2 hover:text-ink ' +
  'aria-pressed:bg-accent aria-pressed:font-semibold aria-pressed:text-on-accent'

/** Yes or no, or one of several: pressed again it is unanswered again. */
export function AnswerField({ spec, value, error, remark, onChange }: Props) {
  const { say } = useWords()
  const id = useId()
  const answers =
    spec.kind === 'choice'
      ? Object.entries(spec.of).map(([key, words]) => ({ key, label: say(words) }))
      : [
          { key: true, label: <Trans>Yes</Trans> },
          { key: false, label: <Trans>No</Trans> },
        ]
  const described = error ?? remark
  return (
    <fieldset aria-describedby={described ? id : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{say(spec.label)}</legend>
      {spec.help ? <p className="-mt-1 mb-1.5 text-sm text-ink-3">{say(spec.help)}</p> : null}
      <div
        className={classNames(
          'grid gap-1 rounded-lg bg-sunken p-1',
          spec.kind === 'yes-no'
            ? 'max-w-sm grid-cols-2'
            : answers.length === 4
              ? 'grid-cols-2 sm:grid-cols-4'
              : 'auto-cols-fr',
          spec.kind === 'choice' && answers.length < 4 ? 'grid-flow-col' : '',
        )}
      >
        {answers.map(({ key, label }) => (
          <button
            key={String(key)}
            type="button"
            aria-pressed={value === key}
            className={segment}
            onClick={() => onChange(value === key ? null : key)}
          >
            {label}
          </button>
        ))}
      </div>
      {described ? (
        <p id={id} className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-warn'}`}>
          {described}
        </p>
      ) : null}
    </fieldset>
  )
}
