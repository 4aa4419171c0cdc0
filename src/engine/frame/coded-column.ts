import { type Factor, type FactorOptions, factor } from './factor.ts'
import { columnById, type Frame } from './frame.ts'

/** A column of the frame as a factor. Throws an Error if it does not exist: options are validated before. */
export function codedColumn(frame: Frame, id: string, options: FactorOptions = {}): Factor {
  const column = columnById(frame, id)
  if (column === undefined) throw new Error(`${id} is missing`)
  return factor(column, options)
}

/** For each row 1 if no factor is missing, otherwise 0. */
export function completeCodes(factors: readonly Factor[], rows: number): Uint8Array {
  const keep = new Uint8Array(rows).fill(1)
  for (const { codes } of factors) for (let i = 0; i < rows; i++) if ((codes[i] ?? -1) < 0) keep[i] = 0
  return keep
}

/**
 * The frequency of each level in the rows whose `keep` is not 0; a row counts with its weight, or once. Counted rows are set to 1 in `used`.
 */
export function countLevels(
  { levels, codes }: Factor,
  keep: Uint8Array | undefined,
  used: Uint8Array,
  weights?: Float64Array,
): readonly number[] {
  const counts = levels.map(() => 0)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] ?? -1
    if (code < 0 || keep?.[i] === 0) continue
    counts[code] = (counts[code] ?? 0) + (weights === undefined ? 1 : (weights[i] as number))
    used[i] = 1
  }
  return counts
}

/** A code of 0 or more for each row, below 0 if it is missing. */
interface Coded {
  readonly codes: Int32Array | Int8Array
}

/** Cases with a missing code; with `among`, only those whose code there is not missing. A row counts with its weight, or once. */
export function countMissing({ codes }: Coded, weights?: Float64Array, among?: Coded): number {
  let n = 0
  for (let i = 0; i < codes.length; i++)
    if ((codes[i] as number) < 0 && (among === undefined || (among.codes[i] as number) >= 0))
      n += weights === undefined ? 1 : (weights[i] as number)
  return n
}
