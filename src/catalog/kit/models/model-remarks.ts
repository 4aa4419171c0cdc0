import type { Design } from '#engine/methods/design/build-design.ts'
import type { EmptyCells } from '#engine/methods/design/empty-cells.ts'
import type { Inflation } from '#engine/methods/regression/variance-inflation.ts'
import { type Check, type LevelRef, type Notice, numeric, type Params, type TermCell } from '../outcome/outcome.ts'
import { plainTerms } from './plain-terms.ts'
import { termCell } from './term-cells.ts'

/** Remarks with codes of `modelMessages`. */

/** The notes below the coefficients: the coding of factors, knots, and coefficients that could not be estimated. */
export function codingNotes(
  design: Design,
  estimates: readonly { readonly cell: TermCell; readonly estimate: number }[],
): readonly Notice[] {
  const notes: Notice[] = []
  const note = (code: string, params: Params, weight: Notice['weight'] = 'note') => notes.push({ code, params, weight })
  const references = omitted(design, 'treatment')
  if (references.length > 0) note('references', { levels: references })
  const sums = omitted(design, 'sum')
  if (sums.length > 0) note('sum-contrasts', { levels: sums })
  for (const [variable, knots] of Object.entries(design.knots))
    note('spline-knots', { variable: { variable }, knots: knots.map((knot) => ({ estimate: knot })) })
  const aliased = estimates.filter(({ estimate }) => Number.isNaN(estimate)).map(({ cell }) => cell)
  if (aliased.length > 0) note('aliased', { terms: aliased }, 'warning')
  return notes
}

function omitted({ factors }: Design, contrast: 'treatment' | 'sum'): readonly LevelRef[] {
  return Object.entries(factors).flatMap(([variable, { levels, contrast: own }]) => {
    const level = contrast === 'sum' ? levels.at(-1) : levels[0]
    return own === contrast && level !== undefined ? [{ variable, level, named: true as const }] : []
  })
}

/** A warning for each term with combinations of levels that do not occur. */
export function emptyCellNotices(found: readonly EmptyCells[]): readonly Notice[] {
  return found.map(({ term, empty, cells }) => ({
    code: 'empty-cells',
    params: { term: termCell(term), empty, cells },
    weight: 'warning',
  }))
}

/**
 * The check of collinearity, by the largest squared GVIF^(1/2df) of the main effects that are in no product (factors of products are
 * inherently large) and of curves: met below 5, doubtful below 10, otherwise violated. Also violated if a term depends on the others
 * completely; no check without a finite factor.
 */
export function collinearityChecks(design: Design, inflation: readonly Inflation[] | null): readonly Check[] {
  const isPlain = plainTerms(design)
  const dependent = design.terms.filter(({ columns }, k) => (inflation?.[k]?.df ?? columns.length) < columns.length)
  if (dependent.length > 0)
    return [
      {
        code: 'collinearity-complete',
        result: 'violated',
        params: { terms: dependent.map(({ term }) => termCell(term)) },
      },
    ]
  const judged = (inflation ?? []).filter((_, k) => {
    const kind = design.terms[k]?.term.kind
    return isPlain(k) || kind === 'polynomial' || kind === 'spline'
  })
  const worst = Math.max(...judged.map(({ perColumn }) => perColumn ** 2).filter(Number.isFinite))
  if (!Number.isFinite(worst)) return []
  return [
    {
      code: worst < 5 ? 'collinearity-none' : 'collinearity-some',
      result: worst < 5 ? 'met' : worst < 10 ? 'doubtful' : 'violated',
      params: { value: { estimate: numeric(worst) } },
    },
  ]
}
