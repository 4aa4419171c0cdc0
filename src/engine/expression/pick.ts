import { asLogical, asNumbers, asText, type NumberVector, textCoder, type Vector } from './vector.ts'

/**
 * A vector whose row i is that of the vector with the number `taken[i]`; missing where it is -1. All are of the types that one value may have
 * (`commonType` of check-types.ts).
 */
export function pick(from: readonly Vector[], taken: Int32Array, single: boolean): Vector {
  const typed = from.filter(({ type }) => type !== 'missing')
  if (typed.length === 0) return { type: 'missing', single: true }
  if (typed.some(({ type }) => type === 'text')) return pickTexts(from, taken, single)
  if (typed.every(({ type }) => type === 'logical')) {
    const values = new Int8Array(taken.length).fill(-1)
    fill(
      values,
      from.map((v) => ({ values: asLogical(v).values, single: v.single })),
      taken,
    )
    return { type: 'logical', values, single }
  }
  const values = new Float64Array(taken.length).fill(Number.NaN)
  fill(values, from.map(asNumbers), taken)
  return { type: commonNumber(typed), values, single }
}

/** Days beside instants are instants. */
function commonNumber(typed: readonly Vector[]): NumberVector['type'] {
  const dates = typed.map(({ type }) => type).filter((type) => type === 'date' || type === 'datetime')
  if (dates.length === 0) return 'number'
  return dates.includes('datetime') ? 'datetime' : 'date'
}

type Cells = Float64Array | Int8Array | Int32Array

function fill(into: Cells, from: readonly { readonly values: Cells; readonly single: boolean }[], taken: Int32Array) {
  const steps = from.map(({ single }) => (single ? 0 : 1))
  for (let i = 0; i < taken.length; i++) {
    const k = taken[i] as number
    if (k >= 0) into[i] = (from[k] as (typeof from)[number]).values[i * (steps[k] as number)] as number
  }
}

function pickTexts(from: readonly Vector[], taken: Int32Array, single: boolean): Vector {
  const texts = from.map(asText)
  const coder = textCoder()
  const known = texts.map(({ dictionary }) => new Int32Array(dictionary.length).fill(-1))
  const codes = new Int32Array(taken.length).fill(-1)
  fill(
    codes,
    texts.map((text) => ({ values: text.codes, single: text.single })),
    taken,
  )
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number
    if (code < 0) continue
    const k = taken[i] as number
    const of = known[k] as Int32Array
    if ((of[code] as number) < 0)
      of[code] = coder.codeOf((texts[k] as (typeof texts)[number]).dictionary[code] as string)
    codes[i] = of[code] as number
  }
  return { type: 'text', codes, dictionary: coder.dictionary, single }
}
