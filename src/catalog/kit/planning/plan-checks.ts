import type { Check, Incomplete, Params, Rejected } from '../outcome/outcome.ts'
import { rejected } from './define-plan.ts'

/** Whether a rule holds; the entry has a message for both results, `<code>-met` and `<code>-violated` or `-doubtful`. */
export function ruleCheck(
  code: string,
  holds: boolean,
  params: Params,
  otherwise: 'violated' | 'doubtful' = 'violated',
): Check {
  const result = holds ? 'met' : otherwise
  return { code: `${code}-${result}`, result, params }
}

/** An assumption that no plan can check. */
export function assumption(code: string): Check {
  return { code, result: 'unknown', params: {} }
}

/** The problem of a list of numbers that is empty or unreadable. */
export function unreadable(option: string, written: string): Incomplete | Rejected {
  const code = `${option}-unreadable`
  if (written.trim() === '') return { status: 'incomplete', missing: [{ option, code, params: {} }] }
  return rejected(code, option)
}

interface Margin {
  readonly aim: 'difference' | 'non-inferiority' | 'equivalence'
  readonly solveFor: string
  readonly margin: number | null
}

/**
 * The problem of a true difference, above 0 in the favourable direction, beyond the margin; a margin that is solved for is beyond every
 * difference.
 */
export function outsideMargin(
  { aim, solveFor, margin }: Margin,
  difference: number,
  option: string,
): Rejected | undefined {
  if (aim === 'difference' || solveFor === 'effect' || margin === null) return undefined
  const outside = aim === 'equivalence' ? Math.abs(difference) : -difference
  return outside >= margin ? rejected('outside-margin', option) : undefined
}
