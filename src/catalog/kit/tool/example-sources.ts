import type { CalculatorExample } from './calculator.ts'

type Source = CalculatorExample['source']

/** Points added up by a person from the published table. */
export const countedByHand: Source = { outside: false, words: { en: 'Counted by hand.', zh: '人工计数。' } }

/** The formula as printed, by a second program that shares nothing with this one. */
export const secondProgram: Source = {
  outside: false,
  words: { en: 'The printed formula, computed separately in R.', zh: '按原公式在 R 中另行计算。' },
}

/** Of the catalogue of formulas that this project started from. */
export const earlierImplementation: Source = {
  outside: true,
  words: {
    en: 'Computed by an independent implementation of the formula, written before this one.',
    zh: '由先前独立编写的实现计算。',
  },
}

/** Products and quotients of the numbers as printed, without rounding on the way. */
export const exactArithmetic: Source = { outside: false, words: { en: 'Exact arithmetic.', zh: '精确算术。' } }

/** A function of R itself, or of a package that it names. */
export function ranInR(code: string): Source {
  return { outside: true, words: { en: `R: ${code}`, zh: `R：${code}` } }
}
