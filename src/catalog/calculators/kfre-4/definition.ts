import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf, optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { printed, steadyStateMessages } from '../../kit/tool/egfr.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { age, onDialysis, sex, unstableCreatinine } from '../../kit/tool/inputs/person.ts'
import { albuminCreatinineRatio } from '../../kit/tool/inputs/urine.ts'
import { examples } from './examples.ts'
import { fiveYears, twoYears } from './risks.ts'

/** Each coefficient with the mean by which its variable is centred. */
const terms = {
  age: { beta: -0.2201, mean: 7.036 },
  male: { beta: 0.2467, mean: 0.5642 },
  egfr: { beta: -0.5567, mean: 7.222 },
  acr: { beta: 0.451, mean: 5.137 },
}
/** Probability that an average patient has no kidney failure within 2 and within 5 years. */
const baseline = {
  'north-america': { two: 0.975, five: 0.924 },
  elsewhere: { two: 0.9832, five: 0.9365 },
}
const { age: byAge, male, egfr: byEgfr, acr: byAcr } = terms

export const definition = defineCalculator({
  id: 'kfre-4',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Coefficients and the North American baseline compared with the documentation of the public library kfre; the other baseline with a second public implementation; results with a second program in R. The papers themselves were not at hand.',
      zh: '系数与北美基线同公开程序库 kfre 的说明核对，非北美基线同另一公开实现核对，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Predicts the risk that chronic kidney disease of stage G3 to G5 leads to dialysis or transplantation within 2 and 5 years.',
    zh: '预测 G3~G5 期慢性肾脏病患者 2 年和 5 年内进展至透析或肾移植的风险。',
  },
  population: {
    en: 'Adults with chronic kidney disease and an eGFR below 60, not on dialysis, not transplanted. China has the baseline outside North America.',
    zh: 'eGFR < 60 的成人慢性肾脏病患者，未透析、未移植。中国采用非北美基线。',
  },
  inputs: {
    age: age(),
    sex: sex(),
    egfr: measured({
      label: { en: 'eGFR (CKD-EPI)', zh: 'eGFR（CKD-EPI）' },
      units: [
        {
          id: 'mL/min/{1.73_m2}',
          label: { en: 'mL/min/1.73 m²', zh: 'mL/min/1.73 m²' },
          loinc: '62238-1',
          resolution: 0,
          hard: [3, 60],
          usual: [10, 60],
        },
      ],
    }),
    acr: albuminCreatinineRatio(),
    region: oneOf({
      label: { en: 'Region', zh: '地区' },
      of: {
        elsewhere: { en: 'Outside North America', zh: '北美以外（含中国）' },
        'north-america': { en: 'North America', zh: '北美' },
      },
    }),
    acuteKidneyInjury: unstableCreatinine(),
    dialysis: onDialysis(),
    transplant: optionalYesNo({ label: { en: 'Kidney transplant', zh: '肾移植术后' } }),
  },
  outputs: {
    risk5: {
      label: { en: 'Risk within 5 years', zh: '5 年肾衰竭风险' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
    },
    risk2: {
      label: { en: 'Risk within 2 years', zh: '2 年肾衰竭风险' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
    },
  },
  formula(inputs) {
    const sum =
      byAge.beta * (inputs.age / 10 - byAge.mean) +
      male.beta * (Number(inputs.sex === 'male') - male.mean) +
      byEgfr.beta * (inputs.egfr / 5 - byEgfr.mean) +
      byAcr.beta * (Math.log(inputs.acr) - byAcr.mean)
    const risk = (survival: number) => 100 * (1 - survival ** Math.exp(sum))
    const { two, five } = baseline[inputs.region]
    return { risk5: risk(five), risk2: risk(two) }
  },
  formulaText: [
    {
      en: `S = ${printed(byAge.beta)} × (age/10 − ${byAge.mean}) + ${male.beta} × (male − ${male.mean}) ${printed(byEgfr.beta)} × (eGFR/5 − ${byEgfr.mean}) + ${byAcr.beta} × (ln ACR − ${byAcr.mean}); ACR in mg/g`,
      zh: `S = ${printed(byAge.beta)} ×（年龄/10 − ${byAge.mean}）+ ${male.beta} ×（男性 − ${male.mean}）${printed(byEgfr.beta)} ×（eGFR/5 − ${byEgfr.mean}）+ ${byAcr.beta} ×（ln ACR − ${byAcr.mean}）；ACR 单位为 mg/g`,
    },
    {
      en: `Risk = 1 − s^exp(S); s for 2 and 5 years: ${baseline.elsewhere.two} and ${baseline.elsewhere.five} outside North America, ${baseline['north-america'].two} and ${baseline['north-america'].five} in it`,
      zh: `风险 = 1 − s^exp(S)；2 年与 5 年的 s：北美以外 ${baseline.elsewhere.two}、${baseline.elsewhere.five}，北美 ${baseline['north-america'].two}、${baseline['north-america'].five}`,
    },
  ],
  classifications: [fiveYears, twoYears],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'acuteKidneyInjury', is: true }, effect: 'refuse', message: 'not-steady' },
    { when: { input: 'dialysis', is: true }, effect: 'refuse', message: 'had-already' },
    { when: { input: 'transplant', is: true }, effect: 'refuse', message: 'had-already' },
    { when: { input: 'age', from: 91 }, effect: 'warn', message: 'to-90' },
  ],
  alerts: [],
  messages: {
    'adults-only': { en: 'Derived in adults: not below 18 years.', zh: '源自成人，18 岁以下不适用。' },
    'not-steady': steadyStateMessages['not-steady'],
    'had-already': {
      en: 'For kidney disease before dialysis or transplantation.',
      zh: '仅用于尚未透析或移植的慢性肾脏病患者。',
    },
    'to-90': { en: 'Derived up to 90 years.', zh: '原队列年龄不超过 90 岁。' },
  },
  caveats: [
    {
      en: 'Death before kidney failure is not allowed for: in the old and frail the risk is overstated.',
      zh: '未考虑死亡这一竞争风险，高龄、衰弱者会高估。',
    },
    {
      en: 'Not for acute kidney injury; less tried in glomerulonephritis under treatment and in polycystic disease.',
      zh: '不用于急性肾损伤；治疗中的肾小球肾炎和多囊肾验证较少。',
    },
  ],
  nextSteps: [
    {
      en: 'KDIGO 2024: refer at 3–5% in 5 years; multidisciplinary care above 10%, preparation for replacement above 40% in 2 years.',
      zh: 'KDIGO 2024：5 年风险 3%~5% 转诊；2 年风险 > 10% 多学科管理，> 40% 准备肾脏替代治疗。',
    },
  ],
  references: [
    {
      text: 'Tangri N, Stevens LA, Griffith J, et al. A predictive model for progression of chronic kidney disease to kidney failure. JAMA 2011;305:1553–1559.',
      doi: '10.1001/jama.2011.451',
    },
    {
      text: 'Tangri N, Grams ME, Levey AS, et al. Multinational assessment of accuracy of equations for predicting risk of kidney failure: a meta-analysis. JAMA 2016;315:164–174.',
      doi: '10.1001/jama.2015.18202',
    },
    'kdigo-2024-ckd',
  ],
  examples,
})
