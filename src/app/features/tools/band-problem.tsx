import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import { problemText } from '#catalog/kit/tool/problem-text.ts'
import type { InputProblem } from '#catalog/kit/tool/read-input.ts'
import { useWords } from '../../i18n/use-words.ts'
import { goToField } from './go-to-field.ts'

const PAUSE_MS = 700

/** Why there is no result: the field and what is wrong with it, once the user has stopped typing. A press goes to the field. */
export function BandProblem({
  definition,
  problems,
}: {
  definition: CalculatorDefinition
  problems: readonly InputProblem[]
}) {
  const { language, say } = useWords()
  const { t } = useLingui()
  const [problem] = problems
  const label = problem && definition.inputs[problem.input]?.label
  const text = problem ? problemText(definition, problem, language) : ''
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  if (problem === undefined || label === undefined || said !== text)
    return (
      <p className="font-medium text-danger">
        <Trans>No result with these values.</Trans>
      </p>
    )
  const more = problems.length - 1
  const name = say(label)
  return (
    <button
      type="button"
      title={t`Go to the field`}
      className="block min-h-11 w-full text-left text-danger hover:underline"
      onClick={() => goToField(problem.input)}
    >
      <span className="block font-semibold">{name}</span>
      <span className="block text-sm">
        {text} {more > 0 ? <Trans>({more} more)</Trans> : null}
      </span>
    </button>
  )
}
