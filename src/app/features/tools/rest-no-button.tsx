import { Trans } from '@lingui/react/macro'
import { CheckCheck, Undo2 } from 'lucide-react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import { Button } from '../../ui/button.tsx'
import { answered, openQuestions } from './rest-no.ts'

interface Props {
  definition: CalculatorDefinition
  entered: EnteredInputs
  /** The questions answered by the last press. */
  pressed: readonly string[]
  onAnswer: (inputs: EnteredInputs, pressed: readonly string[]) => void
  /** Whether open questions are offered: those of a checklist with a result count as no already. */
  isOffered: boolean
}

/** Answers the open questions with no, in one press; another press takes it back. */
export function RestNoButton({ definition, entered, pressed, onAnswer, isOffered }: Props) {
  const open = openQuestions(definition, entered)
  const set = pressed.filter((key) => entered[key] === false)
  if (isOffered && open.length > 0)
    return (
      <Button size="field" className="print:hidden" onClick={() => onAnswer(answered(entered, open, false), open)}>
        <CheckCheck size={16} aria-hidden />
        {open.length === Object.values(definition.inputs).filter(({ kind }) => kind === 'yes-no').length ? (
          <Trans>All questions: no</Trans>
        ) : (
          <Trans>All others: no</Trans>
        )}
      </Button>
    )
  if (set.length === 0) return null
  return (
    <Button
      size="field"
      look="quiet"
      className="mt-1 -ml-4 print:hidden"
      onClick={() => onAnswer(answered(entered, set, null), [])}
    >
      <Undo2 size={16} aria-hidden />
      <Trans>{set.length} answered with no: undo</Trans>
    </Button>
  )
}
