import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf, optionalYesNo, yesNo } from '../../kit/tool/calculator-inputs.ts'
import { secondProgram } from '../../kit/tool/example-sources.ts'
import { hdlCholesterol, totalCholesterol } from '../../kit/tool/inputs/chemistry.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'
import { systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { older, younger } from './bands.ts'
import { models, modelText, regions, scaled, scaledText, scales } from './model.ts'

export const definition = defineCalculator({
  id: 'score2',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with a public model quoting the supplement of the paper and a public table of coefficients; both worked cases of Keyoniq-techdev/nova_condition_risk_calculators are reproduced. The paper itself was not at hand.',
      zh: '公式、系数与单位同一套引用原文附录的公开模型及一份公开系数表核对，并重现 Keyoniq-techdev/nova_condition_risk_calculators 的两个算例；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the 10-year risk of a first cardiovascular event in apparently healthy Europeans.',
    zh: '估算表面健康的欧洲人 10 年内首次心血管事件风险。',
  },
  population: {
    en: 'Adults of 40 to 69 years without cardiovascular disease, diabetes or severe chronic kidney disease, in a European risk region.',
    zh: '40~69 岁、无心血管病、糖尿病及重度慢性肾脏病的欧洲各风险区成人。',
  },
  inputs: {
    age: age(),
    sex: sex(),
    smoker: yesNo({ label: { en: 'Current smoker', zh: '目前吸烟' } }),
    systolic: systolicPressure(),
    total: totalCholesterol(),
    hdl: hdlCholesterol(),
    region: oneOf({
      label: { en: 'Risk region of the ESC', zh: 'ESC 风险区' },
      of: {
        low: { en: 'Low', zh: '低' },
        moderate: { en: 'Moderate', zh: '中' },
        high: { en: 'High', zh: '高' },
        'very-high': { en: 'Very high', zh: '极高' },
      },
    }),
    excluded: optionalYesNo({
      label: {
        en: 'Cardiovascular disease, diabetes or severe chronic kidney disease',
        zh: '心血管病、糖尿病或重度慢性肾脏病',
      },
    }),
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
    const [level, slope] = regions[inputs.sex][inputs.region]
    const years = scaled('age', inputs.age)
    const withAge = ([alone, byAge]: readonly [number, number]) => alone + byAge * years
    const x =
      m.age * years +
      (inputs.smoker ? withAge(m.smoker) : 0) +
      withAge(m.systolic) * scaled('systolic', inputs.systolic) +
      withAge(m.total) * scaled('total', inputs.total) +
      withAge(m.hdl) * scaled('hdl', inputs.hdl)
    const uncalibrated = Math.log(-Math.log(m.survival)) + x
    return { risk: 100 * (1 - Math.exp(-Math.exp(level + slope * uncalibrated))) }
  },
  formulaText: [
    {
      en: `A = ${scaledText('age', 'age')}; P = ${scaledText('systolic', 'SBP')}; C = ${scaledText('total', 'TC')}; H = ${scaledText('hdl', 'HDL')}, in mmHg and mmol/L`,
      zh: `A = ${scaledText('age', '年龄')}；P = ${scaledText('systolic', 'SBP')}；C = ${scaledText('total', 'TC')}；H = ${scaledText('hdl', 'HDL')}，单位 mmHg 与 mmol/L`,
    },
    { en: `Men: ${modelText(models.male, 'smoker')}`, zh: `男：${modelText(models.male, '吸烟')}` },
    { en: `Women: ${modelText(models.female, 'smoker')}`, zh: `女：${modelText(models.female, '吸烟')}` },
    {
      en: `Risk = 1 − exp(−exp(s₁ + s₂·(ln(−ln S₀) + x))); (s₁, s₂) low to very high, men ${scales(regions.male)}, women ${scales(regions.female)}`,
      zh: `风险 = 1 − exp(−exp(s₁ + s₂·(ln(−ln S₀) + x)))；(s₁, s₂) 自低至极高风险区，男 ${scales(regions.male)}，女 ${scales(regions.female)}`,
    },
  ],
  classifications: [younger, older],
  validity: [
    { when: { input: 'age', below: 40 }, effect: 'refuse', message: 'age-range' },
    { when: { input: 'age', from: 70 }, effect: 'refuse', message: 'age-range' },
    { when: { input: 'excluded', is: true }, effect: 'refuse', message: 'excluded' },
  ],
  alerts: [],
  messages: {
    'age-range': {
      en: 'For 40 to 69 years only; from 70 years SCORE2-OP, which is not offered here.',
      zh: '仅适用于 40~69 岁；≥ 70 岁应采用 SCORE2-OP（此处未提供）。',
    },
    excluded: {
      en: 'Not for these patients: their risk is high already, or has a model of its own.',
      zh: '不适用于此类患者：本属高危或另有专用模型。',
    },
  },
  caveats: [
    {
      en: 'China is in none of its regions: do not use it for Chinese residents.',
      zh: '中国不属于任何风险区，不应用于中国居民。',
    },
    { en: 'The region is that of residence, by the list of the ESC.', zh: '风险区按 ESC 国家名单所列居住地确定。' },
  ],
  nextSteps: [
    {
      en: 'High: treat risk factors; very high: treatment is recommended. Talk over the benefit in a lifetime.',
      zh: '高危：干预危险因素；极高危：推荐治疗；并讨论终身获益。',
    },
  ],
  references: [
    {
      text: 'SCORE2 working group, ESC Cardiovascular Risk Collaboration. SCORE2 risk prediction algorithms: new models to estimate 10-year risk of cardiovascular disease in Europe. Eur Heart J 2021;42:2439–2454.',
      doi: '10.1093/eurheartj/ehab309',
    },
  ],
  examples: [
    {
      id: 'man-50',
      inputs: {
        age: { value: 50, unit: 'a' },
        sex: 'male',
        smoker: true,
        systolic: { value: 140, unit: 'mm[Hg]' },
        total: { value: 5.5, unit: 'mmol/L' },
        hdl: { value: 1.3, unit: 'mmol/L' },
        region: 'low',
      },
      expect: { risk: { value: 5.9, decimals: 1 } },
      bands: { 'from-50': 'high' },
      source: {
        outside: true,
        words: {
          en: 'Worked example in the public repository Keyoniq-techdev/nova_condition_risk_calculators.',
          zh: '公开代码库 Keyoniq-techdev/nova_condition_risk_calculators 中的算例。',
        },
      },
    },
    {
      id: 'woman-50',
      inputs: {
        age: { value: 50, unit: 'a' },
        sex: 'female',
        smoker: true,
        systolic: { value: 140, unit: 'mm[Hg]' },
        total: { value: 5.5, unit: 'mmol/L' },
        hdl: { value: 1.3, unit: 'mmol/L' },
        region: 'low',
      },
      expect: { risk: { value: 4.2, decimals: 1 } },
      bands: { 'from-50': 'low' },
      source: {
        outside: true,
        words: {
          en: 'Worked example in the public repository Keyoniq-techdev/nova_condition_risk_calculators.',
          zh: '公开代码库 Keyoniq-techdev/nova_condition_risk_calculators 中的算例。',
        },
      },
    },
    {
      id: 'man-65',
      inputs: {
        age: { value: 65, unit: 'a' },
        sex: 'male',
        smoker: true,
        systolic: { value: 150, unit: 'mm[Hg]' },
        total: { value: 6.5, unit: 'mmol/L' },
        hdl: { value: 1.1, unit: 'mmol/L' },
        region: 'very-high',
      },
      expect: { risk: { value: 33.527, decimals: 3 } },
      bands: { 'from-50': 'very-high' },
      source: secondProgram,
    },
    {
      id: 'woman-45',
      inputs: {
        age: { value: 45, unit: 'a' },
        sex: 'female',
        systolic: { value: 115, unit: 'mm[Hg]' },
        total: { value: 5, unit: 'mmol/L' },
        hdl: { value: 1.5, unit: 'mmol/L' },
        region: 'low',
      },
      expect: { risk: { value: 0.917, decimals: 3 } },
      bands: { 'below-50': 'low' },
      source: secondProgram,
    },
    {
      id: 'man-45',
      inputs: {
        age: { value: 45, unit: 'a' },
        sex: 'male',
        systolic: { value: 130, unit: 'mm[Hg]' },
        total: { value: 5.5, unit: 'mmol/L' },
        hdl: { value: 1.2, unit: 'mmol/L' },
        region: 'moderate',
      },
      expect: { risk: { value: 2.933, decimals: 3 } },
      bands: { 'below-50': 'high' },
      source: secondProgram,
    },
    {
      id: 'man-48',
      inputs: {
        age: { value: 48, unit: 'a' },
        sex: 'male',
        smoker: true,
        systolic: { value: 160, unit: 'mm[Hg]' },
        total: { value: 7, unit: 'mmol/L' },
        hdl: { value: 1, unit: 'mmol/L' },
        region: 'high',
      },
      expect: { risk: { value: 15.944, decimals: 3 } },
      bands: { 'below-50': 'very-high' },
      source: secondProgram,
    },
  ],
})
