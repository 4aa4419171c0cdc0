import { Trans } from '@lingui/react/macro'
import type { CalculatorDefinition } from '#catalog/kit/calculator.ts'
import type { CalculatorResult } from '#catalog/kit/calculator-outcome.ts'
import { fixed } from '#catalog/kit/format.ts'
import { shownOutput } from '#catalog/kit/shown-output.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ResultBand } from './result-band.tsx'

interface Props {
  definition: CalculatorDefinition
  outcome: CalculatorResult
}

/** The first output large, the others beside it; then how they are read. */
export function ResultNumbers({ definition, outcome }: Props) {
  const { say } = useWords()
  const outputs = Object.entries(definition.outputs)
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        {outputs.map(([key, spec], i) => (
          <div key={key}>
            <p className="text-sm text-ink-2">{say(spec.label)}</p>
            <p
              className={i === 0 ? 'text-3xl font-semibold tracking-tight' : 'text-xl font-semibold'}
              data-testid={`output-${key}`}
            >
              {shownOutput(definition, outcome, key)}{' '}
              <span className="text-base font-normal tracking-normal text-ink-2">{say(spec.unit)}</span>
            </p>
            {spec.rounding === 'up' ? (
              <p className="text-sm text-ink-3">
                <Trans>rounded up from {fixed(outcome.outputs[key]?.value ?? 0, 2)}</Trans>
              </p>
            ) : null}
          </div>
        ))}
      </div>
      {definition.checklist ? (
        <p className="mt-1 text-sm text-ink-2" data-testid="answered">
          <Trans>
            {outcome.answered.count} of {outcome.answered.of} answered; the others count as no.
          </Trans>
        </p>
      ) : null}
      {outcome.bands.map((classified) => (
        <ResultBand
          key={classified.classification}
          classified={classified}
          reported={fixed(
            outcome.outputs[classified.output]?.rounded ?? 0,
            definition.outputs[classified.output]?.decimals ?? 0,
          )}
        />
      ))}
    </>
  )
}
