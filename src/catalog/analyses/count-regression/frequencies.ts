import type { Checkpoint } from '#engine/checkpoint.ts'
import { type CountModel, expectedFrequencies } from '#engine/methods/counts/count-model.ts'

/** For each count from 0 on, the observed number of cases and the number expected under the model. */
export interface Frequencies {
  readonly observed: readonly number[]
  readonly expected: readonly number[]
  /** The largest count. */
  readonly most: number
}

/** More bars would be unreadable. */
const maxBars = 30

export async function frequenciesOf(model: CountModel, checkpoint: Checkpoint): Promise<Frequencies> {
  const { y, cases } = model.data
  const most = model.tally.above.length
  const shown = Math.min(most, maxBars)
  const observed = Array<number>(shown + 1).fill(0)
  for (let i = 0; i < y.length; i++) {
    const count = y[i] as number
    if (count <= shown) observed[count] = (observed[count] ?? 0) + (cases?.[i] ?? 1)
    if (i % 200_000 === 199_999) await checkpoint()
  }
  return { observed, expected: Array.from(await expectedFrequencies(model, shown, checkpoint)), most }
}
