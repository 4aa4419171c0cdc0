import type { CalculatorExample } from './calculator.ts'

type Source = CalculatorExample['source']

/** Points added up by hand from the published table. */
export const countedByHand: Source = { outside: false, words: { en: 'Counted by hand.', zh: '人工计数。' } }

/** The printed formula, implemented by a second, independent program. */
export const secondProgram: Source = {
  outside: false,
  words: { en: 'The printed formula, computed separately in R.', zh: '按原公式在 R 中另行计算。' },
}

/** From the catalogue of formulas with which this project started. */
export const earlierImplementation: Source = {
  outside: true,
  words: {
    en: 'Computed by an independent implementation of the formula, written before this one.',
    zh: '由先前独立编写的实现计算。',
  },
}

/** Products and quotients of the printed numbers, without intermediate rounding. */
export const exactArithmetic: Source = { outside: false, words: { en: 'Exact arithmetic.', zh: '精确算术。' } }

/** A function of R itself, or of a named package. */
export function ranInR(code: string): Source {
  return { outside: true, words: { en: `R: ${code}`, zh: `R：${code}` } }
}
