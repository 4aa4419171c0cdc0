/** Sex chromosomes and the mitochondrion, after the numbered chromosomes. */
const lettered = ['X', 'Y', 'Z', 'W', 'XY', 'MT']

/** A chromosome's name without "chr" and zeros before its number; the mitochondrion is MT. */
export function chromosomeName(text: string): string {
  const bare = text
    .trim()
    .replace(/^chr(?:omosome)?[ ._-]*/i, '')
    .replace(/^0+(?=.)/, '')
  const upper = bare.toUpperCase()
  if (upper === 'M') return 'MT'
  return lettered.includes(upper) ? upper : bare
}

/** Indices of chromosomes in the order of a karyotype: numbers (1, 2, 2A, 10), X, Y, Z, W, XY, MT, then others as they come. */
export function chromosomeOrder(names: readonly string[]): readonly number[] {
  const keys = names.map((name, k) => {
    const number = /^(\d{1,9})(.*)$/.exec(name)
    const at = lettered.indexOf(name)
    if (number !== null) return { group: 0, number: Number(number[1]), rest: number[2] ?? '', k }
    return { group: at < 0 ? 2 : 1, number: at < 0 ? k : at, rest: '', k }
  })
  return keys
    .toSorted(
      (a, b) => a.group - b.group || a.number - b.number || (a.rest < b.rest ? -1 : a.rest > b.rest ? 1 : a.k - b.k),
    )
    .map(({ k }) => k)
}
