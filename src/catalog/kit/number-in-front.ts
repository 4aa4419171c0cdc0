/** Words with an order of their own, from the least to the most; the first that all names begin with is used. */
const scales: readonly (readonly string[])[] = [
  ['none', 'very low', 'low', 'moderate', 'medium', 'high', 'very high'],
  ['no', 'mild', 'moderate', 'severe'],
  ['never', 'rarely', 'sometimes', 'often', 'always'],
  ['small', 'medium', 'large'],
  ['无', '极低', '低', '中', '高', '极高'],
  ['无', '轻', '中', '重', '极重'],
  ['从不', '很少', '有时', '经常', '总是'],
  ['小', '中', '大'],
]

const chinese = '一二三四五六七八九十'
const letters: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }

/** How near a value is to its limit: what lies below a limit comes before it, what lies above it after. */
const BESIDE = 1e-6
/** A letter after a numeral: stage IIIa comes before IIIb. */
const LETTER = 1e-3

/**
 * The number with which a name begins: `18–29`, `≥65`, `<18`, `60岁及以上`, `Ⅱ`, `Stage IIIa`, `三级`. A name below a limit comes before one that
 * begins at it, one above it after. Null if it begins with none.
 */
export function numberInFront(name: string): number | null {
  const text = name.normalize('NFKC').trim().toLowerCase()
  const [, sign = '', digits, rest = ''] = /^([<>≤≥~]?)\s*([-−]?\d+(?:\.\d+)?)(.*)$/s.exec(text) ?? []
  if (digits !== undefined) {
    const isBelow = /[<≤~]/.test(sign) || /以下|以内|or (?:less|younger)/.test(rest)
    const isAbove = sign === '>' || /^\+|以上|and (?:over|more)|or (?:more|older)/.test(rest)
    return Number(digits.replace('−', '-')) + (isBelow ? -BESIDE : isAbove ? BESIDE : 0)
  }
  const [, numeral, after = ''] =
    /^(?:stage|grade|class|type|phase)?\s*(ix|iv|v?i{1,3}|vi?|x)([a-c]?)(?![a-z])/.exec(text) ?? []
  if (numeral !== undefined) return romanValue(numeral) + (after === '' ? 0 : (after.charCodeAt(0) - 96) * LETTER)
  const at = chinese.indexOf(text.charAt(0))
  return at < 0 ? null : at + 1
}

function romanValue(numeral: string): number {
  const digits = Array.from(numeral, (letter) => letters[letter] ?? 0)
  return digits.reduce((sum, digit, k) => sum + (digit < (digits[k + 1] ?? 0) ? -digit : digit), 0)
}

/** The numbers of names, or their places among words such as 低, 中, 高; null for a name with neither. */
function placesOf(names: readonly string[]): readonly (number | null)[] {
  const numbers = names.map(numberInFront)
  if (numbers.some((number) => number !== null)) return numbers
  const plain = names.map((name) => name.normalize('NFKC').trim().toLowerCase())
  const within = (scale: readonly string[]) =>
    plain.map((name) => scale.reduce((best, word, k) => (name.startsWith(word) ? k : best), -1))
  const places = scales.map(within).find((found) => found.every((place) => place >= 0))
  return places ?? numbers
}

/** The places of names in the order of the numbers in front of them, or of words like 低, 中, 高; names without one follow in their own order. */
export function orderByNumber(names: readonly string[]): readonly number[] {
  const places = placesOf(names)
  const at = (k: number) => places[k] ?? Number.POSITIVE_INFINITY
  return [...names.keys()].toSorted((a, b) => (at(a) === at(b) ? a - b : at(a) - at(b)))
}

/** The same order, if every name has a place of its own in it and it changes something. */
export function offeredOrder(names: readonly string[]): readonly number[] | undefined {
  const places = placesOf(names)
  if (places.includes(null) || new Set(places).size < names.length) return undefined
  const order = orderByNumber(names)
  return order.every((from, to) => from === to) ? undefined : order
}
