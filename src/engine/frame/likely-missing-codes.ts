/** Numbers that mean "missing" in code books: 9s, 8s and 7s as wide as the field, and their negatives. */
const above = [9, 99, 999, 9999, 99_999, 999_999, 88, 888, 8888, 77, 777, 7777, 99.9, 999.9, 9999.9, 99.99, 999.99]
const below = [-7, -8, -9, -77, -88, -99, -777, -888, -999, -8888, -9999, -99_999, -99.9, -999.9]
const usual: ReadonlySet<number> = new Set([...above, ...below])

export interface NumberCount {
  readonly value: number
  readonly count: number
}

/** Number and range of the other numbers. */
interface Others {
  readonly count: number
  readonly low: number
  readonly high: number
}

/** Collects numbers, to tell which of them look like codes for "missing". */
export class LikelyMissingCodes {
  readonly #counts = new Map<number, number>()
  #count = 0
  #low = Number.POSITIVE_INFINITY
  #high = Number.NEGATIVE_INFINITY

  take(value: number, cells: number): void {
    if (usual.has(value)) this.#counts.set(value, (this.#counts.get(value) ?? 0) + cells)
    else if (Number.isFinite(value)) {
      this.#count += cells
      if (value < this.#low) this.#low = value
      if (value > this.#high) this.#high = value
    }
  }

  /**
   * Numbers that are one of the usual codes, and further from all other numbers than these are from each other, so not a 999 among values
   * that really reach that far. The most frequent comes first.
   */
  found(): readonly NumberCount[] {
    const others = { count: this.#count, low: this.#low, high: this.#high }
    return Array.from(this.#counts, ([value, count]) => ({ value, count }))
      .filter((code) => (code.value > 0 ? isAbove(code, others) : isBelow(code, others)))
      .toSorted((a, b) => b.count - a.count)
  }
}

/** Fewest other numbers that show what a column contains. */
const few = 2
const many = 10

function isAbove({ value, count }: NumberCount, { count: others, low, high }: Others): boolean {
  if (others < few || value - high <= high - low) return false
  // A 9 is as often an answer as a code.
  if (value === 9) return others >= many && high <= 3
  return count > 1 || value >= 3 * high
}

function isBelow({ value, count }: NumberCount, { count: others, low, high }: Others): boolean {
  return others >= few && low >= 0 && (count > 1 || others >= many || low - value > high - low)
}
