/** A step j among 0, ..., d - 1, or between two of them, and how many of these steps it represents. */
export interface TiedStep {
  readonly j: number
  readonly times: number
}

/** Steps at the end, next to the pole, that are summed individually; so are those of shorter panels. */
const single = 64
/** Length of a panel. Its distance from the pole is at least its length, so that the error is about (3 + √8)^-28 of it. */
const nodesOfPanel = 14

/**
 * A quadrature with few nodes for the d steps of Efron's ties: a sum over j = 0, ..., d - 1 of a function that is smooth below a pole at d or
 * beyond, such as 1 / (a - b j / d) with a >= b, equals that over these nodes with their `times`, to rounding. The last steps individually,
 * then panels that double in length, going down, with the Gauss rule for equal masses at integers (discrete Chebyshev polynomials; Szegő 1939,
 * section 2.8). About 14 log2(d / 64) nodes.
 */
export function tiedSteps(d: number): readonly TiedStep[] {
  const steps: TiedStep[] = []
  let end = d // the steps below this one remain
  for (; end > 0 && end > d - single; end--) steps.push({ j: end - 1, times: 1 })
  for (let length = single; end > 0; length *= 2) {
    const size = Math.min(length, end)
    const from = end - size
    if (size < single) for (let j = from; j < end; j++) steps.push({ j, times: 1 })
    else for (const { j, times } of panel(size)) steps.push({ j: from + j, times })
    end = from
  }
  return steps
}

const known = new Map<number, readonly TiedStep[]>()

/** Those of a full panel are powers of two and cached. */
function panel(size: number): readonly TiedStep[] {
  const found = known.get(size) ?? equalMasses(size)
  if (Number.isInteger(Math.log2(size))) known.set(size, found)
  return found
}

/** The Gauss rule for the masses 1 at 0, ..., size - 1, more than the nodes of the rule. */
function equalMasses(size: number): readonly TiedStep[] {
  return Array.from({ length: nodesOfPanel }, (_, i) => {
    let t = Math.cos((Math.PI * (i + 0.75)) / (nodesOfPanel + 0.5)) // near the root of Legendre's polynomial
    for (let step = 0; step < 20; step++) {
      const { value, slope } = orthonormal(t, size)
      t -= value / slope
      if (Math.abs(value / slope) < 1e-15) break
    }
    return { j: (size - 1 + t * size) / 2, times: size / orthonormal(t, size).squares }
  })
}

/** At t, which is 2 j / size less its mean: the polynomial of degree `nodesOfPanel`, its slope, and the squares of all of lower degree summed. */
function orthonormal(t: number, size: number) {
  let [value, slope, before, slopeBefore, squares] = [1, 0, 0, 0, 0]
  let last = 0
  for (let k = 0; k < nodesOfPanel; k++) {
    squares += value * value
    const next = Math.sqrt(((k + 1) ** 2 * (1 - ((k + 1) / size) ** 2)) / (4 * (k + 1) ** 2 - 1))
    const [higher, higherSlope] = [(t * value - last * before) / next, (value + t * slope - last * slopeBefore) / next]
    ;[before, slopeBefore, value, slope, last] = [value, slope, higher, higherSlope, next]
  }
  return { value, slope, squares }
}
