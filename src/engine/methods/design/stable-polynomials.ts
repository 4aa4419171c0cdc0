import type { Checkpoint } from '../../checkpoint.ts'

/** Back-transformation from coefficients of the stable columns to those of the original ones. */
export interface BackTransformation {
  readonly coefficients: (steady: ArrayLike<number>) => Float64Array
  /** Rows and columns in the order of the estimated columns. */
  readonly covariance: (steady: readonly (readonly number[])[]) => number[][]
}

interface SteadyFit<F> {
  readonly fit: F
  readonly steady: readonly Float64Array[]
  readonly back: BackTransformation
}

/**
 * Fits a design matrix in which powers are those of the covariate centred and scaled to [-1, 1]. Raw powers lose their digits long before the
 * covariate does (NIST's dataset Filip); the columns span the same space. If dependent columns make the back-transformation impossible, the
 * powers stay raw. `powers`: for each polynomial the indices of its columns; the first column of all is the intercept.
 */
export async function fitWithStablePolynomials<F extends { readonly estimated: readonly number[] }>(
  raw: readonly Float64Array[],
  powers: readonly (readonly number[])[],
  fitTo: (columns: readonly Float64Array[]) => Promise<F>,
  checkpoint: Checkpoint,
): Promise<SteadyFit<F>> {
  const { columns, blocks } = await steadyColumns(raw, powers, checkpoint)
  const fit = await fitTo(columns)
  const kept = new Set(fit.estimated)
  const whole = blocks.every(({ columns: of }) =>
    of.every((k, i) => i === 0 || !kept.has(k) || kept.has(of[i - 1] ?? -1)),
  )
  if (!whole) return fitWithStablePolynomials(raw, [], fitTo, checkpoint)
  return { fit, steady: columns, back: backFrom(blocks, raw.length, fit.estimated) }
}

interface Block {
  /** The columns of the powers 1, 2, ... */
  readonly columns: readonly number[]
  readonly centre: number
  readonly scale: number
}

async function steadyColumns(
  raw: readonly Float64Array[],
  powers: readonly (readonly number[])[],
  checkpoint: Checkpoint,
) {
  const columns = [...raw]
  const blocks: Block[] = []
  for (const block of powers) {
    const x = raw[block[0] ?? 0] ?? new Float64Array()
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const value of x) {
      if (value < low) low = value
      if (value > high) high = value
    }
    const [centre, scale] = [low / 2 + high / 2, high / 2 - low / 2]
    if (!(scale > 0 && Number.isFinite(scale))) continue
    blocks.push({ columns: block, centre, scale })
    let previous = new Float64Array(x.length).fill(1)
    for (const k of block) {
      const power = previous.slice()
      for (let i = 0; i < x.length; i++) power[i] = (power[i] as number) * (((x[i] as number) - centre) / scale)
      columns[k] = power
      previous = power
      await checkpoint()
    }
  }
  return { columns, blocks }
}

function backFrom(blocks: readonly Block[], count: number, estimated: readonly number[]): BackTransformation {
  const matrix = Array.from({ length: count }, (_, i) => {
    const row = new Float64Array(count)
    row[i] = 1
    return row
  })
  for (const { columns, centre, scale } of blocks)
    for (const [i, column] of columns.entries()) {
      const degree = i + 1
      let binomial = 1
      for (let j = degree; j >= 0; j--) {
        const row = matrix[j === 0 ? 0 : (columns[j - 1] ?? 0)]
        if (row) row[column] = (binomial * (-centre) ** (degree - j)) / scale ** degree
        binomial = (binomial * j) / (degree - j + 1)
      }
    }
  const at = (i: number, j: number): number => matrix[i]?.[j] ?? 0
  return {
    coefficients: (steady) => {
      const out = new Float64Array(count).fill(Number.NaN)
      for (const i of estimated) {
        let sum = 0
        for (const j of estimated) if (at(i, j) !== 0) sum += at(i, j) * (steady[j] ?? Number.NaN)
        out[i] = sum
      }
      return out
    },
    covariance: (steady) => {
      const half = estimated.map((i) =>
        estimated.map((_, b) => estimated.reduce((sum, j, a) => sum + at(i, j) * (steady[a]?.[b] ?? 0), 0)),
      )
      return half.map((row) => estimated.map((i) => estimated.reduce((sum, j, b) => sum + at(i, j) * (row[b] ?? 0), 0)))
    },
  }
}
