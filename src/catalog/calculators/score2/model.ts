import { sumText, term } from '../../kit/tool/equation-text.ts'

/** Centre and unit of each predictor: years, mmHg, mmol/L. */
export const scale = { age: [60, 5], systolic: [120, 20], total: [6, 1], hdl: [1.3, 0.5] } as const

export function scaled(key: keyof typeof scale, value: number): number {
  const [centre, step] = scale[key]
  return (value - centre) / step
}

export function scaledText(key: keyof typeof scale, name: string): string {
  const [centre, step] = scale[key]
  return step === 1 ? `${name} − ${centre}` : `(${name} − ${centre})/${step}`
}

/** Coefficients of the scaled predictors and of their products with age; ESC 2021, without diabetes. */
export const models = {
  male: {
    age: 0.3742,
    smoker: [0.6012, -0.0755],
    systolic: [0.2777, -0.0255],
    total: [0.1458, -0.0281],
    hdl: [-0.2698, 0.0426],
    survival: 0.9605,
  },
  female: {
    age: 0.4648,
    smoker: [0.7744, -0.1088],
    systolic: [0.3131, -0.0277],
    total: [0.1002, -0.0226],
    hdl: [-0.2606, 0.0613],
    survival: 0.9776,
  },
} as const

/** Recalibration of ln(−ln(1 − risk)): intercept and slope. */
export const regions = {
  male: { low: [-0.5699, 0.7476], moderate: [-0.1565, 0.8009], high: [0.3207, 0.936], 'very-high': [0.5836, 0.8294] },
  female: { low: [-0.738, 0.7019], moderate: [-0.3143, 0.7701], high: [0.571, 0.9369], 'very-high': [0.9412, 0.8329] },
} as const

type Model = (typeof models)['male'] | (typeof models)['female']
type Scales = (typeof regions)['male'] | (typeof regions)['female']

export function scales(of: Scales): string {
  return Object.values(of)
    .map(([level, slope]) => `(${sumText([term(level)])}, ${slope})`)
    .join(' ')
}

export function modelText({ age, smoker, systolic, total, hdl, survival }: Model, smokes: string): string {
  const withAge = ([alone, byAge]: readonly [number, number], name: string) =>
    `+ (${sumText([term(alone), term(byAge, 'A')])})·${name}`
  return `x = ${sumText([term(age, 'A'), withAge(smoker, smokes), withAge(systolic, 'P'), withAge(total, 'C'), withAge(hdl, 'H')])}; S₀ = ${survival}`
}
