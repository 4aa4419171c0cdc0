import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import { isAsked } from '#catalog/kit/tool/run-calculator.ts'

/** The yes/no questions on show that have no answer yet. One left is quicker answered than by a button for the rest. */
export function openQuestions({ inputs }: CalculatorDefinition, entered: EnteredInputs): readonly string[] {
  const open = Object.entries(inputs).flatMap(([key, spec]) =>
    spec.kind === 'yes-no' && isAsked(spec, entered) && (entered[key] ?? null) === null ? [key] : [],
  )
  return open.length > 1 ? open : []
}

/** The inputs with the same answer for these questions: no, or null to take it back. Answers that were changed since then stay. */
export function answered(entered: EnteredInputs, questions: readonly string[], answer: false | null): EnteredInputs {
  const unchanged = questions.filter((key) => (entered[key] ?? null) === (answer === null ? false : null))
  return { ...entered, ...Object.fromEntries(unchanged.map((key) => [key, answer])) }
}
