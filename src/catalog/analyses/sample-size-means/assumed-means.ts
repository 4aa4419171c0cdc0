import { parseNumbers } from '../../kit/options/number-list.ts'
import type { Incomplete, Rejected } from '../../kit/outcome/outcome.ts'
import { known } from '../../kit/planning/define-plan.ts'
import { unreadable } from '../../kit/planning/plan-checks.ts'
import { cellEffects, cohenF, mean, parseCells } from './cell-means.ts'
import type { Options } from './study.ts'

/** The assumed means of an analysis of variance; empty if the effect is solved for or the means are invalid. */
export interface Assumed<Levels extends readonly number[] = readonly number[]> {
  /** A row for each group or level of the first factor; a single row if there is one factor. */
  readonly means: readonly (readonly number[])[]
  /** Number of levels of each factor. */
  readonly levels: Levels
  /** Cohen's f. */
  readonly f: number
}

/** Assumed means of the groups, or occasions, of a single factor. */
export function assumedMeans(options: Options): Assumed<readonly [number]> {
  const { means: written, groups, sd, solveFor } = known(options)
  const means = solveFor === 'effect' ? undefined : parseNumbers(written)
  if (!means) return { means: [], levels: [groups], f: Number.NaN }
  const middle = mean(means)
  const added = means.map((one) => one - middle)
  return { means: [means], levels: [means.length], f: cohenF(added, means, sd) }
}

/** Assumed means of the cells of two factors. */
export function assumedCells(options: Options): Assumed<readonly [number, number]> {
  const { cells: written, firstLevels, secondLevels, tested, sd, solveFor } = known(options)
  const means = solveFor === 'effect' ? undefined : parseCells(written)
  if (!means) return { means: [], levels: [firstLevels, secondLevels], f: Number.NaN }
  const f = cohenF(cellEffects(means, tested), means.flat(), sd)
  return { means, levels: [means.length, means[0]?.length ?? 0], f }
}

export function problemOfMeans({ means, solveFor }: Options): Incomplete | Rejected | undefined {
  const areRead = solveFor === 'effect' || (parseNumbers(means) ?? []).length > 1
  return areRead ? undefined : unreadable('means', means)
}

export function problemOfCells({ cells, solveFor }: Options): Incomplete | Rejected | undefined {
  return solveFor === 'effect' || parseCells(cells) ? undefined : unreadable('cells', cells)
}
