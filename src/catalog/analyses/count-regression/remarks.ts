import type { Inflation } from '#engine/methods/regression/variance-inflation.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { codingNotes, collinearityChecks } from '../../kit/models/model-remarks.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { type Check, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Fitted } from './fit-model.ts'
import type { Frequencies } from './frequencies.ts'

type Options = OptionsOf<typeof definition>

/** Notes below the table of rate ratios. */
export function coefficientNotes({ prepared, estimates }: Fitted, { exposure, errors }: Options): readonly Notice[] {
  return [
    ...(exposure === null ? [] : [notice(definition, 'rates-of', { variable: { variable: exposure } })]),
    ...(errors === 'robust' ? [notice(definition, 'errors-robust')] : []),
    ...codingNotes(prepared.design, estimates),
  ]
}

export function checksOf(
  fitted: Fitted,
  counts: Frequencies,
  inflation: readonly Inflation[] | null,
): readonly Check[] {
  const { model, prepared } = fitted
  return [
    ...(model.residualDf > 0 ? [dispersionCheck(model.pearson / model.residualDf)] : []),
    zerosCheck(counts),
    ...collinearityChecks(prepared.design, inflation),
  ]
}

function dispersionCheck(ratio: number): Check {
  const params = { value: { estimate: numeric(ratio) } }
  if (ratio > 1.25) return { code: 'dispersion-some', result: ratio > 2 ? 'violated' : 'doubtful', params }
  if (ratio < 0.5) return { code: 'dispersion-less', result: 'doubtful', params }
  return { code: 'dispersion-none', result: 'met', params }
}

/** The check allows twice the standard deviation of a binomial number of zeros. */
function zerosCheck({ observed, expected }: Frequencies): Check {
  const [n, value] = [observed[0] ?? 0, expected[0] ?? 0]
  const many = n > 1.2 * value && n - value > 2 * Math.sqrt(value) && n > 5
  return {
    code: many ? 'zeros-many' : 'zeros-as-expected',
    result: many ? 'doubtful' : 'met',
    params: { n, value: { estimate: numeric(value) } },
  }
}
