import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { pregnancy } from '../../kit/tool/inputs/person.ts'
import { score, womenBelow } from './points.ts'

const person = (sex: string, age: number, systolic: number, bmi: number, waist: number, family: boolean) => ({
  sex,
  age: { value: age, unit: 'a' },
  systolic: { value: systolic, unit: 'mm[Hg]' },
  bmi: { value: bmi, unit: 'kg/m2' },
  waist: { value: waist, unit: 'cm' },
  family,
})

export const definition = defineCalculator({
  id: 'chinese-diabetes-risk-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'All cells compared with a public implementation (scoreAge, scoreBmi, scoreWaist, scoreSbp); range 0–51 and cut-off 25 with the abstract of the paper.',
      zh: '全部分值与一套公开实现（scoreAge、scoreBmi、scoreWaist、scoreSbp）核对；总分 0~51 与界值 25 同原文摘要核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: 'Finds adults who should be tested for diabetes.', zh: '筛选应接受糖尿病检查的成人。' },
  population: {
    en: 'Chinese adults of 20 to 74 years without known diabetes.',
    zh: '20~74 岁无糖尿病诊断的中国成人。',
  },
  inputs: {
    ...score.inputs,
    known: optionalYesNo({ label: { en: 'Known diabetes', zh: '已确诊糖尿病' } }),
    pregnancy: pregnancy(),
  },
  outputs: {
    score: {
      label: { en: 'Risk score', zh: '风险评分' },
      unit: { en: 'of 51 points', zh: '分（满分 51 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({
    score: score.sum({ ...inputs, waist: inputs.sex === 'female' ? inputs.waist + womenBelow : inputs.waist }),
  }),
  formulaText: [
    ...score.text,
    {
      en: `Waist of women: limits ${womenBelow} cm lower, at the same points`,
      zh: `女性腰围：各界值低 ${womenBelow} cm，分值相同`,
    },
  ],
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: 'Below 25', zh: '< 25 分' },
          meaning: { en: 'Not raised', zh: '非高危' },
          tone: 'good',
        },
        {
          id: 'high',
          from: 25,
          label: { en: '25 or more', zh: '≥ 25 分' },
          meaning: { en: 'High risk: oral glucose tolerance test', zh: '高危：行口服葡萄糖耐量试验（OGTT）' },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'age', below: 20 }, effect: 'refuse', message: 'outside-age' },
    { when: { input: 'age', from: 75 }, effect: 'refuse', message: 'outside-age' },
    { when: { input: 'known', is: true }, effect: 'refuse', message: 'known' },
    { when: { input: 'pregnancy', is: true }, effect: 'refuse', message: 'pregnant' },
  ],
  alerts: [],
  messages: {
    'outside-age': { en: 'Derived between 20 and 74 years.', zh: '仅适用于 20~74 岁。' },
    known: { en: 'Not for people with diabetes.', zh: '不适用于已确诊糖尿病者。' },
    pregnant: { en: 'Not in pregnancy: test by its own rules.', zh: '妊娠期不适用，按妊娠期糖尿病标准筛查。' },
  },
  caveats: [
    {
      en: 'At 25 points sensitivity was 87–92 %, specificity 36–39 %: most who are called high do not have diabetes.',
      zh: '界值 25 分时敏感度 87%~92%、特异度 36%~39%：判为高危者多数并无糖尿病。',
    },
    { en: 'Finds present, undiagnosed diabetes; it is no forecast.', zh: '用于发现现患未诊断糖尿病，并非远期预测。' },
  ],
  nextSteps: [
    {
      en: 'High: fasting glucose and OGTT, HbA1c. Low: again in three years, sooner after a gain of weight.',
      zh: '高危：查空腹血糖、OGTT 与 HbA1c；非高危：每 3 年重评，体重增加者提前。',
    },
  ],
  references: [
    {
      text: 'Zhou X, Qiao Q, Ji L, et al. Nonlaboratory-based risk assessment algorithm for undiagnosed type 2 diabetes developed on a nation-wide diabetes survey. Diabetes Care 2013;36:3944–3952.',
      doi: '10.2337/dc13-0593',
    },
    { text: '中华医学会糖尿病学分会. 中国2型糖尿病防治指南（2020年版）. 中华糖尿病杂志 2021;13:315–409.' },
  ],
  examples: [
    {
      id: 'catalogue',
      inputs: person('male', 52, 135, 27, 92, true),
      expect: { score: { value: 38, decimals: 0 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'young-woman',
      inputs: person('female', 30, 112, 21, 68, false),
      expect: { score: { value: 5, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'woman-at-the-limit',
      inputs: person('female', 47, 132, 25, 74, false),
      expect: { score: { value: 24, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'just-high',
      inputs: person('female', 50, 132, 25, 74, false),
      expect: { score: { value: 25, decimals: 0 } },
      bands: { risk: 'high' },
      source: countedByHand,
    },
  ],
})
