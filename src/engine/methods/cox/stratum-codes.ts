import type { Checkpoint } from '../../checkpoint.ts'
import { factor } from '../../frame/factor.ts'
import { columnById, type Frame } from '../../frame/frame.ts'
import { distinctSorted } from '../samples/distinct-sorted.ts'

export interface StratumCodes {
  /** By row: 0, 1, ... */
  readonly codes: Int32Array
  /** Levels of the variables in each stratum. */
  readonly strata: readonly (readonly (number | string)[])[]
}

/** The combinations of levels that occur, the last variable fastest. Null without variables. */
export async function stratumCodes(
  frame: Frame,
  variables: readonly string[],
  checkpoint: Checkpoint,
): Promise<StratumCodes | null> {
  let found: StratumCodes = { codes: new Int32Array(frame.rows), strata: [[]] }
  for (const id of variables) {
    const column = columnById(frame, id)
    if (column === undefined) continue
    const { levels, codes } = factor(column)
    await checkpoint()
    const before = found
    const crossed = new Float64Array(frame.rows)
    for (let i = 0; i < crossed.length; i++)
      crossed[i] = (before.codes[i] as number) * levels.length + (codes[i] as number)
    await checkpoint()
    const occurring = await distinctSorted(crossed, checkpoint)
    const place = new Map(Array.from(occurring, (cell, k) => [cell, k]))
    const placed = new Int32Array(frame.rows)
    for (let i = 0; i < placed.length; i++) {
      placed[i] = place.get(crossed[i] as number) ?? 0
      if (i % 100_000 === 99_999) await checkpoint()
    }
    found = {
      codes: placed,
      strata: Array.from(occurring, (cell) => [
        ...(before.strata[Math.floor(cell / levels.length)] ?? []),
        levels[cell % levels.length]?.value ?? '',
      ]),
    }
  }
  return variables.length === 0 ? null : found
}
