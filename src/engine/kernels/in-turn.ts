import type { Checkpoint } from '../checkpoint.ts'
import type { Kernels } from '../scatter/kernel.ts'
import type { Scatter } from '../scatter/scatter.ts'
import { kernels } from './kernels.ts'

/** A `Scatter` that computes one part after the other, in this thread. */
export function inTurn(checkpoint: Checkpoint): Scatter {
  return async (work, progress) => {
    const kernel = kernels[work.kernel]
    const answers: Kernels[typeof work.kernel]['answer'][] = []
    for (const part of work.parts) {
      answers.push(await kernel(work.shared, part, checkpoint))
      progress(answers.length / work.parts.length)
      await checkpoint()
    }
    return answers
  }
}
