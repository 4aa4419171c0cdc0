import type { Design } from '#engine/methods/design/build-design.ts'
import type { EmptyCells } from '#engine/methods/design/empty-cells.ts'
import type { RobustKind } from '#engine/methods/robust-covariance.ts'
import type { Inflation } from '#engine/methods/variance-inflation.ts'
import { notice } from '../../kit/build-table.ts'
import { type Check, type LevelRef, type Notice, numeric } from '../../kit/outcome.ts'
import { plainTerms } from '../../kit/plain-terms.ts'
import { termCell } from '../../kit/term-cells.ts'
import { definition } from './definition.ts'
import type { Diagnosis } from './diagnose.ts'
import type { Fitted } from './fit-model.ts'

/** What stands under the coefficients: the coding of factors, knots, and what could not be estimated. */
export function codingNotes({ prepared, estimates }: Fitted, errors: 'model' | RobustKind): readonly Notice[] {
  const { design } = prepared
  const notes: Notice[] = []
  const references = omitted(design, 'treatment')
  if (references.length > 0) notes.push(notice(definition, 'references', { levels: references }))
  const sums = omitted(design, 'sum')
  if (sums.length > 0) notes.push(notice(definition, 'sum-contrasts', { levels: sums }))
  for (const [variable, knots] of Object.entries(design.knots))
    notes.push(
      notice(definition, 'spline-knots', { variable: { variable }, knots: knots.map((knot) => ({ estimate: knot })) }),
    )
  const aliased = estimates.filter(({ estimate }) => Number.isNaN(estimate)).map(({ cell }) => cell)
  if (aliased.length > 0) notes.push(notice(definition, 'aliased', { terms: aliased }, { weight: 'warning' }))
  if (errors !== 'model') notes.push(notice(definition, 'standard-errors-robust', { kind: errors.toUpperCase() }))
  return notes
}

function omitted({ factors }: Design, contrast: 'treatment' | 'sum'): readonly LevelRef[] {
  return Object.entries(factors).flatMap(([variable, { levels, contrast: own }]) => {
    const level = contrast === 'sum' ? levels.at(-1) : levels[0]
    return own === contrast && level !== undefined ? [{ variable, level, named: true as const }] : []
  })
}

export function noticesOf(
  { prepared, model }: Fitted,
  found: Diagnosis,
  empty: readonly EmptyCells[],
): readonly Notice[] {
  const notices: Notice[] = []
  const warn = { weight: 'warning' } as const
  if (prepared.unweighted > 0) notices.push(notice(definition, 'rows-without-weight', { n: prepared.unweighted }))
  for (const { term, empty: none, cells } of empty)
    notices.push(notice(definition, 'empty-cells', { term: termCell(term), empty: none, cells }, warn))
  if (1 - model.rSquared < 1e-14) notices.push(notice(definition, 'perfect-fit', {}, warn))
  if (found.alone > 0) notices.push(notice(definition, 'leverage-one', { n: found.alone }, warn))
  return notices
}

export function checksOf(
  { model, prepared }: Fitted,
  found: Diagnosis,
  inflation: readonly Inflation[] | null,
  errors: 'model' | RobustKind,
): readonly Check[] {
  const { n } = model
  const isPlain = plainTerms(prepared.design)
  const curved = (k: number) => ['polynomial', 'spline'].includes(prepared.design.terms[k]?.term.kind ?? '')

  const normal = found.shapiro.pValue
  const equal = found.breuschPagan.pValue
  const worst = Math.max(
    ...(inflation ?? [])
      .filter((_, k) => isPlain(k) || curved(k))
      .map(({ perColumn }) => perColumn ** 2)
      .filter(Number.isFinite),
  )
  const { largestCook, farRows } = found
  return [
    Number.isNaN(normal)
      ? { code: 'residuals-unknown', result: 'unknown', params: {} }
      : normal >= 0.05
        ? { code: 'residuals-normal', result: 'met', params: { p: { p: numeric(normal) } } }
        : {
            code: 'residuals-not-normal',
            result: n >= 30 ? 'doubtful' : 'violated',
            params: { p: { p: numeric(normal) } },
          },
    Number.isNaN(equal)
      ? { code: 'variances-unknown', result: 'unknown', params: {} }
      : {
          code:
            equal >= 0.05 ? 'variances-equal' : errors === 'model' ? 'variances-unequal' : 'variances-unequal-robust',
          result: equal < 0.05 && errors === 'model' ? 'violated' : 'met',
          params: { p: { p: numeric(equal) } },
        },
    durbinWatsonCheck(found.durbinWatson),
    ...(Number.isFinite(worst)
      ? [
          {
            code: worst < 5 ? 'collinearity-none' : 'collinearity-some',
            result: worst < 5 ? ('met' as const) : worst < 10 ? ('doubtful' as const) : ('violated' as const),
            params: { value: { estimate: numeric(worst) } },
          },
        ]
      : []),
    {
      code: largestCook < 0.5 ? 'influence-none' : 'influence-some',
      result: largestCook < 0.5 ? 'met' : largestCook < 1 ? 'doubtful' : 'violated',
      params: { value: { estimate: numeric(largestCook) }, n: farRows },
    },
  ]
}

/** The bounds of a common rule of thumb; the exact ones depend on the design. */
function durbinWatsonCheck(d: number): Check {
  const near = d > 1.5 && d < 2.5
  return {
    code: 'independence',
    result: Number.isNaN(d) ? 'unknown' : near ? 'met' : 'doubtful',
    params: { value: { estimate: numeric(d) } },
  }
}
