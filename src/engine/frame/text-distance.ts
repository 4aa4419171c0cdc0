/** Characters to insert, delete or replace until two texts are equal (Levenshtein 1966); `most + 1` as soon as it is more than `most`. */
export function editDistance(a: readonly string[], b: readonly string[], most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, k) => k)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] as number) + Number(a[i - 1] !== b[j - 1])
      const value = Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1)
      next.push(value)
      if (value < least) least = value
    }
    if (least > most) return most + 1
    row = next
  }
  return Math.min(row[b.length] as number, most + 1)
}

/** Characters of a common beginning that count in favour. */
const MOST_COMMON = 4
const PER_CHARACTER = 0.1

/** The similarity of Jaro, raised for a common beginning (Winkler 1990): 1 for equal texts, 0 for texts without common characters. */
export function jaroWinkler(a: readonly string[], b: readonly string[]): number {
  const similarity = jaro(a, b)
  let common = 0
  while (common < MOST_COMMON && common < a.length && common < b.length && a[common] === b[common]) common++
  return similarity + common * PER_CHARACTER * (1 - similarity)
}

function jaro(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return Number(a.length === b.length)
  const reach = Math.max(0, (Math.max(a.length, b.length) >> 1) - 1)
  const taken = new Uint8Array(b.length)
  const matched: string[] = []
  for (const [i, letter] of a.entries()) {
    const to = Math.min(b.length - 1, i + reach)
    for (let j = Math.max(0, i - reach); j <= to; j++) {
      if (taken[j] === 1 || b[j] !== letter) continue
      taken[j] = 1
      matched.push(letter)
      break
    }
  }
  if (matched.length === 0) return 0
  let [out, at] = [0, 0]
  for (const [j, letter] of b.entries()) if (taken[j] === 1 && letter !== matched[at++]) out++
  const m = matched.length
  return (m / a.length + m / b.length + (m - out / 2) / m) / 3
}
