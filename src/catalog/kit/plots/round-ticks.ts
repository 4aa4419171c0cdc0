/** Steps of 1, 2, 2.5 and 5 times a power of ten, from the first that is at least `least`. */
function* roundSteps(least: number): Generator<number> {
  for (let power = Math.floor(Math.log10(least)); ; power++)
    for (const digits of ['1', '2', '2.5', '5']) {
      const step = Number(`${digits}e${power}`)
      if (step >= least * (1 - 1e-9)) yield step
    }
}

/**
 * At most `most` ticks at round values within the limits, those of the data. `unit`: the width of bins; ticks are at
 * their edges if a round step allows it.
 */
export function ticksWithin(low: number, high: number, most: number, unit?: number): readonly number[] {
  if (!(high > low) || high - low === Number.POSITIVE_INFINITY) return [low]
  const least = (high - low) / Math.max(most, 1)
  if (least === 0) return [low] // a range that is hardly above the smallest number
  const steps: number[] = []
  for (const step of roundSteps(least)) {
    steps.push(step)
    if (steps.length === 5) break
  }
  const [first = least] = steps
  const step = steps.find((one) => unit === undefined || isWhole(one / unit)) ?? first
  return multiples(low, high, step)
}

/** An axis from 0 that ends at a tick at or above `top`; `whole`: ticks at whole numbers only. */
export function axisFromZero(
  top: number,
  most: number,
  whole: boolean,
): { readonly domain: readonly [number, number]; readonly ticks: readonly number[] } {
  const height = top / Math.max(most, 1) > 0 && Number.isFinite(top) ? top : 1
  for (const step of roundSteps(height / Math.max(most, 1))) {
    const count = Math.ceil(height / step - 1e-9)
    if (count > most || (whole && !Number.isInteger(step))) continue
    const ticks = multiples(0, count * step, step)
    return { domain: [0, ticks.at(-1) ?? height], ticks }
  }
  throw new Error('There is always a wider step')
}

/** Ticks at round values of which the first is at most `low` and the last at least `high`, with at most `most` steps, 2 or more, between them. */
export function ticksAround(low: number, high: number, most: number): readonly number[] {
  const length = high - low
  if (!(length / most > 0) || !Number.isFinite(length)) return [low, high > low ? high : low + (Math.abs(low) || 1)]
  for (const step of roundSteps(length / most)) {
    const [from, to] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)]
    if (to - from <= most) return multiples(from * step, to * step, step)
  }
  throw new Error('There is always a wider step')
}

/** Ticks of a log axis within its limits: powers of ten, with 2 and 5 times them on a short axis. */
export function logTicksWithin(low: number, high: number): readonly number[] {
  if (!(low > 0) || !Number.isFinite(high)) return []
  const [from, to] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))]
  const digits = to - from <= 3 ? [1, 2, 5] : [1]
  const every = Math.ceil((to - from) / 8)
  const ticks: number[] = []
  for (let power = from; power <= to; power++)
    if ((power - from) % every === 0) ticks.push(...digits.map((digit) => Number(`${digit}e${power}`)))
  return ticks.filter((tick) => tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9))
}

function isWhole(quotient: number): boolean {
  return Math.abs(quotient - Math.round(quotient)) < 1e-6 && Math.round(quotient) > 0
}

/** Multiples of a step within the limits, without the noise of sums. */
function multiples(low: number, high: number, step: number): readonly number[] {
  const [from, to] = [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)]
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, k) => Number(((from + k) * step).toPrecision(12)))
}
