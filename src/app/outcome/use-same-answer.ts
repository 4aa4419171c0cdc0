import { useState } from 'react'
import type { KeptOutcome } from '../data/datasets/kept-outcome.ts'

/**
 * The shown answer, with a stable identity while only equal copies arrive: each change of a record brings one, and so does keeping the answer.
 * Its content is then rendered once.
 */
export function useSameAnswer(answer: KeptOutcome | undefined): KeptOutcome | undefined {
  const [held, setHeld] = useState(answer)
  if (held === answer || isCopy(held, answer)) return held
  setHeld(answer)
  return answer
}

function isCopy(held: KeptOutcome | undefined, answer: KeptOutcome | undefined): boolean {
  return (
    held !== undefined &&
    held.at === answer?.at &&
    held.question === answer.question &&
    held.dataVersion === answer.dataVersion
  )
}
