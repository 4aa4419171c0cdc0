import type { Words } from '../../kit/words.ts'

/**
 * Yang 2016, supplemental tables 1 and 2, printed to two decimals. If the worked example of the same table shows more digits of a coefficient
 * (through
 * its product with a known value), these are used, because with two decimals the authors' own examples for men come out 6 % too high. The
 * baseline
 * survival of women, printed as 0.99, is derived from their example: 10.1 % at a sum of 119.22.
 */
export const models = {
  male: {
    age: 31.96604,
    treated: 27.39,
    untreated: 26.14876,
    total: 0.6209,
    hdl: -0.69373,
    waist: -0.712,
    smoker: 3.96,
    diabetes: 0.36,
    north: 0.48,
    urban: -0.16,
    family: 6.22,
    ageTreated: -6.02,
    ageUntreated: -5.73074,
    ageSmoker: -0.94,
    ageFamily: -1.53,
    mean: 140.68,
    survival: 0.9707,
  },
  female: {
    age: 24.87,
    treated: 20.71,
    untreated: 19.98,
    total: 0.06,
    hdl: -0.22,
    waist: 1.48,
    smoker: 0.49,
    diabetes: 0.57,
    north: 0.54,
    urban: 0,
    family: 0,
    ageTreated: -4.53,
    ageUntreated: -4.36,
    ageSmoker: 0,
    ageFamily: 0,
    mean: 117.26,
    survival: 0.9851,
  },
} as const

type Sex = keyof typeof models

export interface Person {
  readonly sex: Sex
  readonly age: number
  /** mmHg */
  readonly systolic: number
  readonly treated: boolean
  /** mg/dL */
  readonly total: number
  readonly hdl: number
  /** cm */
  readonly waist: number
  readonly smoker: boolean
  readonly diabetes: boolean
  readonly north: boolean
  readonly urban: boolean
  readonly family: boolean
}

/** Ten-year risk in per cent. */
export function risk(person: Person): number {
  const m = models[person.sex]
  const years = Math.log(person.age)
  const pressure = Math.log(person.systolic)
  const sum =
    m.age * years +
    (person.treated ? m.treated + m.ageTreated * years : m.untreated + m.ageUntreated * years) * pressure +
    m.total * Math.log(person.total) +
    m.hdl * Math.log(person.hdl) +
    m.waist * Math.log(person.waist) +
    (person.smoker ? m.smoker + m.ageSmoker * years : 0) +
    (person.diabetes ? m.diabetes : 0) +
    (person.north ? m.north : 0) +
    (person.urban ? m.urban : 0) +
    (person.family ? m.family + m.ageFamily * years : 0)
  return 100 * (1 - m.survival ** Math.exp(sum - m.mean))
}

const signed = (value: number) => (value < 0 ? `− ${-value}` : `+ ${value}`)

/** The linear predictor of one sex as text, without the terms that it does not have. */
export function sumText(sex: Sex, name: Words): Words {
  const m = models[sex]
  const terms: readonly (readonly [number, string, string])[] = [
    [m.age, 'ln age', 'ln 年龄'],
    [m.untreated, 'ln SBP', 'ln SBP'],
    [m.ageUntreated, 'ln age·ln SBP', 'ln 年龄·ln SBP'],
    [m.total, 'ln TC', 'ln TC'],
    [m.hdl, 'ln HDL-C', 'ln HDL-C'],
    [m.waist, 'ln waist', 'ln 腰围'],
    [m.smoker, 'smoker', '吸烟'],
    [m.ageSmoker, 'ln age·smoker', 'ln 年龄·吸烟'],
    [m.diabetes, 'diabetes', '糖尿病'],
    [m.north, 'north', '北方'],
    [m.urban, 'urban', '城市'],
    [m.family, 'family', '家族史'],
    [m.ageFamily, 'ln age·family', 'ln 年龄·家族史'],
  ]
  const shown = terms.filter(([factor]) => factor !== 0)
  const sum = (language: 1 | 2) =>
    shown
      .map((term) => `${signed(term[0])} ${term[language]}`)
      .join(' ')
      .slice(2)
  const treated = `${m.treated} ln SBP ${signed(m.ageTreated)}`
  return {
    en: `${name.en}: ${sum(1)}; treated: ${treated} ln age·ln SBP; mean ${m.mean}, S₀ ${m.survival}`,
    zh: `${name.zh}：${sum(2)}；降压治疗者：${treated} ln 年龄·ln SBP；均值 ${m.mean}，S₀ ${m.survival}`,
  }
}
