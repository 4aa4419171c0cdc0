/** "+ 1.2·ln TC" or "− 1.2·ln TC", as a term of a printed sum; without the name if there is none. */
export function term(coefficient: number, name?: string): string {
  const value = `${coefficient < 0 ? '−' : '+'} ${Math.abs(coefficient)}`
  return name === undefined ? value : `${value}·${name}`
}

/** A printed sum: the first term without its plus. */
export function sumText(terms: readonly string[]): string {
  return terms.join(' ').replace(/^\+ /, '').replace(/^− /, '−')
}
