import type { Checkpoint } from '../../checkpoint.ts'
import { ascendingOrder } from '../../frame/ascending-order.ts'
import { type GroupedRows, groupedRows } from '../../frame/grouped-rows.ts'
import { pickNumbers } from '../../frame/select-rows.ts'

export interface NearVariable {
  readonly values: Float64Array
  /** The largest difference that is allowed; Infinity for any. */
  readonly caliper: number
  /** Above 0: differences are divided by it. */
  readonly scale: number
}

interface Pool {
  /** Rows in ascending order. */
  readonly controls: Int32Array
  readonly strata: Int32Array
  readonly near: readonly NearVariable[]
  readonly time?: Float64Array
  /** A control can be in several sets: none is ever taken. */
  readonly replace: boolean
}

/** Part of the pool: one stratum, from `from` to `to` - 1. */
interface Part {
  readonly from: number
  to: number
}

/** Controls of each stratum, in the order of one variable, so that those near a case lie side by side. */
export class ControlPool {
  /** How many controls the last question looked at. */
  looked = 0
  readonly #pool: Pool
  /** The variable in whose order they are: the first with a caliper. */
  readonly #key: NearVariable | undefined
  readonly #rows: Int32Array
  /** Whether all controls of a stratum are equally near: they are then in the order of the rows, and taken ones are moved out. */
  readonly #isPlain: boolean
  readonly #parts = new Map<number, Part>()
  readonly #placeOf: Int32Array
  /** For each place the next one that may be free, on either side; a free place has its own. */
  readonly #up: Int32Array
  readonly #down: Int32Array

  private constructor(pool: Pool, key: NearVariable | undefined, { rows, starts }: GroupedRows) {
    this.#pool = pool
    this.#key = key
    this.#isPlain = pool.near.length === 0 && pool.time === undefined && !pool.replace
    this.#rows = rows
    for (let g = 0; g + 1 < starts.length; g++)
      this.#parts.set(g, { from: starts[g] as number, to: starts[g + 1] as number })
    this.#placeOf = new Int32Array(pool.strata.length)
    this.#up = new Int32Array(rows.length + 1)
    this.#down = new Int32Array(rows.length + 1)
    for (let at = 0; at <= rows.length; at++) this.#up[at] = this.#down[at] = at
    for (let at = 0; at < rows.length; at++) this.#placeOf[rows[at] as number] = at
  }

  static async of(pool: Pool, checkpoint: Checkpoint): Promise<ControlPool> {
    const { controls, strata, near } = pool
    const key = near.find(({ caliper }) => caliper < Infinity) ?? near[0]
    const order =
      key && (await ascendingOrder(pickNumbers(key.values, controls), checkpoint)).map((at) => controls[at] as number)
    let count = 0
    for (const row of controls) count = Math.max(count, 1 + (strata[row] as number))
    return new ControlPool(pool, key, await groupedRows(strata, count, checkpoint, order ?? controls))
  }

  /** The control is no longer free. */
  take(row: number): void {
    if (this.#isPlain) {
      const part = this.#parts.get(this.#pool.strata[row] as number)
      if (part === undefined) return
      const at = firstNotBefore(part, (place) => (this.#rows[place] as number) < row)
      this.#rows.copyWithin(at, at + 1, part.to)
      part.to--
      return
    }
    const at = this.#placeOf[row] as number
    this.#up[at] = at + 1
    this.#down[at + 1] = at // places of `down` are counted from 1; 0 is before the first
  }

  /** How many controls are possible for the case, as long as none is taken. */
  possible(row: number): number {
    const part = this.#parts.get(this.#pool.strata[row] as number)
    const key = this.#key
    if (part === undefined) return 0
    if (this.#isPlain) return part.to - part.from
    let count = 0
    if (key !== undefined && this.#pool.near.length === 1 && this.#pool.time === undefined) {
      const value = key.values[row] as number
      const at = (place: number) => key.values[this.#rows[place] as number] as number
      const low = firstNotBefore(part, (place) => at(place) < value && value - at(place) > key.caliper)
      const high = firstNotBefore(part, (place) => at(place) <= value || at(place) - value <= key.caliper)
      this.looked = 0
      return high - low
    }
    this.#walk(
      row,
      () => Infinity,
      (other) => {
        if (this.#distance(row, other) < Infinity) count++
      },
    )
    return count
  }

  /** The free controls with the smallest distance to the case, in the order of the rows, without those of `except`. */
  nearest(row: number, except: readonly number[]): ArrayLike<number> {
    if (this.#isPlain) {
      this.looked = 0
      const part = this.#parts.get(this.#pool.strata[row] as number)
      return this.#rows.subarray(part?.from ?? 0, part?.to ?? 0)
    }
    let [best, found] = [Infinity, [] as number[]]
    this.#walk(
      row,
      () => best,
      (other) => {
        const distance = this.#distance(row, other)
        if (distance > best || distance === Infinity || except.includes(other)) return
        if (distance < best) [best, found] = [distance, []]
        found.push(other)
      },
    )
    return found.length > 1 ? found.toSorted((a, b) => a - b) : found
  }

  /** Visits free controls from near to far on both sides, as far as the caliper and the distance `most()` allow. */
  #walk(row: number, most: () => number, visit: (other: number) => void): void {
    this.looked = 0
    const part = this.#parts.get(this.#pool.strata[row] as number)
    if (part === undefined) return
    const key = this.#key
    const value = key?.values[row] ?? 0
    const gapAt = (at: number) =>
      key === undefined ? 0 : Math.abs((key.values[this.#rows[at] as number] as number) - value)
    const begin =
      key === undefined
        ? part.from
        : firstNotBefore(part, (place) => (key.values[this.#rows[place] as number] as number) < value)
    let [above, below] = [found(this.#up, begin), found(this.#down, begin) - 1]
    for (;;) {
      const gapAbove = above < part.to ? gapAt(above) : Infinity
      const gapBelow = below >= part.from ? gapAt(below) : Infinity
      const gap = Math.min(gapAbove, gapBelow)
      if (gap === Infinity || (key !== undefined && (gap > key.caliper || gap / key.scale > most()))) return
      this.looked++
      if (gapAbove <= gapBelow) {
        visit(this.#rows[above] as number)
        above = found(this.#up, above + 1)
      } else {
        visit(this.#rows[below] as number)
        below = found(this.#down, below) - 1
      }
    }
  }

  /** The sum of the scaled differences; Infinity if the control is not possible. */
  #distance(row: number, other: number): number {
    const { near, time } = this.#pool
    if (row === other || (time !== undefined && (time[other] as number) < (time[row] as number))) return Infinity
    let sum = 0
    for (let k = 0; k < near.length; k++) {
      const { values, caliper, scale } = near[k] as NearVariable
      const gap = Math.abs((values[row] as number) - (values[other] as number))
      if (gap > caliper) return Infinity
      sum += gap / scale
    }
    return sum
  }
}

/** The first place of the part for which this does not hold, if it holds for all before it. */
function firstNotBefore({ from, to }: Part, isBefore: (place: number) => boolean): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** Follows the places to the one that has its own, and shortens the way. */
function found(next: Int32Array, from: number): number {
  let at = from
  while (next[at] !== at) {
    const after = next[at] as number
    next[at] = next[after] as number
    at = after
  }
  return at
}
