import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { usable } from '#engine/frame/usable.ts'
import type { ComputeContext } from '../../kit/analysis.ts'

/** A cell as a number: NaN if it is missing, Infinity if it cannot be read. `part`: what is before the stroke of a text, NaN without one; null for numbers. */
export interface RatioReader {
  readonly value: (row: number) => number
  readonly part: ((row: number) => number) | null
}

const ratio = /^\s*([\d.]+)\s*[/／]\s*([\d.]+)\s*$/

/** Reads numbers, and texts such as `12/250`. */
export async function readRatios(frame: Frame, id: string, { checkpoint }: ComputeContext): Promise<RatioReader> {
  const seen = usable(columnOf(frame, id))
  if (seen.type !== 'text') return { value: (row) => seen.values[row] as number, part: null }
  const { codes, dictionary } = seen
  const [values, parts] = [new Float64Array(dictionary.length), new Float64Array(dictionary.length)]
  for (let k = 0; k < dictionary.length; k++) {
    if (k % 4096 === 0) await checkpoint()
    const text = dictionary[k] as string
    const found = ratio.exec(text)
    const [part, whole] = [Number(found?.[1] ?? Number.NaN), Number(found?.[2] ?? Number.NaN)]
    const number = found === null ? (text.trim() === '' ? Number.NaN : Number(text)) : part / whole
    values[k] = Number.isFinite(number) ? number : Number.POSITIVE_INFINITY
    parts[k] = part
  }
  const at = (of: Float64Array) => (row: number) => of[codes[row] ?? -1] ?? Number.NaN
  return { value: at(values), part: at(parts) }
}

/** A column of the frame. Throws an Error if it does not exist: options are validated before. */
export function columnOf(frame: Frame, id: string): Column {
  const column = columnById(frame, id)
  if (column === undefined) throw new Error(`No column ${id}`)
  return column
}
