import { defineCalculator } from '../../kit/tool/calculator.ts'
import { yesNo } from '../../kit/tool/calculator-inputs.ts'
import { sumText, term } from '../../kit/tool/equation-text.ts'
import { secondProgram } from '../../kit/tool/example-sources.ts'
import { hdlCholesterol, totalCholesterol } from '../../kit/tool/inputs/chemistry.ts'
import { inCanonical } from '../../kit/tool/inputs/in-units.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'
import { systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'

/** Coefficients of the logarithms (age in years, cholesterol in mg/dL, pressure in mmHg), followed by those of the conditions. */
const models = {
  male: {
    age: 3.06117,
    total: 1.1237,
    hdl: -0.93263,
    untreated: 1.93303,
    treated: 1.99881,
    smoker: 0.65451,
    diabetes: 0.57367,
    mean: 23.9802,
    survival: 0.88936,
  },
  female: {
    age: 2.32888,
    total: 1.20904,
    hdl: -0.70833,
    untreated: 2.76157,
    treated: 2.82263,
    smoker: 0.52873,
    diabetes: 0.69154,
    mean: 26.1931,
    survival: 0.95012,
  },
} as const

const names = {
  en: { age: 'age', smoker: 'smoker', diabetes: 'diabetes' },
  zh: { age: '年龄', smoker: '吸烟', diabetes: '糖尿病' },
} as const

function line(
  m: (typeof models)['male'] | (typeof models)['female'],
  { age: years, smoker, diabetes }: (typeof names)['en'] | (typeof names)['zh'],
) {
  const sum = sumText([
    term(m.age, `ln(${years})`),
    term(m.total, 'ln TC'),
    term(m.hdl, 'ln HDL'),
    `${term(m.untreated)} [${m.treated}]·ln SBP`,
    term(m.smoker, smoker),
    term(m.diabetes, diabetes),
    term(-m.mean),
  ])
  return `1 − ${m.survival}^exp(${sum})`
}

export const definition = defineCalculator({
  id: 'framingham-general-cvd',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with three public implementations, one of them quoting table 2 of the paper; both worked cases of the paper are reproduced. The paper itself was not at hand.',
      zh: '公式、系数与单位同三套公开实现（其一引用原文表 2）核对，并重现原文两个算例；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the 10-year risk of a first cardiovascular event.',
    zh: '估算 10 年内首次心血管事件风险。',
  },
  population: {
    en: 'Adults of 30 to 74 years without cardiovascular disease; derived in the Framingham study, over-estimates in Chinese cohorts.',
    zh: '30~74 岁无心血管病的成人；源自 Framingham 研究，在中国人群中高估。',
  },
  inputs: {
    age: age(),
    sex: sex(),
    total: inCanonical(totalCholesterol(), 'mg/dL'),
    hdl: inCanonical(hdlCholesterol(), 'mg/dL'),
    systolic: systolicPressure(),
    treated: yesNo({ label: { en: 'Treated for hypertension', zh: '正在降压治疗' } }),
    smoker: yesNo({ label: { en: 'Current smoker', zh: '目前吸烟' } }),
    diabetes: yesNo({ label: { en: 'Diabetes', zh: '糖尿病' } }),
  },
  outputs: {
    risk: {
      label: { en: '10-year cardiovascular risk', zh: '10 年心血管病风险' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
    },
  },
  formula(inputs) {
    const m = models[inputs.sex]
    const sum =
      m.age * Math.log(inputs.age) +
      m.total * Math.log(inputs.total) +
      m.hdl * Math.log(inputs.hdl) +
      (inputs.treated ? m.treated : m.untreated) * Math.log(inputs.systolic) +
      (inputs.smoker ? m.smoker : 0) +
      (inputs.diabetes ? m.diabetes : 0)
    return { risk: 100 * (1 - m.survival ** Math.exp(sum - m.mean)) }
  },
  formulaText: [
    { en: `Men: ${line(models.male, names.en)}`, zh: `男：${line(models.male, names.zh)}` },
    { en: `Women: ${line(models.female, names.en)}`, zh: `女：${line(models.female, names.zh)}` },
    {
      en: 'TC and HDL in mg/dL; the number in brackets where treated',
      zh: 'TC、HDL 单位 mg/dL；方括号内为降压治疗者的系数',
    },
  ],
  classifications: [
    {
      id: 'risk',
      output: 'risk',
      on: 'raw',
      bands: [
        { id: 'low', label: { en: 'Low', zh: '低危' }, meaning: { en: '< 10 %', zh: '< 10%' }, tone: 'good' },
        {
          id: 'intermediate',
          from: 10,
          label: { en: 'Intermediate', zh: '中危' },
          meaning: { en: '10 to < 20 %', zh: '10%~< 20%' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 20,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '≥ 20 %', zh: '≥ 20%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'age', below: 30 }, effect: 'refuse', message: 'age-range' },
    { when: { input: 'age', from: 75 }, effect: 'refuse', message: 'age-range' },
  ],
  alerts: [],
  messages: { 'age-range': { en: 'For 30 to 74 years only.', zh: '仅适用于 30~74 岁。' } },
  caveats: [
    {
      en: 'Over-estimates in Chinese adults: an estimate made for them (China-PAR) is better there.',
      zh: '在中国成人中高估，宜采用 China-PAR 等本土模型。',
    },
    { en: 'Not for those who already have cardiovascular disease.', zh: '不用于已患心血管病者。' },
  ],
  nextSteps: [
    {
      en: 'Discuss lifestyle, pressure and lipids by risk; assess again after 3 to 5 years, earlier near a threshold.',
      zh: '按风险讨论生活方式、血压与血脂管理；3~5 年后复评，近界值者提前。',
    },
  ],
  references: [
    {
      text: "D'Agostino RB Sr, Vasan RS, Pencina MJ, et al. General cardiovascular risk profile for use in primary care: the Framingham Heart Study. Circulation 2008;117:743–753.",
      doi: '10.1161/CIRCULATIONAHA.107.699579',
    },
  ],
  examples: [
    {
      id: 'woman-61',
      inputs: {
        age: { value: 61, unit: 'a' },
        sex: 'female',
        total: { value: 180, unit: 'mg/dL' },
        hdl: { value: 47, unit: 'mg/dL' },
        systolic: { value: 124, unit: 'mm[Hg]' },
        smoker: true,
        treated: false,
        diabetes: false,
      },
      expect: { risk: { value: 10.48, decimals: 2 } },
      bands: { risk: 'intermediate' },
      source: { outside: true, words: { en: 'Worked case of the paper.', zh: '原文算例。' } },
    },
    {
      id: 'man-53',
      inputs: {
        age: { value: 53, unit: 'a' },
        sex: 'male',
        total: { value: 161, unit: 'mg/dL' },
        hdl: { value: 55, unit: 'mg/dL' },
        systolic: { value: 125, unit: 'mm[Hg]' },
        treated: true,
        diabetes: true,
      },
      expect: { risk: { value: 15.62, decimals: 2 } },
      bands: { risk: 'intermediate' },
      source: { outside: true, words: { en: 'Worked case of the paper.', zh: '原文算例。' } },
    },
    {
      id: 'man-45',
      inputs: {
        age: { value: 45, unit: 'a' },
        sex: 'male',
        total: { value: 180, unit: 'mg/dL' },
        hdl: { value: 50, unit: 'mg/dL' },
        systolic: { value: 120, unit: 'mm[Hg]' },
      },
      expect: { risk: { value: 4.72, decimals: 2 } },
      bands: { risk: 'low' },
      source: secondProgram,
    },
    {
      id: 'man-65',
      inputs: {
        age: { value: 65, unit: 'a' },
        sex: 'male',
        total: { value: 220, unit: 'mg/dL' },
        hdl: { value: 40, unit: 'mg/dL' },
        systolic: { value: 150, unit: 'mm[Hg]' },
        treated: true,
        smoker: true,
      },
      expect: { risk: { value: 61.2, decimals: 2 } },
      bands: { risk: 'high' },
      source: secondProgram,
    },
  ],
})
