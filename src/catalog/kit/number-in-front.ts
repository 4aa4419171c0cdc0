/** Chinese and Roman numerals that begin grades and stages. */
const numerals = ['ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ', '一二三四五六七八九十', '①②③④⑤⑥⑦⑧⑨⑩'] as const

/** Steps without a number, lowest first. */
const steps: readonly RegExp[] = [
  /^(?:无|none\b|no\b)/iu,
  /^(?:低|轻|low|mild)/iu,
  /^(?:中|moderate|medium)/iu,
  /^(?:高|重|high|severe)/iu,
]

/**
 * The number with which a name begins, for the order of categories: `18–29`, `≥65`, `<18`, `Ⅱ`, `三级`, `低`. A name below a limit comes before
 * one that begins at it, one above it after. Null if it begins with none.
 */
export function numberInFront(name: string): number | null {
  const text = name.trim()
  const found = /^([<＜≤≥>＞~～]?)\s*([-−]?\d+(?:\.\d+)?)/u.exec(text)
  if (found !== null) {
    const [, sign = '', digits = ''] = found
    const shift = /[<＜≤~～]/u.test(sign) ? -1e-6 : /[>＞]/u.test(sign) ? 1e-6 : 0
    return Number(digits.replace('−', '-')) + shift
  }
  const roman = /^(IX|IV|V?I{1,3}|VI{0,3}|X)(?![A-Za-z])/u.exec(text)?.[1]
  if (roman !== undefined) return romans.indexOf(roman) + 1
  for (const list of numerals) {
    const at = Array.from(list).indexOf(Array.from(text)[0] ?? '')
    if (at >= 0) return at + 1
  }
  const step = steps.findIndex((word) => word.test(text))
  return step < 0 ? null : step
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** The places of names in the order of the numbers in front of them; names without one follow in their own order. */
export function orderByNumber(names: readonly string[]): readonly number[] {
  const numbers = names.map(numberInFront)
  const at = (k: number) => numbers[k] ?? Number.POSITIVE_INFINITY
  return [...names.keys()].toSorted((a, b) => (at(a) === at(b) ? a - b : at(a) - at(b)))
}
