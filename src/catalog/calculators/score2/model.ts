import { sumText, term } from '../../kit/tool/equation-text.ts'

type Sex = 'female' | 'male'
type Region = 'low' | 'moderate' | 'high' | 'very-high'
type Predictor = 'age' | 'systolic' | 'total' | 'hdl'

interface Coefficients {
  readonly age: number
  /** A pair is the coefficient of the scaled predictor, and that of its interaction with age. */
  readonly smoker: readonly [number, number]
  readonly systolic: readonly [number, number]
  readonly total: readonly [number, number]
  readonly hdl: readonly [number, number]
  readonly survival: number
  /** The mean of the linear predictor, if `survival` is the baseline survival at that mean. */
  readonly mean?: number
}

export interface Model {
  /** The centre and the unit by which each predictor is scaled, in years, mmHg or mmol/L. */
  readonly scale: Readonly<Record<Predictor, readonly [centre: number, step: number]>>
  readonly of: Readonly<Record<Sex, Coefficients>>
  /** Recalibration of ln(−ln(1 − risk)): intercept and slope. */
  readonly regions: Readonly<Record<Sex, Readonly<Record<Region, readonly [number, number]>>>>
}

/** 40 to 69 years; ESC 2021, without diabetes. */
export const score2: Model = {
  scale: { age: [60, 5], systolic: [120, 20], total: [6, 1], hdl: [1.3, 0.5] },
  of: {
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
  },
  regions: {
    male: { low: [-0.5699, 0.7476], moderate: [-0.1565, 0.8009], high: [0.3207, 0.936], 'very-high': [0.5836, 0.8294] },
    female: {
      low: [-0.738, 0.7019],
      moderate: [-0.3143, 0.7701],
      high: [0.571, 0.9369],
      'very-high': [0.9412, 0.8329],
    },
  },
}

/** SCORE2-OP, 70 to 89 years; ESC 2021, without diabetes. */
export const score2Op: Model = {
  scale: { age: [73, 1], systolic: [150, 1], total: [6, 1], hdl: [1.4, 1] },
  of: {
    male: {
      age: 0.0634,
      smoker: [0.3524, -0.0247],
      systolic: [0.0094, -0.0005],
      total: [0.085, 0.0073],
      hdl: [-0.3564, 0.0091],
      survival: 0.7576,
      mean: 0.0929,
    },
    female: {
      age: 0.0789,
      smoker: [0.4921, -0.0255],
      systolic: [0.0102, -0.0004],
      total: [0.0605, -0.0009],
      hdl: [-0.304, 0.0154],
      survival: 0.8082,
      mean: 0.229,
    },
  },
  regions: {
    male: { low: [-0.34, 1.19], moderate: [0.01, 1.25], high: [0.08, 1.15], 'very-high': [0.05, 0.7] },
    female: { low: [-0.52, 1.01], moderate: [-0.1, 1.1], high: [0.38, 1.09], 'very-high': [0.38, 0.69] },
  },
}

interface Person {
  readonly sex: Sex
  readonly region: Region
  readonly smoker: boolean
  readonly age: number
  readonly systolic: number
  readonly total: number
  readonly hdl: number
}

/** The risk within ten years, from 0 to 1. */
export function riskBy({ scale, of, regions }: Model, person: Person): number {
  const m = of[person.sex]
  const [level, slope] = regions[person.sex][person.region]
  const scaled = (key: Predictor) => (person[key] - scale[key][0]) / scale[key][1]
  const years = scaled('age')
  const withAge = ([alone, byAge]: readonly [number, number]) => alone + byAge * years
  const x =
    m.age * years +
    (person.smoker ? withAge(m.smoker) : 0) +
    withAge(m.systolic) * scaled('systolic') +
    withAge(m.total) * scaled('total') +
    withAge(m.hdl) * scaled('hdl')
  const uncalibrated = Math.log(-Math.log(m.survival)) + x - (m.mean ?? 0)
  return 1 - Math.exp(-Math.exp(level + slope * uncalibrated))
}

export function scaledText({ scale }: Model, key: Predictor, name: string): string {
  const [centre, step] = scale[key]
  return step === 1 ? `${name} − ${centre}` : `(${name} − ${centre})/${step}`
}

export function scalesText({ regions }: Model, sex: Sex): string {
  return Object.values(regions[sex])
    .map(([level, slope]) => `(${sumText([term(level)])}, ${slope})`)
    .join(' ')
}

export function modelText({ of }: Model, sex: Sex, smokes: string): string {
  const { age, smoker, systolic, total, hdl, survival, mean } = of[sex]
  const withAge = ([alone, byAge]: readonly [number, number], name: string) =>
    `+ (${sumText([term(alone), term(byAge, 'A')])})·${name}`
  const sum = [term(age, 'A'), withAge(smoker, smokes), withAge(systolic, 'P'), withAge(total, 'C'), withAge(hdl, 'H')]
  return `x = ${sumText([...sum, ...(mean === undefined ? [] : [term(-mean)])])}; S₀ = ${survival}`
}
