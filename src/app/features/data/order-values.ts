/** Words that have an order of their own, from the least to the most. */
const scales: readonly (readonly string[])[] = [
  ['none', 'very low', 'low', 'medium', 'high', 'very high'],
  ['none', 'low', 'moderate', 'high'],
  ['none', 'mild', 'moderate', 'severe'],
  ['never', 'rarely', 'sometimes', 'often', 'always'],
  ['small', 'medium', 'large'],
  ['无', '极低', '低', '中', '高', '极高'],
  ['无', '轻', '轻度', '中', '中度', '重', '重度', '极重', '极重度'],
  ['从不', '很少', '有时', '经常', '总是'],
  ['小', '中', '大'],
]

const roman: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }

/**
 * The order of values by the number in front of each, as in `<65`, `65–74`, `≥75`, `Ⅱ`, `Stage IIIa`, or by words such as 低, 中, 高: their
 * indices. Undefined if one of them has neither, or if they stand in this order already.
 */
export function orderByNumber(values: readonly string[]): readonly number[] | undefined {
  const plain = values.map((value) => value.normalize('NFKC').trim().toLowerCase())
  const keys = plain.map(keyOf)
  const known = keys.every((key) => key !== undefined) ? keys : wordKeys(plain)
  if (known === undefined || new Set(known.map(String)).size < values.length) return undefined
  const order = [...values.keys()].sort((a, b) => compare(known[a] ?? [], known[b] ?? []))
  return order.every((from, to) => from === to) ? undefined : order
}

type Key = readonly (number | string)[]

/** The number, whether the value lies below or above it, and what follows. */
function keyOf(value: string): Key | undefined {
  const [, sign = '', digits, rest = ''] = /^([<>≤≥=]{0,2})\s*(-?\d+(?:\.\d+)?)(.*)$/s.exec(value) ?? []
  if (digits !== undefined) {
    const isAbove = /^[>≥]/.test(sign) || /^\+|以上|and over|or (?:more|older)/.test(rest)
    const isBelow = /^[<≤]/.test(sign) || /以下|以内|or (?:less|younger)/.test(rest)
    return [Number(digits), isBelow ? -1 : isAbove ? 1 : 0, rest]
  }
  const [, numeral, after = ''] =
    /^(?:stage|grade|class|type|phase)?\s*(x|ix|iv|v?i{1,3}|v)(?![a-z]{2})(.*)$/s.exec(value) ?? []
  return numeral === undefined ? undefined : [romanValue(numeral), 0, after]
}

function romanValue(numeral: string): number {
  const digits = Array.from(numeral, (letter) => roman[letter] ?? 0)
  return digits.reduce((sum, digit, k) => sum + (digit < (digits[k + 1] ?? 0) ? -digit : digit), 0)
}

function wordKeys(values: readonly string[]): readonly Key[] | undefined {
  const scale = scales.find((words) => values.every((value) => words.includes(value)))
  return scale && values.map((value) => [scale.indexOf(value)])
}

function compare(a: Key, b: Key): number {
  for (const [k, one] of a.entries()) {
    const other = b[k] ?? 0
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}
