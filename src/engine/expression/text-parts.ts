import { cleaner } from '../frame/text-cleaning.ts'
import type { FunctionSpec } from './function-spec.ts'
import {
  asNumbers,
  asText,
  buildText,
  lengthOf,
  mapDictionary,
  numbersFromText,
  singleText,
  type TextVector,
  textAt,
  type Vector,
} from './vector.ts'

/** A text from a text and further arguments, which f reads at the row; once for each distinct text if these are constants. */
function mapTexts(
  text: TextVector,
  others: readonly Vector[],
  rows: number,
  f: (text: string, row: number) => string | null,
): Vector {
  if (others.every(({ single }) => single)) return mapDictionary(text, (t) => f(t, 0))
  const { length, single } = lengthOf([text, ...others], rows)
  const at = textAt(text)
  return buildText(length, single, (row) => {
    const t = at(row)
    return t === null ? null : f(t, row)
  })
}

const numberAt = (vector: Vector) => {
  const { values, single } = asNumbers(vector)
  return (row: number) => Math.trunc(values[single ? 0 : row] as number)
}

const halfWidth = cleaner(['half-width'], 'keep')

/** The first letter of each word, which letters, marks, digits and apostrophes make up. */
const initials = /(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu

export const textPartFunctions = {
  replace: {
    parameters: ['text', 'text', 'text'],
    result: 'text',
    evaluate: ([x, from, to], { rows }) => {
      const [sought, by] = [asText(from as Vector), asText(to as Vector)]
      const [soughtAt, byAt] = [textAt(sought), textAt(by)]
      return mapTexts(asText(x as Vector), [sought, by], rows, (text, row) => {
        const old = soughtAt(row)
        // the empty text is a missing one: it deletes
        return old === null ? null : text.replaceAll(old, () => byAt(row) ?? '')
      })
    },
  },
  pad: {
    parameters: ['text', 'number', 'text'],
    optional: 1,
    result: 'text',
    evaluate: ([x, width, filler = singleText(' ')], { rows }) => {
      const fill = asText(filler)
      const [widthAt, fillAt] = [numberAt(width as Vector), textAt(fill)]
      return mapTexts(asText(x as Vector), [width as Vector, fill], rows, (text, row) => {
        const by = fillAt(row)
        return by === null ? null : padded(text, widthAt(row), by)
      })
    },
  },
  position: {
    parameters: ['text', 'text'],
    result: 'number',
    evaluate: ([x, part], { rows }) => {
      const [text, sought] = [asText(x as Vector), asText(part as Vector)]
      const [at, soughtAt] = [textAt(text), textAt(sought)]
      const place = (t: string | null, s: string | null) => (t === null || s === null ? Number.NaN : positionIn(t, s))
      if (sought.single) return numbersFromText(text, (t) => place(t, soughtAt(0)))
      const { length, single } = lengthOf([text, sought], rows)
      const values = Float64Array.from({ length }, (_, row) => place(at(row), soughtAt(row)))
      return { type: 'number', values, single }
    },
  },
  title_case: {
    parameters: ['text'],
    result: 'text',
    evaluate: ([x]) =>
      mapDictionary(asText(x as Vector), (text) =>
        text.toLowerCase().replace(initials, (letter) => letter.toUpperCase()),
      ),
  },
  half_width: {
    parameters: ['text'],
    result: 'text',
    evaluate: ([x]) => mapDictionary(asText(x as Vector), halfWidth),
  },
  split: {
    parameters: ['text', 'text', 'number'],
    result: 'text',
    evaluate: ([x, separator, k], { rows }) => {
      const by = asText(separator as Vector)
      const [byAt, whichAt] = [textAt(by), numberAt(k as Vector)]
      return mapTexts(asText(x as Vector), [by, k as Vector], rows, (text, row) => {
        const sign = byAt(row)
        const which = whichAt(row)
        if (sign === null || Number.isNaN(which) || which === 0) return null
        return text.split(sign).at(which > 0 ? which - 1 : which) ?? null
      })
    },
  },
} satisfies Record<string, FunctionSpec>

/** The most characters that a text is filled up to. */
const widest = 1000

/** Filled up at the left to a width in characters; at the right if it is negative. */
function padded(text: string, width: number, fill: string): string | null {
  if (!(Math.abs(width) <= widest)) return null
  const lacking = Math.abs(width) - Array.from(text).length
  if (lacking <= 0) return text
  const signs = Array.from(fill)
  const added = Array.from({ length: lacking }, (_, k) => signs[k % signs.length]).join('')
  return width < 0 ? text + added : added + text
}

/** In characters from 1; 0 if it does not occur. */
function positionIn(text: string, part: string): number {
  const at = text.indexOf(part)
  return at < 0 ? 0 : Array.from(text.slice(0, at)).length + 1
}
