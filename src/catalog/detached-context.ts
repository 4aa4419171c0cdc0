import { uninterrupted } from '#engine/checkpoint.ts'
import { inTurn } from '#engine/kernels/in-turn.ts'
import type { ComputeContext } from './kit/analysis.ts'

/** A context without progress and Stop: for the command line, examples and tests. */
export const detachedContext: ComputeContext = {
  seed: 1,
  progress: () => undefined,
  checkpoint: uninterrupted,
  signal: { aborted: false },
  scatter: inTurn(uninterrupted),
}
