import { Trans } from '@lingui/react/macro'
import { fixed } from '#catalog/kit/present/format.ts'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import { type ShownOutput, shownOutputs } from '#catalog/kit/tool/shown-outputs.ts'
import { useWords } from '../../i18n/use-words.ts'
import { bandTones } from './band-tones.ts'
import { OutputTable } from './output-table.tsx'

interface Props {
  definition: CalculatorDefinition
  outcome: CalculatorResult
}

/** More outputs than this are shown in a table. */
const LARGE = 4

/** The outputs and, on a phone, where the full bands are further down, the names of their bands. */
export function ResultNumbers({ definition, outcome }: Props) {
  const { say } = useWords()
  const outputs = shownOutputs(definition, outcome)
  return (
    <>
      {outputs.length > LARGE ? (
        <OutputTable outputs={outputs} />
      ) : (
        <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
          {outputs.map((output) => (
            <LargeNumber
              key={output.key}
              output={output}
              isAlone={outputs.length === 1}
              exact={definition.outputs[output.key]?.rounding === 'up' ? outcome.outputs[output.key]?.value : undefined}
            />
          ))}
        </div>
      )}
      {definition.checklist ? (
        <p className="text-sm text-ink-2" data-testid="answered">
          <Trans>
            {outcome.answered.count} of {outcome.answered.of} answered; the others count as no.
          </Trans>
        </p>
      ) : null}
      <p aria-hidden className="mt-1.5 flex flex-wrap gap-1.5 text-sm empty:hidden lg:hidden">
        {outcome.bands.map(({ classification, title, band }) => (
          <span key={classification} className={`rounded-sm px-2 py-0.5 ${bandTones[band.tone]}`}>
            {title ? `${say(title)} · ` : ''}
            <span className="font-semibold">{say(band.label)}</span>
          </span>
        ))}
      </p>
    </>
  )
}

/** `exact`: before it was rounded up. */
function LargeNumber({ output, isAlone, exact }: { output: ShownOutput; isAlone: boolean; exact: number | undefined }) {
  const { say } = useWords()
  const { key, label, number, unit, absent, intervals } = output
  return (
    <div>
      <p className="text-sm text-ink-2">{say(label)}</p>
      {number === null ? (
        <p className="max-w-60 text-ink-2" data-testid={`output-${key}`}>
          {absent ? say(absent) : '—'}
        </p>
      ) : (
        <p
          className={`font-semibold tracking-tight ${isAlone ? 'text-3xl' : 'text-2xl'}`}
          data-testid={`output-${key}`}
        >
          {number} {unit ? <span className="text-base font-normal tracking-normal text-ink-2">{say(unit)}</span> : null}
        </p>
      )}
      {intervals.map((one) => (
        <p key={one.label.en} className="text-sm text-ink-2">
          {say(one.label)} {one.text}
        </p>
      ))}
      {exact === undefined ? null : (
        <p className="text-sm text-ink-3">
          <Trans>rounded up from {fixed(exact, 2)}</Trans>
        </p>
      )}
    </div>
  )
}
