export type SumOfSquaresType = 'I' | 'II' | 'III'

/**
 * The indices of the terms after which term j is tested: I those before it, II all that do not contain it, III all others. `marginal`: the
 * factors of each term.
 */
export function termsTestedAfter(
  marginal: readonly (readonly string[])[],
  j: number,
  type: SumOfSquaresType,
): readonly number[] {
  const names = marginal[j] ?? []
  return marginal.flatMap((own, k) => {
    if (k === j) return []
    if (type === 'I') return k < j ? [k] : []
    return type === 'III' || !names.every((name) => own.includes(name)) ? [k] : []
  })
}
