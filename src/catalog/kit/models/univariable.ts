import type { Design } from '#engine/methods/design/build-design.ts'
import type { ModelQuestion } from '#engine/methods/design/prepare-model.ts'
import type { Term } from '#engine/methods/design/term.ts'
import type { ModelTerms } from '../options/compound-options.ts'
import { termVariables } from '../options/term-variables.ts'

/** Whether a term can have a univariable model: products cannot, because their main effects would be missing. */
export function isUnivariable({ kind }: Term): boolean {
  return kind === 'main' || kind === 'polynomial' || kind === 'spline'
}

/** The question of a single term, with the offsets and the strata: rows complete for it, a spline with the knots of the multivariable model. */
export function univariableQuestion(
  term: Term,
  { terms: all, factors }: ModelTerms,
  { knots }: Pick<Design, 'knots'>,
  of: { readonly outcome: readonly string[] } & Pick<ModelQuestion, 'weight' | 'cases'>,
): ModelQuestion {
  const fixed = term.kind === 'spline' ? { ...term, knots: knots[term.variable] ?? term.knots } : term
  const terms = [fixed, ...all.filter(({ kind }) => kind === 'offset' || kind === 'strata')]
  return {
    variables: [...of.outcome, ...terms.flatMap(termVariables)],
    terms,
    factors: Object.fromEntries(Object.entries(factors).filter(([id]) => termVariables(term).includes(id))),
    weight: of.weight,
    cases: of.cases,
  }
}
