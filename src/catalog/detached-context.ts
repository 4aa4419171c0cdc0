import { uninterrupted } from '#engine/checkpoint.ts'
import { inTurn } from '#engine/kernels/in-turn.ts'
import type { ComputeContext } from './kit/analysis.ts'

/** For a computation that nobody watches or stops: on the command line, of examples, in tests. */
export const detachedContext: ComputeContext = {
  seed: 1,
  progress: () => undefined,
  checkpoint: uninterrupted,
  signal: { aborted: false },
  scatter: inTurn(uninterrupted),
}
