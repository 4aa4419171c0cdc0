import type { OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { completeRowNotices } from '../../kit/outcome/complete-row-remarks.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Check, Exclusion, Notice } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Extracted } from './extract.ts'

/** Minimum number of rows for each variable, below which a caution is shown. */
const rowsForEach = 5
/** Eigenvalues closer than this are equal up to rounding. */
const sameVariance = 1e-9

export function noticesOf(
  { n, isSingular, sphericity, isForced, isSettled, components, kept }: Extracted,
  excluded: readonly Exclusion[],
  rows: number,
  { variables, rotation }: OptionsOf<typeof definition>,
): readonly Notice[] {
  const { variances } = components
  const twin = variances.findIndex(
    (variance, k) => k < kept && variance > 0 && variance - (variances[k + 1] ?? -1) <= sameVariance * variance,
  )
  return [
    ...completeRowNotices(definition, excluded, { used: n, rows }),
    ...(n < rowsForEach * variables.length
      ? [warning(definition, 'few-rows', { n, variables: variables.length })]
      : []),
    ...(isSingular ? [warning(definition, 'singular')] : []),
    ...(!isSingular && Number.isNaN(sphericity.statistic) ? [notice(definition, 'bartlett-too-few')] : []),
    ...(isForced ? [warning(definition, 'none-above')] : []),
    ...(isSettled ? [] : [warning(definition, 'not-settled')]),
    ...(twin >= 0 ? [warning(definition, 'equal-eigenvalues', { first: twin + 1, second: twin + 2 })] : []),
    ...(rotation === 'varimax' && kept === 1 ? [notice(definition, 'nothing-to-rotate')] : []),
  ]
}

/** Kaiser (1974) calls values below it "unacceptable". */
const minAdequacy = 0.5

export function checksOf({ adequacy, sphericity }: Extracted): readonly Check[] {
  const { overall } = adequacy
  const { pValue } = sphericity
  const value = { estimate: orEmpty(overall) }
  const kmo: Check = Number.isNaN(overall)
    ? { code: 'kmo-unknown', result: 'unknown', params: {} }
    : overall >= minAdequacy
      ? { code: 'kmo-good', result: 'met', params: { value } }
      : { code: 'kmo-low', result: 'doubtful', params: { value } }
  if (Number.isNaN(pValue)) return [kmo]
  const p = { p: orEmpty(pValue) }
  return [
    kmo,
    pValue < 0.05
      ? { code: 'correlated-at-all', result: 'met', params: { p } }
      : { code: 'perhaps-uncorrelated', result: 'doubtful', params: { p } },
  ]
}
