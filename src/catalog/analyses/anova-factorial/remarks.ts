import type { EmptyCells } from '#engine/methods/design/empty-cells.ts'
import type { LinearFit } from '#engine/methods/regression/fit-linear.ts'
import type { TermTest } from '#engine/methods/regression/term-tests.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { residualsCheck } from '../../kit/models/linear-remarks.ts'
import { emptyCellNotices } from '../../kit/models/model-remarks.ts'
import type { Named } from '../../kit/models/named-tests.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { type Check, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import type { Assumptions } from './check-assumptions.ts'
import { definition } from './definition.ts'
import type { Means } from './estimate-means.ts'

type Options = OptionsOf<typeof definition>

export function noticesOf(
  { model, prepared }: LinearFit,
  { tests, means, empty }: { tests: readonly Named<TermTest>[]; means: Means; empty: readonly EmptyCells[] },
  { squares }: Options,
): readonly Notice[] {
  const notices: Notice[] = [...emptyCellNotices(empty)]
  if (empty.length > 0 && squares === 'III') notices.push(warning(definition, 'type-three-empty'))
  const untested = tests.filter(({ df }) => df === 0).map(({ cell }) => cell)
  if (untested.length > 0) notices.push(warning(definition, 'terms-aliased', { terms: untested }))
  const lost = means.cells.some((of) => of.some(({ estimate }) => Number.isNaN(estimate)))
  if (lost) notices.push(warning(definition, 'means-not-estimable'))
  const mixed = prepared.design.terms.some(
    ({ term }) =>
      term.kind === 'interaction' &&
      term.variables.some((id) => means.levels.has(id)) &&
      term.variables.some((id) => means.covariates.has(id)),
  )
  if (mixed && squares === 'III') notices.push(notice(definition, 'slope-at-zero'))
  if (means.terms.some((variables) => variables.length > 1)) notices.push(notice(definition, 'main-with-interaction'))
  const alone = model.leverage.reduce((sum, h, i) => sum + (h > 1 - 1e-10 ? (model.data.cases?.[i] ?? 1) : 0), 0)
  if (alone > 0) notices.push(warning(definition, 'leverage-one', { n: alone }))
  return notices
}

export function meansNotes({ covariates }: Means): readonly Notice[] {
  const held = [...covariates].map(([variable, mean]) =>
    notice(definition, 'covariate-at-mean', { variable: { variable }, mean: { estimate: numeric(mean) } }),
  )
  return [notice(definition, 'means-note'), ...held]
}

export function checksOf({ model }: LinearFit, { shapiro, brownForsythe, slopes }: Assumptions): readonly Check[] {
  const variances = judged(brownForsythe.pValue)
  return [
    residualsCheck(shapiro.pValue, model.n),
    { code: `variances-${variances}`, result: variances, params: { p: { p: numeric(brownForsythe.pValue) } } },
    ...slopes.map(({ variable, pValue, isFree }): Check => {
      if (isFree) return { code: 'slopes-free', result: 'met', params: { variable: { variable } } }
      const result = judged(pValue)
      return { code: `slopes-${result}`, result, params: { variable: { variable }, p: { p: numeric(pValue) } } }
    }),
  ]
}

function judged(p: number): 'met' | 'violated' | 'unknown' {
  return Number.isNaN(p) ? 'unknown' : p >= 0.05 ? 'met' : 'violated'
}
