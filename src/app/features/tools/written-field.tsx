import { Trans } from '@lingui/react/macro'
import { Dices } from 'lucide-react'
import type { EnteredValue, TextInput } from '#catalog/kit/tool/calculator-input-spec.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field, inputLook, smallInputLook } from '../../ui/field.tsx'
import { useSettled } from './use-settled.ts'

interface Props {
  /** Key of the input. */
  name: string
  spec: TextInput
  value: EnteredValue
  error: string | undefined
  remark: string | undefined
  onChange: (name: string, value: EnteredValue) => void
}

/** A text field of one or several lines; one for random digits is filled from the platform's random source. */
export function WrittenField({ name, spec, value, error, remark, onChange }: Props) {
  const { say } = useWords()
  const { settled, settle, unsettle } = useSettled()
  const text = typeof value === 'string' ? value : ''
  const enter = (next: string) => {
    unsettle()
    onChange(name, next === '' ? null : next)
  }
  const { randomBytes } = spec
  const help = remark && settled ? <span className="text-warn">{remark}</span> : spec.help ? say(spec.help) : undefined
  return (
    <Field label={say(spec.label)} error={settled ? error : undefined} help={help}>
      {(naming) => {
        const same = { ...naming, value: text, autoComplete: 'off', spellCheck: false, onBlur: settle }
        if (spec.lines > 1)
          return (
            <textarea
              {...same}
              rows={spec.lines}
              onChange={(event) => enter(event.target.value)}
              className={classNames(inputLook, 'min-w-0 py-2.5 leading-6')}
            />
          )
        return (
          <div className="flex gap-2">
            <input
              {...same}
              onChange={(event) => enter(event.target.value)}
              className={classNames(randomBytes ? [smallInputLook, 'font-mono'] : inputLook, 'h-12 min-w-0 flex-1')}
            />
            {randomBytes ? (
              <Button size="lg" onClick={() => enter(hexadecimal(crypto.getRandomValues(new Uint8Array(randomBytes))))}>
                <Dices size={17} aria-hidden />
                <Trans>Draw at random</Trans>
              </Button>
            ) : null}
          </div>
        )
      }}
    </Field>
  )
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
