import type { DesignProduct } from '#engine/methods/design/plan-design.ts'
import type { Term } from '#engine/methods/design/term.ts'
import { termVariables } from '../options/term-variables.ts'
import type { TermCell } from '../outcome/outcome.ts'

/** A whole term, as named in the rows of an analysis of variance. */
export function termCell(term: Term): TermCell {
  if (term.kind === 'polynomial') return { product: [{ variable: term.variable, power: 'all' }] }
  if (term.kind === 'spline') return { product: [{ variable: term.variable, spline: 'all' }] }
  const variables = term.kind === 'nested' ? [term.within, term.variable] : termVariables(term)
  return { product: variables.map((variable) => ({ variable })) }
}

/** One coefficient, as named in the rows of a table of coefficients. */
export function coefficientCell(product: DesignProduct): TermCell {
  return {
    product: product.map((part) => ('level' in part ? { variable: part.variable, level: part.level } : part)),
  }
}
