import { sumText, term } from '../../kit/tool/equation-text.ts'

/**
 * Coefficients of the logarithms and their products with ln(age), followed by those of the conditions; cholesterol in mg/dL, pressure in mmHg.
 */
interface Model {
  readonly age: number
  readonly ageSquared: number
  readonly total: readonly [alone: number, byAge: number]
  readonly hdl: readonly [alone: number, byAge: number]
  readonly treated: readonly [alone: number, byAge: number]
  readonly untreated: readonly [alone: number, byAge: number]
  readonly smoker: readonly [alone: number, byAge: number]
  readonly diabetes: number
  readonly mean: number
  readonly survival: number
}

export const models: Readonly<Record<'white' | 'black', Readonly<Record<'male' | 'female', Model>>>> = {
  white: {
    male: {
      age: 12.344,
      ageSquared: 0,
      total: [11.853, -2.664],
      hdl: [-7.99, 1.769],
      treated: [1.797, 0],
      untreated: [1.764, 0],
      smoker: [7.837, -1.795],
      diabetes: 0.658,
      mean: 61.18,
      survival: 0.9144,
    },
    female: {
      age: -29.799,
      ageSquared: 4.884,
      total: [13.54, -3.114],
      hdl: [-13.578, 3.149],
      treated: [2.019, 0],
      untreated: [1.957, 0],
      smoker: [7.574, -1.665],
      diabetes: 0.661,
      mean: -29.18,
      survival: 0.9665,
    },
  },
  black: {
    male: {
      age: 2.469,
      ageSquared: 0,
      total: [0.302, 0],
      hdl: [-0.307, 0],
      treated: [1.916, 0],
      untreated: [1.809, 0],
      smoker: [0.549, 0],
      diabetes: 0.645,
      mean: 19.54,
      survival: 0.8954,
    },
    female: {
      age: 17.114,
      ageSquared: 0,
      total: [0.94, 0],
      hdl: [-18.92, 4.475],
      treated: [29.291, -6.432],
      untreated: [27.82, -6.087],
      smoker: [0.691, 0],
      diabetes: 0.874,
      mean: 86.61,
      survival: 0.9533,
    },
  },
}

const names = {
  en: { age: 'age', smoker: 'smoker', diabetes: 'diabetes' },
  zh: { age: '年龄', smoker: '吸烟', diabetes: '糖尿病' },
} as const

/** The model as text: a coefficient that changes with age is in parentheses, the one of treated pressure in square brackets. */
export function modelText(model: Model, language: 'en' | 'zh'): string {
  const { age, smoker, diabetes } = names[language]
  const inner = ([alone, byAge]: readonly [number, number]) => sumText([term(alone), term(byAge, `ln ${age}`)])
  const plain = ([alone, byAge]: readonly [number, number]) =>
    byAge === 0 ? term(alone) : `+ (${inner([alone, byAge])})`
  const treated = model.treated[1] === 0 ? `${model.treated[0]}` : inner(model.treated)
  const sum = sumText([
    term(model.age, `ln ${age}`),
    ...(model.ageSquared === 0 ? [] : [term(model.ageSquared, `ln² ${age}`)]),
    `${plain(model.total)}·ln TC`,
    `${plain(model.hdl)}·ln HDL`,
    `${plain(model.untreated)} [${treated}]·ln SBP`,
    `${plain(model.smoker)}·${smoker}`,
    term(model.diabetes, diabetes),
    term(-model.mean),
  ])
  return `1 − ${model.survival}^exp(${sum})`
}
