import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CalculatorDefinition } from '#catalog/kit/calculator.ts'
import type { CalculatorOutcome } from '#catalog/kit/calculator-outcome.ts'
import { useWords } from '../../i18n/use-words.ts'
import { problemText } from './problem-text.ts'
import { ResultNumbers } from './result-numbers.tsx'
import { ToolAlerts } from './tool-alerts.tsx'

interface Props {
  definition: CalculatorDefinition
  outcome: CalculatorOutcome
  /** In place of the result, while values that came with a link are not checked. */
  instead?: ReactNode
  actions: ReactNode
}

export function ToolResult({ definition, outcome, instead, actions }: Props) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const { answered } = outcome
  return (
    <section
      aria-label={t`Result`}
      className="max-h-[48dvh] overflow-y-auto rounded-lg bg-raised p-4 shadow-raised sm:p-5 lg:max-h-none"
    >
      <ToolAlerts definition={definition} alerts={outcome.alerts} />
      {instead ?? (
        <div aria-live="polite">
          {outcome.status === 'incomplete' ? (
            <p className="text-ink-2">
              <Trans>
                Still missing:{' '}
                {outcome.missing
                  .map((key) => say(definition.inputs[key]?.label ?? { en: key, zh: key }))
                  .join(language === 'zh' ? '、' : ', ')}
              </Trans>
            </p>
          ) : null}
          {outcome.status === 'rejected' ? (
            <>
              <p className="font-medium text-danger">
                <Trans>No result with these values.</Trans>
              </p>
              <ul className="mt-1 text-sm text-ink-2">
                {outcome.problems.map((problem) => (
                  <li key={`${problem.input} ${problem.code}`}>{problemText(definition, problem, language)}</li>
                ))}
              </ul>
            </>
          ) : null}
          {definition.checklist && answered.count === 0 && outcome.status === 'done' ? (
            <p className="text-ink-2">
              <Trans>Answer at least one of the {answered.of} items. What is left open counts as no.</Trans>
            </p>
          ) : outcome.status === 'done' ? (
            <ResultNumbers definition={definition} outcome={outcome} />
          ) : null}
        </div>
      )}
      {actions}
    </section>
  )
}
