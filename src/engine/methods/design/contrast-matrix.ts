/** Codings of the levels of a factor as numbers: one row for each level, one column for each contrast. */
export type Coding = 'indicator' | 'effect' | 'helmert' | 'polynomial'

/** 1 at the level of the column, otherwise 0; the reference, if there is one, has no column. R: `contr.treatment`. */
export function indicatorContrasts(levels: number, reference: number | null): readonly Float64Array[] {
  return withoutReference(levels, reference).map((at) => column(levels, (level) => Number(level === at)))
}

/** As indicators, with -1 at the reference: a coefficient is the deviation from the mean of all levels. R: `contr.sum`, where it is the last. */
export function effectContrasts(levels: number, reference: number): readonly Float64Array[] {
  return withoutReference(levels, reference).map((at) =>
    column(levels, (level) => (level === reference ? -1 : Number(level === at))),
  )
}

/** The k-th compares level k + 1 with the mean of those before it. R: `contr.helmert`. */
export function helmertContrasts(levels: number): readonly Float64Array[] {
  return Array.from({ length: levels - 1 }, (_, k) =>
    column(levels, (level) => (level <= k ? -1 : level === k + 1 ? k + 1 : 0)),
  )
}

/** Orthonormal polynomials of the degrees 1, 2, ... at equal distances, rising at the end. R: `contr.poly`. */
export function polynomialContrasts(levels: number): readonly Float64Array[] {
  const centre = (levels - 1) / 2
  const basis = [column(levels, () => 1 / Math.sqrt(levels))]
  for (let degree = 1; degree < levels; degree++) {
    const before = basis[degree - 1] as Float64Array
    const next = before.map((value, level) => value * (level - centre))
    // twice, because rounding errors of the first pass are as large as what is left of a high degree
    for (let pass = 0; pass < 2; pass++)
      for (const other of basis) {
        const along = dot(next, other)
        for (let k = 0; k < levels; k++) next[k] = (next[k] as number) - along * (other[k] as number)
      }
    const size = Math.sqrt(dot(next, next))
    basis.push(next.map((value) => value / size))
  }
  return basis.slice(1)
}

const withoutReference = (levels: number, reference: number | null): readonly number[] =>
  Array.from({ length: levels }, (_, k) => k).filter((k) => k !== reference)

const column = (levels: number, value: (level: number) => number): Float64Array =>
  Float64Array.from({ length: levels }, (_, level) => value(level))

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += (a[k] as number) * (b[k] as number)
  return sum
}
