import { codedColumn } from '#engine/frame/coded-column.ts'
import type { Frame } from '#engine/frame/frame.ts'
import type { ComputeContext } from '../../kit/analysis.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'

/** Where participants left: their number at each step, in each arm and before the allocation, by reason. */
export interface PeopleCounts {
  /** By step, then by arm and last without an arm, then by reason. */
  readonly left: readonly (readonly Float64Array[])[]
  /** Who went on to the end: by arm, and last without an arm. */
  readonly stayed: Float64Array
  readonly arms: readonly LevelRef[]
  /** By step. */
  readonly reasons: readonly (readonly LevelRef[])[]
}

/** Counts each participant at the first step with a reason. */
export async function countPeople(
  frame: Frame,
  steps: readonly string[],
  arm: string | null,
  { checkpoint, progress }: ComputeContext,
): Promise<PeopleCounts> {
  const columns: ReturnType<typeof codedColumn>[] = []
  for (const id of steps) {
    columns.push(codedColumn(frame, id))
    await checkpoint()
  }
  const groups = arm === null ? null : codedColumn(frame, arm)
  await checkpoint()
  const arms = groups?.levels.length ?? 0
  const left = columns.map(({ levels }) => Array.from({ length: arms + 1 }, () => new Float64Array(levels.length)))
  const stayed = new Float64Array(arms + 1)
  for (let i = 0; i < frame.rows; i++) {
    if (i % 16384 === 0) {
      progress(i / frame.rows)
      await checkpoint()
    }
    const code = groups === null ? -1 : (groups.codes[i] as number)
    const own = code < 0 ? arms : code
    let step = 0
    while (step < columns.length && (columns[step]?.codes[i] as number) < 0) step++
    const counts = step < columns.length ? (left[step]?.[own] as Float64Array) : stayed
    const at = step < columns.length ? (columns[step]?.codes[i] as number) : own
    counts[at] = (counts[at] as number) + 1
  }
  const refs = (variable: string, levels: readonly { readonly value: LevelRef['level'] }[] = []) =>
    levels.map(({ value }) => ({ variable, level: value }))
  return {
    left,
    stayed,
    arms: refs(arm ?? '', groups?.levels),
    reasons: steps.map((id, k) => refs(id, columns[k]?.levels)),
  }
}
