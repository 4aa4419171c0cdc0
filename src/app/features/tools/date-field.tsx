import { Trans } from '@lingui/react/macro'
import type { DateInput, EnteredValue } from '#catalog/kit/tool/calculator-input-spec.ts'
import { today } from '#catalog/kit/tool/calendar-day.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field, inputLook } from '../../ui/field.tsx'

interface Props {
  /** Key of the input. */
  name: string
  spec: DateInput
  value: EnteredValue
  error: string | undefined
  remark: string | undefined
  onChange: (name: string, value: EnteredValue) => void
}

/** The device's own date picker, and a button for today. */
export function DateField({ name, spec, value, error, remark, onChange }: Props) {
  const { say } = useWords()
  const help = remark ? <span className="text-warn">{remark}</span> : spec.help ? say(spec.help) : undefined
  return (
    <Field label={say(spec.label)} error={error} help={help}>
      {(naming) => (
        <div className="flex gap-2">
          <input
            {...naming}
            type="date"
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(name, event.target.value === '' ? null : event.target.value)}
            className={classNames(inputLook, 'h-12 min-w-0 flex-1')}
          />
          <Button size="lg" onClick={() => onChange(name, today())}>
            <Trans>Today</Trans>
          </Button>
        </div>
      )}
    </Field>
  )
}
