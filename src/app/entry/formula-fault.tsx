import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button.tsx'

export interface FormulaProblem {
  readonly words: string
  /** The formula in which it was found, with the place. */
  readonly text: string
  readonly at: number
  readonly length: number
  /** The variable that a name without one probably means. */
  readonly meant: string | undefined
}

/** The formula with the wrong place marked, and a button that puts in the variable that was meant. */
export function FormulaFault({ problem, onUse }: { problem: FormulaProblem; onUse: (name: string) => void }) {
  const { t } = useLingui()
  const { text, at, length, meant } = problem
  const end = Math.max(at + length, at + 1)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="sr-only">{t`Wrong at: ${text.slice(at, end)}`}</span>
      <code className="min-w-0 font-mono text-sm break-words whitespace-pre-wrap text-ink-2">
        {text.slice(0, at)}
        <mark className="bg-danger-soft text-danger underline">{text.slice(at, end).trim() || '␣'}</mark>
        {text.slice(end)}
      </code>
      {meant === undefined ? null : (
        <Button size="sm" onClick={() => onUse(meant)}>
          <Trans>Use “{meant}”</Trans>
        </Button>
      )}
    </div>
  )
}
