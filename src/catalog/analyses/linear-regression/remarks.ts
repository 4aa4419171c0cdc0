import type { EmptyCells } from '#engine/methods/design/empty-cells.ts'
import type { RobustKind } from '#engine/methods/regression/robust-covariance.ts'
import type { Inflation } from '#engine/methods/regression/variance-inflation.ts'
import { residualsCheck } from '../../kit/models/linear-remarks.ts'
import { codingNotes, collinearityChecks, emptyCellNotices } from '../../kit/models/model-remarks.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { type Check, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Diagnosis } from './diagnose.ts'
import type { Fitted } from './fit-model.ts'

/** Notes below the table of coefficients. */
export function coefficientNotes({ prepared, estimates }: Fitted, errors: 'model' | RobustKind): readonly Notice[] {
  return [
    ...codingNotes(prepared.design, estimates),
    ...(errors === 'model' ? [] : [notice(definition, 'standard-errors-robust', { kind: errors.toUpperCase() })]),
  ]
}

export function noticesOf(
  { prepared, model }: Fitted,
  found: Diagnosis,
  empty: readonly EmptyCells[],
): readonly Notice[] {
  const notices: Notice[] = [...emptyCellNotices(empty)]
  if (prepared.unweighted > 0) notices.push(notice(definition, 'rows-without-weight', { n: prepared.unweighted }))
  if (1 - model.rSquared < 1e-14) notices.push(warning(definition, 'perfect-fit'))
  if (found.alone > 0) notices.push(warning(definition, 'leverage-one', { n: found.alone }))
  return notices
}

export function checksOf(
  { model, prepared }: Fitted,
  found: Diagnosis,
  inflation: readonly Inflation[] | null,
  errors: 'model' | RobustKind,
): readonly Check[] {
  const equal = found.breuschPagan.pValue
  const { largestCook, farRows } = found
  return [
    residualsCheck(found.shapiro.pValue, model.n),
    Number.isNaN(equal)
      ? { code: 'variances-unknown', result: 'unknown', params: {} }
      : {
          code:
            equal >= 0.05 ? 'variances-equal' : errors === 'model' ? 'variances-unequal' : 'variances-unequal-robust',
          result: equal < 0.05 && errors === 'model' ? 'violated' : 'met',
          params: { p: { p: numeric(equal) } },
        },
    durbinWatsonCheck(found),
    ...collinearityChecks(prepared.design, inflation),
    {
      code: largestCook < 0.5 ? 'influence-none' : 'influence-some',
      result: largestCook < 0.5 ? 'met' : largestCook < 1 ? 'doubtful' : 'violated',
      params: { value: { estimate: numeric(largestCook) }, n: farRows },
    },
  ]
}

/** The limits are a common rule of thumb; exact critical values depend on the design. */
function durbinWatsonCheck({ durbinWatson: d, lagOneCorrelation }: Diagnosis): Check {
  const near = d > 1.5 && d < 2.5
  return {
    code: 'independence',
    result: Number.isNaN(d) ? 'unknown' : near ? 'met' : 'doubtful',
    params: { value: { estimate: numeric(d) }, correlation: { estimate: numeric(lagOneCorrelation) } },
  }
}
