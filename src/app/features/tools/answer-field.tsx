import { Trans } from '@lingui/react/macro'
import { memo, useId } from 'react'
import type { ChoiceInput, EnteredValue, YesNoInput } from '#catalog/kit/tool/calculator-input-spec.ts'
import { useWords } from '../../i18n/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { inlineOnPhones } from '../../ui/field.tsx'

interface Props {
  /** Key of the input. */
  name: string
  spec: ChoiceInput<string> | YesNoInput
  value: EnteredValue
  error: string | undefined
  remark: string | undefined
  onChange: (name: string, value: EnteredValue) => void
}

const segment =
  'min-h-11 rounded-md px-2 py-1 leading-5 text-ink-2 hover:text-ink aria-pressed:bg-accent aria-pressed:font-medium aria-pressed:text-on-accent'

/**
 * Yes or no beside the item, or one of several choices below it: pressing the selected one again clears it. Rerendered like a `QuantityField`.
 */
export const AnswerField = memo(function AnswerField({ name, spec, value, error, remark, onChange }: Props) {
  const { say } = useWords()
  const id = useId()
  const isYesNo = spec.kind === 'yes-no'
  const answers = isYesNo
    ? [
        { key: true, label: <Trans>Yes</Trans> },
        { key: false, label: <Trans>No</Trans> },
      ]
    : Object.entries(spec.of).map(([key, words]) => ({ key, label: say(words) }))
  const described = error ?? remark
  const isShort = !isYesNo && widthOf(Object.values(spec.of).map(say).join('')) <= 14
  const isLong = !isYesNo && Object.values(spec.of).some((words) => say(words).length > 6)
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={described ? `${id}-said` : undefined}
      aria-invalid={error ? true : undefined}
      className={
        isYesNo ? 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4' : isShort ? inlineOnPhones : undefined
      }
    >
      <div>
        <p
          id={`${id}-label`}
          className={classNames('text-sm font-medium', isYesNo ? '' : isShort ? 'sm:mb-1.5' : 'mb-1.5')}
        >
          {say(spec.label)}
        </p>
        {spec.help ? (
          <p className={classNames('text-sm text-ink-3', isYesNo ? '' : '-mt-1 mb-1.5')}>{say(spec.help)}</p>
        ) : null}
      </div>
      <div
        className={classNames(
          'grid gap-1 rounded-lg bg-sunken p-1',
          error ? 'shadow-[inset_0_0_0_1.5px_var(--danger)]' : '',
          isYesNo
            ? 'w-32 grid-cols-2'
            : answers.length > 3
              ? classNames('sm:grid-cols-4', isLong ? 'grid-cols-2 text-sm' : 'grid-cols-4')
              : 'auto-cols-fr grid-flow-col',
        )}
      >
        {answers.map(({ key, label }) => (
          <button
            key={String(key)}
            type="button"
            aria-pressed={value === key}
            className={segment}
            onClick={() => onChange(name, value === key ? null : key)}
          >
            {label}
          </button>
        ))}
      </div>
      {described ? (
        <p
          id={`${id}-said`}
          className={classNames('mt-1.5 text-sm', error ? 'text-danger' : 'text-warn', 'col-span-2')}
        >
          {described}
        </p>
      ) : null}
    </fieldset>
  )
})

/** Width in Latin letters; a Chinese character counts as two. */
function widthOf(text: string): number {
  return text.replaceAll(/\p{Script=Han}/gu, 'xx').length
}
