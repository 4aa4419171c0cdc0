/** The numbers of a typed list such as "10, 12，15"; undefined if a part is not a number or the list is empty. */
export function parseNumbers(written: string): readonly number[] | undefined {
  const parts = written.trim().split(/[\s,;，；、]+/u)
  const numbers = parts.map(Number)
  return parts.includes('') || numbers.some((one) => !Number.isFinite(one)) ? undefined : numbers
}
