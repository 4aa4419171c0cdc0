import type { IccForm } from '#engine/methods/agreement/intraclass-correlation.ts'
import type { IntervalCell, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly n: number
  readonly raters: number
  readonly outcome: string | null
  readonly confidence: number
  readonly form: IccForm
  readonly icc: Numeric
  readonly interval: IntervalCell
  readonly p: Numeric
  /** Standard error of measurement; what counts as error depends on the form of the coefficient. */
  readonly sem: Numeric
  readonly change: Numeric
}
