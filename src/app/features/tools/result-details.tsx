import { Trans } from '@lingui/react/macro'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorOutcome } from '#catalog/kit/tool/calculator-outcome.ts'
import { problemText } from '#catalog/kit/tool/problem-text.ts'
import { protocolSentence } from '#catalog/kit/tool/protocol-sentence.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ResultBand } from './result-band.tsx'

interface Props {
  definition: CalculatorDefinition
  entered: EnteredInputs
  outcome: CalculatorOutcome
}

/** The interpretation of the result, or why there is none. */
export function ResultDetails({ definition, entered, outcome }: Props) {
  const { language, say } = useWords()
  switch (outcome.status) {
    case 'incomplete':
      return (
        <p className="mb-2.5 text-sm text-ink-2">
          <Trans>
            Still missing:{' '}
            {outcome.missing
              .map((key) => say(definition.inputs[key]?.label ?? { en: key, zh: key }))
              .join(language === 'zh' ? '、' : ', ')}
          </Trans>
        </p>
      )
    case 'rejected':
      return (
        <ul className="mb-2.5 text-sm text-ink-2">
          {outcome.problems.map((problem) => (
            <li key={`${problem.input} ${problem.code}`}>{problemText(definition, problem, language)}</li>
          ))}
        </ul>
      )
    case 'done':
      return (
        <>
          {outcome.bands.map((classified) => (
            <ResultBand
              key={classified.classification}
              classified={classified}
              rounded={outcome.outputs[classified.output]?.rounded ?? 0}
              decimals={definition.outputs[classified.output]?.decimals ?? 0}
            />
          ))}
          {outcome.remarks.map((remark) => {
            const text = problemText(definition, remark, language)
            return (
              <p key={text} className="mb-2.5 text-sm text-warn">
                {text}
              </p>
            )
          })}
          <Protocol text={protocolSentence(definition, entered, outcome, language)} />
        </>
      )
  }
}

function Protocol({ text }: { text: string | null }) {
  return text === null ? null : (
    <p className="mb-2.5 text-sm text-ink-2">
      <span className="font-medium text-ink">
        <Trans>For the protocol</Trans>
      </span>
      <br />
      {text}
    </p>
  )
}
