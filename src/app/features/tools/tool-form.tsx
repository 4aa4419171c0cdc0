import type { CalculatorDefinition } from '#catalog/kit/calculator.ts'
import type { EnteredInputs, EnteredValue } from '#catalog/kit/calculator-input-spec.ts'
import type { CalculatorOutcome } from '#catalog/kit/calculator-outcome.ts'
import { useWords } from '../../i18n/use-words.ts'
import { AnswerField } from './answer-field.tsx'
import { problemText } from './problem-text.ts'
import { QuantityField } from './quantity-field.tsx'
import { useToolMemory } from './tool-memory.ts'
import { UnitSwitch } from './unit-switch.tsx'

interface Props {
  definition: CalculatorDefinition
  entered: EnteredInputs
  outcome: CalculatorOutcome
  /** The same at each drawing. */
  onChange: (name: string, value: EnteredValue) => void
}

export function ToolForm({ definition, entered, outcome, onChange }: Props) {
  const { language } = useWords()
  const { units } = useToolMemory()
  const problems = outcome.status === 'rejected' ? outcome.problems : []
  const warnings = outcome.status === 'done' ? outcome.warnings : []
  return (
    <form
      className="flex flex-col gap-5 rounded-lg bg-surface p-4 shadow-card sm:p-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <UnitSwitch definition={definition} />
      {Object.entries(definition.inputs).map(([key, spec]) => {
        const problem = problems.find(({ input }) => input === key)
        const warning = warnings.find(({ input }) => input === key)
        const said = {
          error: problem && problemText(definition, problem, language),
          remark: warning && problemText(definition, warning, language),
          name: key,
          onChange,
        }
        const value = entered[key] ?? null
        if (spec.kind !== 'quantity') return <AnswerField key={key} spec={spec} value={value} {...said} />
        return (
          <QuantityField
            key={key}
            spec={spec}
            entered={typeof value === 'object' ? value : null}
            units={units}
            mayConfirm={problem?.code === 'confirm-unit'}
            {...said}
          />
        )
      })}
    </form>
  )
}
