import type { Design } from '#engine/methods/design/build-design.ts'

/** Whether the coefficients of a term (by its index) can be interpreted on their own: no curves, no products, no factors of products. */
export function plainTerms({ terms }: Design): (index: number) => boolean {
  const inProducts = new Set(terms.flatMap(({ marginal }) => (marginal.length > 1 ? marginal : [])))
  return (index) => {
    const one = terms[index]
    return one !== undefined && one.term.kind === 'main' && one.marginal.every((name) => !inProducts.has(name))
  }
}
