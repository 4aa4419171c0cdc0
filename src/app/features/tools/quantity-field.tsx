import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import type { EnteredQuantity, EnteredValue, QuantityInput } from '#catalog/kit/tool/calculator-input-spec.ts'
import { unitLabel } from '#catalog/kit/tool/unit-label.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field, inputFrame, inputLook } from '../../ui/field.tsx'
import { convertTyped } from './convert-typed.ts'
import { chooseUnit } from './tool-memory.ts'
import { typedNumber } from './typed-number.ts'
import { useSettled } from './use-settled.ts'

interface Props {
  /** Key of the input. */
  name: string
  spec: QuantityInput
  entered: EnteredQuantity | null
  /** Initial unit. */
  start: string
  /** Key under which the unit is remembered. */
  remembered: string
  error: string | undefined
  remark: string | undefined
  /** The unit must be confirmed before anything is computed. */
  mayConfirm: boolean
  /** The number does not fit the unit: choosing another unit keeps the number. */
  isUnitInDoubt: boolean
  onChange: (name: string, value: EnteredValue) => void
}

/**
 * Initialised with the entered value; afterwards it keeps the typed text. The unit follows the preference until text or unit is touched;
 * choosing a unit stores it, and converts the number. Rerendered only when its own props change: on an old phone a form of twenty fields could not keep up with typing.
 */
export const QuantityField = memo(function QuantityField({
  name,
  spec,
  entered,
  start,
  remembered,
  error,
  remark,
  mayConfirm,
  isUnitInDoubt,
  onChange,
}: Props) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const [text, setText] = useState(entered && Number.isFinite(entered.value) ? String(entered.value) : '')
  const [chosen, setChosen] = useState(entered?.unit)
  /** The text in each unit since the last typing: going back to a unit restores it. */
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const unit = chosen ?? start
  const { settled, settle, unsettle } = useSettled()
  const label = say(spec.label)
  const enter = (nextText: string, nextUnit: string) => {
    setText(nextText)
    if (nextText !== text) unsettle()
    setChosen(nextUnit)
    onChange(name, nextText.trim() === '' ? null : { value: typedNumber(nextText) ?? Number.NaN, unit: nextUnit })
  }
  const changeUnit = (next: string) => {
    const [from, to] = [unit, next].map((id) => spec.units.find((one) => one.id === id))
    if (from === undefined || to === undefined) return
    setTexts({ ...texts, [unit]: text })
    enter(texts[next] ?? (isUnitInDoubt ? text : convertTyped(text, from, to)), next)
  }
  const help = remark && settled ? <span className="text-warn">{remark}</span> : spec.help ? say(spec.help) : undefined
  return (
    <div>
      <Field label={label} error={settled ? error : undefined} help={help} beside>
        {(naming) => (
          <div className="flex gap-2">
            <input
              {...naming}
              inputMode={spec.integer ? 'numeric' : 'decimal'}
              autoComplete="off"
              value={text}
              onBlur={settle}
              onChange={(event) => {
                setTexts({})
                enter(event.target.value, unit)
              }}
              className={classNames(inputFrame, 'h-12 min-w-0 flex-1 px-3 text-lg')}
            />
            {spec.units.length > 1 ? (
              <select
                aria-label={t`Unit: ${label}`}
                value={unit}
                onChange={({ target }) => {
                  changeUnit(target.value)
                  void chooseUnit(remembered, target.value)
                }}
                className={classNames(inputLook, 'h-12 w-26')}
              >
                {spec.units.map(({ id }) => (
                  <option key={id} value={id}>
                    {unitLabel(spec, id, language)}
                  </option>
                ))}
              </select>
            ) : unitLabel(spec, unit, language) ? (
              <span className="flex w-26 items-center pl-3 leading-5 text-balance text-ink-2">
                {unitLabel(spec, unit, language)}
              </span>
            ) : null}
          </div>
        )}
      </Field>
      {mayConfirm && settled && entered ? (
        <Button size="md" className="mt-2" onClick={() => onChange(name, { ...entered, confirmed: true })}>
          <Trans>
            It is {String(entered.value)} {unitLabel(spec, entered.unit, language)}
          </Trans>
        </Button>
      ) : null}
    </div>
  )
})
