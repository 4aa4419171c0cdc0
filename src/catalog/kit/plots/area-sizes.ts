import { ticksWithin } from './round-ticks.ts'

/**
 * Diameters of circles whose areas are in proportion to values: that of `most` is `largest`, none is below `smallest`, the least that is visible.
 * The diameters are in the unit of `largest`.
 */
export function areaDiameter(most: number, largest: number, smallest = 0): (value: number) => number {
  return (value) => Math.max(smallest, largest * Math.sqrt(value / most))
}

/**
 * Three round values between positive limits for a legend of areas, ascending: a large one, a small one and one whose diameter is half-way
 * between theirs; fewer if the limits contain no more.
 */
export function roundSizes(low: number, high: number): readonly number[] {
  const powers = Array.from(
    { length: Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 },
    (_, k) => Math.floor(Math.log10(low)) + k,
  )
  const round = powers
    .flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`)))
    .filter((value) => value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9))
  const [first, last] = [round.find((value) => value >= high / 40), round.at(-1)]
  if (first === undefined || last === undefined || round.indexOf(last) - round.indexOf(first) < 2) {
    const even = ticksWithin(low, high, 3)
    return even.length > 0 ? even.slice(-3) : [high]
  }
  const half = ((Math.sqrt(first) + Math.sqrt(last)) / 2) ** 2
  const between = round.filter((value) => value > first && value < last)
  const middle = between.reduce((best, value) => (Math.abs(value - half) < Math.abs(best - half) ? value : best))
  return [first, middle, last]
}
