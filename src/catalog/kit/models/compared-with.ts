import type { Design } from '#engine/methods/design/build-design.ts'
import type { LevelRef, TermCell } from '../outcome/outcome.ts'

/** The comparator of a main effect's coefficient: its reference level, or the mean of the levels; null for a covariate. */
export function comparedWith({ product }: TermCell, { factors }: Design): LevelRef | 'mean' | null {
  const variable = product[0]?.variable ?? ''
  const factor = factors[variable]
  const reference = factor?.levels[0]
  if (factor === undefined || reference === undefined) return null
  return factor.contrast === 'sum' ? 'mean' : { variable, level: reference }
}
