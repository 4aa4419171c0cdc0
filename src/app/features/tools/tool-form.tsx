import { Suspense } from 'react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs, EnteredValue } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorOutcome } from '#catalog/kit/tool/calculator-outcome.ts'
import { enteredCounts, enteredQuantity } from '#catalog/kit/tool/entered-quantity.ts'
import { problemText } from '#catalog/kit/tool/problem-text.ts'
import { isAsked } from '#catalog/kit/tool/run-calculator.ts'
import { useWords } from '../../i18n/use-words.ts'
import { AnswerField } from './answer-field.tsx'
import { CountsField, DateField, WrittenField } from './lazy-fields.ts'
import { CarriedMark } from './patient/lazy-parts.ts'
import type { CarriedMarks } from './patient/this-patient.ts'
import { QuantityField } from './quantity-field.tsx'
import { quantityKey, startUnit } from './start-unit.ts'
import { useToolMemory } from './tool-memory.ts'
import { UnitSwitch } from './unit-switch.tsx'

interface Props {
  definition: CalculatorDefinition
  entered: EnteredInputs
  marks: CarriedMarks
  outcome: CalculatorOutcome
  /** Stable between renders. */
  onChange: (name: string, value: EnteredValue) => void
  onConfirm: (name: string) => void
}

/** Problems of a number that its unit may explain: another unit then corrects it, and does not convert it. */
const unitDoubts = ['confirm-unit', 'impossible-value', 'impossible-other-unit']

/** Fallback of a field that is loading. */
const room = <div className="h-19" />

export function ToolForm({ definition, entered, marks, outcome, onChange, onConfirm }: Props) {
  const { language } = useWords()
  const { units, chosen } = useToolMemory()
  const problems = outcome.status === 'rejected' ? outcome.problems : []
  const warnings = outcome.status === 'done' ? outcome.warnings : []
  return (
    <form
      className="flex flex-col gap-5 max-sm:gap-3.5 rounded-lg bg-surface p-4 shadow-card sm:p-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <UnitSwitch definition={definition} />
      {Object.entries(definition.inputs).map(([key, spec]) => {
        if (!isAsked(spec, entered)) return null
        const problem = problems.find(({ input }) => input === key)
        const warning = warnings.find(({ input }) => input === key)
        const said = {
          error: problem && problemText(definition, problem, language),
          remark: warning && problemText(definition, warning, language),
          name: key,
          onChange,
        }
        const [value, mark] = [entered[key] ?? null, marks[key]]
        const field = () => {
          switch (spec.kind) {
            case 'quantity': {
              const remembered = quantityKey(definition.id, key, spec)
              return (
                <QuantityField
                  spec={spec}
                  entered={enteredQuantity(value)}
                  start={startUnit(spec, units, chosen[remembered])}
                  remembered={remembered}
                  mayConfirm={problem?.code === 'confirm-unit'}
                  isUnitInDoubt={problem !== undefined && unitDoubts.includes(problem.code)}
                  {...said}
                />
              )
            }
            case 'date':
              return (
                <Suspense fallback={room}>
                  <DateField spec={spec} value={value} {...said} />
                </Suspense>
              )
            case 'text':
              return (
                <Suspense fallback={room}>
                  <WrittenField spec={spec} value={value} {...said} />
                </Suspense>
              )
            case 'counts':
              return (
                <Suspense fallback={room}>
                  <CountsField spec={spec} entered={enteredCounts(value)} {...said} />
                </Suspense>
              )
            default:
              return <AnswerField spec={spec} value={value} {...said} />
          }
        }
        return (
          <div key={key} data-input={key}>
            {field()}
            {mark && value !== null ? (
              <Suspense fallback={<div className="h-9" />}>
                <CarriedMark mark={mark} onConfirm={() => onConfirm(key)} />
              </Suspense>
            ) : null}
          </div>
        )
      })}
    </form>
  )
}
