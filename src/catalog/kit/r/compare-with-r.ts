import type { AnalysisDefinition } from '../analysis.ts'
import type { Done, Numeric } from '../outcome/outcome.ts'
import { type MeasuredNumber, measuredNumbers } from '../outcome/outcome-values.ts'
import { agrees, sharedDigits, toleranceOf } from './r-agreement.ts'
import type { Captured } from './r-run.ts'
import type { RScriptModule } from './r-script.ts'

export interface ComparedNumber {
  readonly at: MeasuredNumber
  readonly ours: Exclude<Numeric, null>
  /** A number, or R's spelling of a missing or infinite one. */
  readonly theirs: number | string
  readonly agrees: boolean
  /** Significant digits in common, 0 to 15; undefined if neither has a number. */
  readonly digits?: number
}

/** Every number of the tables that R computed too, with R's. Cells that are empty, or have no number in R, are not compared. */
export function compareWithR(
  definition: AnalysisDefinition,
  rScript: RScriptModule['rScript'],
  outcome: Done,
  values: Captured['values'],
): readonly ComparedNumber[] {
  return measuredNumbers(definition, outcome).flatMap((at) => {
    const ours = at.value
    const theirs = Object.hasOwn(values, at.path) ? values[at.path] : undefined
    if (ours === null || theirs === undefined || (theirs === 'NaN' && ours !== 'NaN')) return []
    return {
      at,
      ours,
      theirs,
      agrees: agrees(ours, theirs, toleranceOf(rScript, at.path)),
      ...(typeof ours === 'number' && typeof theirs === 'number' ? { digits: sharedDigits(ours, theirs) } : {}),
    }
  })
}
