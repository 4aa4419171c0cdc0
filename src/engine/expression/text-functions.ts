import { numberFromText, textFromNumber } from '../frame/number-text.ts'
import type { FunctionSpec } from './function-spec.ts'
import {
  asNumbers,
  asText,
  buildText,
  lengthOf,
  logicalFromText,
  mapDictionary,
  numbersFromText,
  textAt,
  type Vector,
} from './vector.ts'

const textTest = (f: (text: string, part: string) => boolean): FunctionSpec => ({
  parameters: ['text', 'text'],
  result: 'logical',
  evaluate: ([x, part], { rows }) => {
    const [text, wanted] = [asText(x as Vector), asText(part as Vector)]
    const one = wanted.single ? textAt(wanted)(0) : null
    if (one !== null) return logicalFromText(text, (t) => f(t, one))
    const { length, single } = lengthOf([text, wanted], rows)
    const [at, wantedAt] = [textAt(text), textAt(wanted)]
    const values = Int8Array.from({ length }, (_, row) => {
      const [t, w] = [at(row), wantedAt(row)]
      return t === null || w === null ? -1 : f(t, w) ? 1 : 0
    })
    return { type: 'logical', values, single }
  },
})

const textMap = (f: (text: string) => string): FunctionSpec => ({
  parameters: ['text'],
  result: 'text',
  evaluate: ([x]) => mapDictionary(asText(x as Vector), f),
})

export const textFunctions = {
  concat: {
    parameters: ['any'],
    rest: 'any',
    result: 'text',
    evaluate: (args, { rows }) => {
      const texts = args.map(toText)
      const { length, single } = lengthOf(texts, rows)
      const at = texts.map(textAt)
      return buildText(length, single, (row) => {
        const parts = at.map((text) => text(row))
        return parts.includes(null) ? null : parts.join('')
      })
    },
  },
  length: {
    parameters: ['text'],
    result: 'number',
    evaluate: ([x]) => numbersFromText(asText(x as Vector), (text) => Array.from(text).length),
  },
  contains: textTest((text, part) => text.includes(part)),
  starts_with: textTest((text, part) => text.startsWith(part)),
  ends_with: textTest((text, part) => text.endsWith(part)),
  lower: textMap((text) => text.toLowerCase()),
  upper: textMap((text) => text.toUpperCase()),
  trim: textMap((text) => text.trim()),
  substring: {
    parameters: ['text', 'number', 'number'],
    result: 'text',
    evaluate: ([x, start, count], { rows }) => {
      const [text, from, many] = [asText(x as Vector), asNumbers(start as Vector), asNumbers(count as Vector)]
      const { length, single } = lengthOf([text, from, many], rows)
      const at = textAt(text)
      return buildText(length, single, (row) => {
        const t = at(row)
        const [s, n] = [from.values[from.single ? 0 : row] as number, many.values[many.single ? 0 : row] as number]
        return t === null || Number.isNaN(s) || Number.isNaN(n) ? null : cut(t, s, n)
      })
    },
  },
  text: { parameters: ['any'], result: 'text', evaluate: ([x]) => toText(x as Vector) },
  number: {
    parameters: ['text'],
    result: 'number',
    evaluate: ([x]) => numbersFromText(asText(x as Vector), numberFromText),
  },
} satisfies Record<string, FunctionSpec>

/** Characters as users count them, from 1. */
function cut(text: string, start: number, count: number): string {
  const from = Math.max(1, Math.trunc(start))
  const to = Math.trunc(start) + Math.trunc(count) - 1
  return Array.from(text)
    .slice(from - 1, Math.max(from - 1, to))
    .join('')
}

function toText(vector: Vector): Vector & { type: 'text' } {
  switch (vector.type) {
    case 'text':
    case 'missing':
      return asText(vector)
    case 'logical': {
      const { values, single } = vector
      return buildText(values.length, single, (i) => (values[i] === -1 ? null : values[i] === 1 ? 'TRUE' : 'FALSE'))
    }
    default: {
      const { values, single, type } = vector
      const write =
        type === 'number'
          ? textFromNumber
          : (ms: number) =>
              new Date(ms)
                .toISOString()
                .slice(0, type === 'date' ? 10 : 19)
                .replace('T', ' ')
      return buildText(values.length, single, (i) => (Number.isNaN(values[i]) ? null : write(values[i] as number)))
    }
  }
}
