import { uninterrupted } from '#engine/checkpoint.ts'
import { inTurn } from '#engine/kernels/in-turn.ts'
import type { ComputeContext } from './kit/analysis.ts'

/** For a computation without progress and Stop: on the command line, for examples, in tests. */
export const detachedContext: ComputeContext = {
  seed: 1,
  progress: () => undefined,
  checkpoint: uninterrupted,
  signal: { aborted: false },
  scatter: inTurn(uninterrupted),
}
