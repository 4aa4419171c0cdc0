import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf, optionalYesNo, yesNo } from '../../kit/tool/calculator-inputs.ts'
import { hdlCholesterol, totalCholesterol } from '../../kit/tool/inputs/chemistry.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'
import { systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import type { Words } from '../../kit/words.ts'
import { older, oldest, younger } from './bands.ts'
import { examples } from './examples.ts'
import { type Model, modelText, riskBy, scaledText, scalesText, score2, score2Op } from './model.ts'

/** The age in years from which SCORE2-OP applies. */
const oldAge = 70

function textOf(model: Model, { en, zh }: Words): readonly Words[] {
  const scaled = (age: string) =>
    `A = ${scaledText(model, 'age', age)}; P = ${scaledText(model, 'systolic', 'SBP')}; C = ${scaledText(model, 'total', 'TC')}; H = ${scaledText(model, 'hdl', 'HDL')}`
  return [
    {
      en: `${en}: ${scaled('age')}, in mmHg and mmol/L`,
      zh: `${zh}：${scaled('年龄').replaceAll('; ', '；')}，单位 mmHg 与 mmol/L`,
    },
    { en: `Men: ${modelText(model, 'male', 'smoker')}`, zh: `男：${modelText(model, 'male', '吸烟')}` },
    { en: `Women: ${modelText(model, 'female', 'smoker')}`, zh: `女：${modelText(model, 'female', '吸烟')}` },
    {
      en: `(s₁, s₂) low to very high, men ${scalesText(model, 'male')}, women ${scalesText(model, 'female')}`,
      zh: `(s₁, s₂) 自低至极高风险区，男 ${scalesText(model, 'male')}，女 ${scalesText(model, 'female')}`,
    },
  ]
}

export const definition = defineCalculator({
  id: 'score2',
  revision: 2,
  contentChecked: '2026-11-27',
  verified: {
    state: 'two-implementations',
    on: '2026-11-27',
    how: {
      en: 'Formula, coefficients and units compared with a public model quoting the supplement of the paper and a public table of coefficients; both worked cases of Keyoniq-techdev/nova_condition_risk_calculators are reproduced. SCORE2-OP: coefficients and scales of two public implementations agree (a Python model of the ESC scores and a Dutch one checked against U-Prevent); the worked cases of the supplement of the paper and eight more, as quoted in the tests of the R package RiskScorescvd, are reproduced. The papers themselves were not at hand.',
      zh: '公式、系数与单位同一套引用原文附录的公开模型及一份公开系数表核对，并重现 Keyoniq-techdev/nova_condition_risk_calculators 的两个算例。SCORE2-OP 的系数与校准参数在两套公开实现（一套 ESC 评分 Python 模型、一套经 U-Prevent 核对的荷兰实现）中一致，并重现 R 包 RiskScorescvd 测试所引的原文附录算例及另外 8 例；未能直接查阅两篇原文。',
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
    en: 'Adults of 40 to 89 years without cardiovascular disease, diabetes or severe chronic kidney disease, in a European risk region.',
    zh: '40~89 岁、无心血管病、糖尿病及重度慢性肾脏病的欧洲各风险区成人。',
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
  formula: (inputs) => ({ risk: 100 * riskBy(inputs.age < oldAge ? score2 : score2Op, inputs) }),
  formulaText: [
    ...textOf(score2, { en: `Below ${oldAge} years (SCORE2)`, zh: `< ${oldAge} 岁（SCORE2）` }),
    ...textOf(score2Op, { en: `From ${oldAge} years (SCORE2-OP)`, zh: `≥ ${oldAge} 岁（SCORE2-OP）` }),
    {
      en: 'Risk = 1 − exp(−exp(s₁ + s₂·(ln(−ln S₀) + x)))',
      zh: '风险 = 1 − exp(−exp(s₁ + s₂·(ln(−ln S₀) + x)))',
    },
  ],
  classifications: [younger, older, oldest],
  validity: [
    { when: { input: 'age', below: 40 }, effect: 'refuse', message: 'age-range' },
    { when: { input: 'age', from: 90 }, effect: 'refuse', message: 'age-range' },
    { when: { input: 'excluded', is: true }, effect: 'refuse', message: 'excluded' },
  ],
  alerts: [],
  messages: {
    'age-range': {
      en: 'For 40 to 89 years only: SCORE2 below 70 years, SCORE2-OP from 70.',
      zh: '仅适用于 40~89 岁：< 70 岁采用 SCORE2，≥ 70 岁采用 SCORE2-OP。',
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
    {
      text: 'SCORE2-OP working group, ESC Cardiovascular risk collaboration. SCORE2-OP risk prediction algorithms: estimating incident cardiovascular event risk in older persons in four geographical risk regions. Eur Heart J 2021;42:2455–2467.',
      doi: '10.1093/eurheartj/ehab312',
    },
  ],
  examples,
})
