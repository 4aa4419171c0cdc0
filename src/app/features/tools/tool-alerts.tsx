import { TriangleAlert } from 'lucide-react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import { problemText } from '#catalog/kit/tool/problem-text.ts'
import type { InputProblem } from '#catalog/kit/tool/read-input.ts'
import { useWords } from '../../i18n/use-words.ts'

/** Findings that require action whatever the score: shown above it, and before there is one. */
export function ToolAlerts({
  definition,
  alerts,
}: {
  definition: CalculatorDefinition
  alerts: readonly InputProblem[]
}) {
  const { language } = useWords()
  return alerts.map((alert) => (
    <p
      key={alert.code}
      role="alert"
      className="mb-2.5 flex items-start gap-2.5 rounded-md bg-danger-soft px-3 py-2 font-semibold max-lg:text-sm text-danger"
    >
      <TriangleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
      {problemText(definition, alert, language)}
    </p>
  ))
}
