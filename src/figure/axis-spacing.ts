/** How the values of an axis are spread that is neither linear nor logarithmic. */
export type Spacing = 'sqrt' | 'symlog' | 'logit'

type Domain = readonly [number, number]

/** From a value to a distance in arbitrary units. `domain`: a signed logarithm is linear up to a thousandth of its largest value. */
function stretch(spacing: Spacing, domain: Domain): (value: number) => number {
  if (spacing === 'sqrt') return (value) => Math.sign(value) * Math.sqrt(Math.abs(value))
  if (spacing === 'logit') return (value) => Math.log(value / (1 - value))
  const unit = linearUpTo(domain)
  return (value) => Math.sign(value) * Math.log1p(Math.abs(value) / unit)
}

function linearUpTo(domain: Domain): number {
  return 10 ** Math.floor(Math.log10(Math.max(...domain.map(Math.abs)) / 1000))
}

/** From a value to its distance from the start of an axis of this length; on a logit axis, values that are not between 0 and 1 are beyond its ends. */
export function placeSpaced(spacing: Spacing, domain: Domain, length: number): (value: number) => number {
  const at = stretch(spacing, domain)
  const [from, to] = domain.map(at) as [number, number]
  const rises = domain[1] > domain[0]
  return (value) => {
    if (spacing === 'logit' && value <= 0) return rises ? -length : 2 * length
    if (spacing === 'logit' && value >= 1) return rises ? 2 * length : -length
    return ((at(value) - from) / (to - from)) * length
  }
}

const proportions = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 0.995, 0.999]

/**
 * Round values of an axis, in order and at least `apart` points from each other; the first of those that compete are the middle of a logit, 0, and
 * the largest of the others.
 * @param linear round values of a linear axis of the same range, few of them first, for a square root
 */
export function spacedTicks(
  spacing: Spacing,
  domain: Domain,
  place: (value: number) => number,
  { apart, linear }: { readonly apart: number; readonly linear: readonly (readonly number[])[] },
): readonly number[] {
  const [low, high] = [Math.min(...domain), Math.max(...domain)]
  const chosen: number[] = []
  const choose = (values: readonly number[]) => {
    for (const value of values) {
      if (value < low || value > high) continue
      if (chosen.every((other) => Math.abs(place(other) - place(value)) >= apart)) chosen.push(value)
    }
  }
  choose(candidates(spacing, domain, linear))
  // an axis far from 0 may have a single power of ten
  if (chosen.length < 3) choose(linear.flatMap(largestFirst))
  return chosen.sort((a, b) => a - b)
}

function largestFirst(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => Math.abs(b) - Math.abs(a))
}

function candidates(spacing: Spacing, domain: Domain, linear: readonly (readonly number[])[]): readonly number[] {
  if (spacing === 'logit') return proportions.toSorted((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5))
  if (spacing === 'sqrt') return [0, ...linear.flatMap(largestFirst)]
  const last = Math.floor(Math.log10(Math.max(...domain.map(Math.abs))))
  const first = Math.log10(linearUpTo(domain))
  const powers = Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => Number(`1e${first + k}`))
  return [0, ...largestFirst(powers.flatMap((power) => [power, -power]))]
}
