import type { DrawnIncidence } from '#engine/methods/survival/cumulative-incidence.ts'
import type { SurvivalTransformation } from '#engine/methods/survival/kaplan-meier.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'

/** The data of curves of cumulative incidence. */
export interface IncidenceData {
  readonly time: string
  readonly unit: CurveUnit
  readonly confidence: number
  readonly transformation: SurvivalTransformation
  readonly ticks: readonly number[]
  /** The end of the time axis. */
  readonly last: number
  readonly show: {
    readonly layout: 'causes' | 'together' | 'stacked'
    readonly range: 'full' | 'data'
    readonly band: boolean
    readonly riskTable: 'none' | 'at-risk' | 'at-risk-events'
  }
  /** The event of interest, and the competing ones: values of the status, and P of Gray's test, null without a test. */
  readonly causes: readonly { readonly levels: readonly LevelRef[]; readonly p: Numeric }[]
  readonly groups: readonly IncidenceGroup[]
}

export interface IncidenceGroup extends DrawnIncidence {
  readonly group: LevelRef | null
}
