/** The numbers of a written list such as "10, 12，15"; undefined where a part is no number or there is none. */
export function parseNumbers(written: string): readonly number[] | undefined {
  const parts = written.trim().split(/[\s,;，；、]+/u)
  const numbers = parts.map(Number)
  return parts.includes('') || numbers.some((one) => !Number.isFinite(one)) ? undefined : numbers
}
