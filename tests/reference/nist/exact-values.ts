import { asIntegers, minus, over, plus, type Rational, ratio, root, times } from './rational.ts'

/** Results of exact arithmetic on the doubles: decimals are rounded to doubles, but nothing else is rounded. */
export type ExactValues = Readonly<Record<string, Rational>>

export function exactMoments(values: Float64Array): ExactValues {
  const { integers, unit } = asIntegers(values)
  const n = BigInt(values.length)
  const mean = times(ratio(sum(integers), n), unit)
  const variance = times(over(aboutMean(integers), ratio(n - 1n)), times(unit, unit))
  return { mean, sd: root(variance), autocorrelation: exactAutocorrelation(integers) }
}

/** Lag 1 autocorrelation, from the integers n d[i], where d are the deviations from the mean. */
function exactAutocorrelation(integers: readonly bigint[]): Rational {
  const [n, total] = [BigInt(integers.length), sum(integers)]
  const deviations = integers.map((value) => n * value - total)
  return ratio(dot(deviations.slice(1), deviations.slice(0, -1)), dot(deviations, deviations))
}

export function exactAnova(groups: readonly Float64Array[]): ExactValues {
  const { integers, unit } = asIntegers(groups.flatMap((group) => [...group]))
  let start = 0
  let inside = ratio(0n)
  for (const { length } of groups) {
    inside = plus(inside, aboutMean(integers.slice(start, start + length)))
    start += length
  }
  const total = aboutMean(integers)
  const between = times(minus(total, inside), times(unit, unit))
  const within = times(inside, times(unit, unit))
  const df = [BigInt(groups.length - 1), BigInt(integers.length - groups.length)] as const
  const variance = over(within, ratio(df[1]))
  return {
    between,
    within,
    statistic: over(over(between, ratio(df[0])), variance),
    rSquared: over(minus(total, inside), total),
    sigma: root(variance),
  }
}

/** Least squares of y on columns of doubles, such as powers; with an intercept also the statistics about the mean. */
export function exactLinear(
  x: readonly Float64Array[],
  y: Float64Array,
  degree: number,
  intercept: boolean,
): ExactValues {
  const outcome = asIntegers(y)
  const n = y.length
  const columns: { integers: bigint[]; unit: Rational }[] = []
  if (intercept) columns.push({ integers: Array.from({ length: n }, () => 1n), unit: ratio(1n) })
  for (const values of x) {
    const first = asIntegers(values)
    let last = first
    for (let k = 1; k <= degree; k++) {
      columns.push(last)
      last = {
        integers: last.integers.map((v, i) => v * (first.integers[i] ?? 0n)),
        unit: times(last.unit, first.unit),
      }
    }
  }
  const p = columns.length
  const cross = columns.map((a) => [...columns, outcome].map((b) => dot(a.integers, b.integers)))
  const { determinant, adjugate } = invert(cross.map((row) => row.slice(0, p)))
  const solution = adjugate.map((row) =>
    ratio(
      row.reduce((total, v, k) => total + v * (cross[k]?.[p] ?? 0n), 0n),
      determinant,
    ),
  )
  const explained = solution.reduce((total, b, k) => plus(total, times(b, ratio(cross[k]?.[p] ?? 0n))), ratio(0n))
  const left = minus(ratio(dot(outcome.integers, outcome.integers)), explained)
  const variance = over(left, ratio(BigInt(n - p)))
  const total = intercept ? aboutMean(outcome.integers) : ratio(dot(outcome.integers, outcome.integers))
  const model = minus(total, left)
  const found: Record<string, Rational> = {
    sigma: times(root(variance), outcome.unit),
    rSquared: over(model, total),
  }
  if (variance.num !== 0n) found.statistic = over(over(model, ratio(BigInt(p - (intercept ? 1 : 0)))), variance)
  for (const [k, column] of columns.entries()) {
    const scale = over(outcome.unit, column.unit)
    found[`estimate ${k}`] = times(solution[k] ?? ratio(0n), scale)
    found[`error ${k}`] = times(root(times(variance, ratio(adjugate[k]?.[k] ?? 0n, determinant))), scale)
  }
  return found
}

/** Fraction-free elimination (Bareiss, Math Comput 1968;22:565) of a positive definite matrix. */
function invert(matrix: readonly (readonly bigint[])[]): { determinant: bigint; adjugate: bigint[][] } {
  const p = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1n : 0n))])
  let before = 1n
  for (let k = 0; k < p; k++) {
    const pivot = rows[k] ?? []
    const head = pivot[k] ?? 0n
    for (const [i, row] of rows.entries()) {
      const factor = row[k] ?? 0n
      if (i !== k) for (const [j, v] of row.entries()) row[j] = (v * head - factor * (pivot[j] ?? 0n)) / before
    }
    before = head
  }
  return { determinant: before, adjugate: rows.map((row) => row.slice(p)) }
}

/** Sum of squares about the mean. */
function aboutMean(values: readonly bigint[]): Rational {
  const [n, total] = [BigInt(values.length), sum(values)]
  return ratio(n * dot(values, values) - total * total, n)
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, v) => total + v, 0n)

const dot = (a: readonly bigint[], b: readonly bigint[]): bigint =>
  a.reduce((total, v, i) => total + v * (b[i] ?? 0n), 0n)
