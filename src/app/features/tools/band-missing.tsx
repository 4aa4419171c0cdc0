import { Trans } from '@lingui/react/macro'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { Answered } from '#catalog/kit/tool/calculator-outcome.ts'
import { useWords } from '../../i18n/use-words.ts'
import { goToField } from './go-to-field.ts'

interface Props {
  definition: CalculatorDefinition
  answered: Answered
  /** Keys of the inputs without which there is no result. */
  missing: readonly string[]
}

/** How much is entered, and the next field without a value: a press goes there. */
export function BandMissing({ definition, answered, missing }: Props) {
  const { say } = useWords()
  const [next] = missing
  const label = next === undefined ? undefined : definition.inputs[next]?.label
  const count = (
    <Trans>
      {answered.count} of {answered.of} entered
    </Trans>
  )
  if (next === undefined || label === undefined || answered.count === 0)
    return <p className="grow basis-40 text-ink-2">{count}</p>
  const name = say(label)
  return (
    <button
      type="button"
      className="min-h-11 min-w-0 grow basis-40 text-left text-ink-2"
      onClick={() => goToField(next)}
    >
      <span className="block">{count}</span>
      <span className="block truncate text-sm text-ink-3">
        <Trans>Next: {name}</Trans>
      </span>
    </button>
  )
}
