import type { Design } from '#engine/methods/design/build-design.ts'

/** Whether the coefficients of a term (by its index) speak for themselves: no curves, no products, nothing that stands in a product. */
export function plainTerms({ terms }: Design): (index: number) => boolean {
  const inProducts = new Set(terms.flatMap(({ marginal }) => (marginal.length > 1 ? marginal : [])))
  return (index) => {
    const one = terms[index]
    return one !== undefined && one.term.kind === 'main' && one.marginal.every((name) => !inProducts.has(name))
  }
}
