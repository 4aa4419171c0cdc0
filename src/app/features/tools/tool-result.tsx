import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorOutcome } from '#catalog/kit/tool/calculator-outcome.ts'
import { BandMissing } from './band-missing.tsx'
import { BandProblem } from './band-problem.tsx'
import { RestNoButton } from './rest-no-button.tsx'
import { ResultDetails } from './result-details.tsx'
import { ResultNumbers } from './result-numbers.tsx'
import { ToolAlerts } from './tool-alerts.tsx'

interface Props {
  definition: CalculatorDefinition
  entered: EnteredInputs
  outcome: CalculatorOutcome
  /** Newer values are being counted. */
  isOld: boolean
  /** Shown above the result, whatever its state. */
  above: ReactNode
  /** Replaces the result while values from a link are unchecked. */
  instead?: ReactNode
  actions: ReactNode
  /** Answers several questions at once. */
  onAnswer: (inputs: EnteredInputs) => void
}

const beside = 'flex flex-wrap items-center gap-x-3 gap-y-1.5'

/** One card beside the form. On a phone two: the numbers are sticky above the tab bar, and their interpretation follows the form. */
export function ToolResult({ definition, entered, outcome, isOld, above, instead, actions, onAnswer }: Props) {
  const { t } = useLingui()
  const { answered } = outcome
  const untouched = definition.checklist && answered.count === 0 && outcome.status === 'done'
  const [pressed, setPressed] = useState<readonly string[]>([])
  const restNo = (
    <RestNoButton
      definition={definition}
      entered={entered}
      pressed={pressed}
      onAnswer={(inputs, questions) => {
        setPressed(questions)
        onAnswer(inputs)
      }}
      isOffered={untouched || outcome.status === 'incomplete'}
    />
  )
  return (
    <section
      aria-label={t`Result`}
      aria-busy={isOld}
      className="max-lg:contents lg:sticky lg:top-20 lg:rounded-lg lg:bg-raised lg:shadow-raised"
    >
      <div
        aria-live="polite"
        data-stays-below
        className="rounded-lg px-4 py-3 max-lg:sticky max-lg:bottom-16 max-lg:z-10 max-lg:bg-raised print:static max-lg:shadow-raised lg:px-5 lg:pt-5"
      >
        <ToolAlerts definition={definition} alerts={outcome.alerts} />
        {above}
        {instead ??
          (untouched ? (
            <div className={beside}>
              <p className="min-w-0 grow basis-40 text-ink-2">
                <Trans>Answer at least one of the {answered.of} items. What is left open counts as no.</Trans>
              </p>
              {restNo}
            </div>
          ) : outcome.status === 'done' ? (
            <>
              <ResultNumbers definition={definition} outcome={outcome} />
              {restNo}
            </>
          ) : outcome.status === 'rejected' ? (
            <BandProblem definition={definition} problems={outcome.problems} />
          ) : (
            <div className={beside}>
              <BandMissing definition={definition} answered={answered} missing={outcome.missing} />
              {restNo}
            </div>
          ))}
      </div>
      <div className="rounded-lg px-4 pb-4 max-lg:bg-surface max-lg:pt-4 max-lg:shadow-card lg:px-5 lg:pb-5">
        {instead === undefined && !untouched ? (
          <ResultDetails definition={definition} entered={entered} outcome={outcome} />
        ) : null}
        {actions}
      </div>
    </section>
  )
}
