import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand } from '../../kit/tool/example-sources.ts'
import { age, height, pregnancy, weight } from '../../kit/tool/inputs/person.ts'
import { china, who } from './bands.ts'

export const definition = defineCalculator({
  id: 'body-mass-index',
  revision: 1,
  contentChecked: '2026-11-21',
  verified: {
    state: 'two-implementations',
    on: '2026-11-21',
    how: {
      en: 'Formula and result compared with the worked example that the US CDC gives; Chinese bands with an excerpt of WS/T 428—2013 quoted after the national guidance of 2024, WHO bands with two public tables; results with a second program in R.',
      zh: '公式与结果同美国 CDC 算例核对；中国标准同《体重管理指导原则（2024 年版）》所引 WS/T 428—2013 核对，WHO 标准同两份公开表格核对；结果由另行编写的 R 程序复核。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Relates weight to height in adults, read by the Chinese standard and by that of the WHO.',
    zh: '以身高与体重计算成人体质指数，并按中国标准和 WHO 标准判定。',
  },
  population: {
    en: 'Adults who are not pregnant. The Chinese cut-offs come from Chinese adults, those of the WHO from European ones.',
    zh: '非妊娠成人。中国界值来自中国成人资料，WHO 界值主要来自欧洲人群。',
  },
  inputs: { height: height(), weight: weight(), age: age(), pregnancy: pregnancy() },
  outputs: {
    bmi: { label: { en: 'BMI', zh: 'BMI' }, unit: { en: 'kg/m²', zh: 'kg/m²' }, decimals: 1 },
  },
  formula: ({ height: cm, weight: kg }) => ({ bmi: kg / (cm / 100) ** 2 }),
  formulaText: [{ en: 'BMI = weight (kg) ÷ height (m)²', zh: 'BMI = 体重（kg）÷ 身高（m）²' }],
  /** Applied to the unrounded value: 23.96 is below 24.0. */
  classifications: [china, who],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'pregnancy', is: true }, effect: 'refuse', message: 'in-pregnancy' },
    { when: { input: 'age', from: 65 }, effect: 'warn', message: 'in-old-age' },
  ],
  alerts: [],
  messages: {
    'adults-only': {
      en: 'These bands are for adults. Below 18 years use percentiles for age and sex (in China WS/T 586—2018).',
      zh: '本判定标准适用于成人；18 岁以下请用分年龄、性别的界值（WS/T 586—2018）。',
    },
    'in-pregnancy': {
      en: 'Not valid in pregnancy: use the weight before pregnancy in a tool for gestational weight gain.',
      zh: '妊娠期不适用；请以孕前体重评估孕期增重。',
    },
    'in-old-age': {
      en: 'From 65 years a somewhat higher BMI is not harmful; loss of muscle hides behind a normal value.',
      zh: '65 岁及以上者 BMI 略高未必有害，且正常值可能掩盖肌少症。',
    },
  },
  caveats: [
    {
      en: 'Does not tell fat from muscle: add the waist circumference.',
      zh: '不能区分脂肪与肌肉，宜结合腰围评估。',
    },
    { en: 'Oedema and ascites make it too high.', zh: '水肿、腹水会使结果偏高。' },
  ],
  nextSteps: [
    {
      en: 'Measure the waist: at the same BMI it tells of abdominal fat.',
      zh: '测量腰围：相同 BMI 下腰围可反映腹部脂肪。',
    },
    {
      en: 'In overweight and obesity look for hypertension, diabetes, dyslipidaemia and fatty liver; below 18.5 ask for weight loss and intake.',
      zh: '超重及肥胖者筛查高血压、糖尿病、血脂异常及脂肪肝；BMI < 18.5 者询问体重下降与进食情况。',
    },
  ],
  references: ['ws-t-428-2013', 'who-bmi-2004'],
  examples: [
    {
      id: 'cdc',
      inputs: { height: { value: 165, unit: 'cm' }, weight: { value: 68, unit: 'kg' }, age: { value: 40, unit: 'a' } },
      expect: { bmi: { value: 24.98, decimals: 2 } },
      bands: { china: 'overweight', who: 'normal' },
      source: {
        outside: true,
        words: {
          en: 'Worked example of the US CDC, as reprinted at structurehouse.com (age added).',
          zh: '美国 CDC 算例，转引自 structurehouse.com（年龄为补充）。',
        },
      },
    },
    {
      id: 'jin',
      inputs: { height: { value: 1.7, unit: 'm' }, weight: { value: 150, unit: 'jin' }, age: { value: 40, unit: 'a' } },
      expect: { bmi: { value: 25.95, decimals: 2 } },
      bands: { china: 'overweight', who: 'overweight' },
      source: { outside: false, words: { en: 'Second, separately written program in R.', zh: '另行编写的 R 程序。' } },
    },
    {
      id: 'under',
      inputs: {
        height: { value: 170, unit: 'cm' },
        weight: { value: 53.4, unit: 'kg' },
        age: { value: 40, unit: 'a' },
      },
      expect: { bmi: { value: 18.5, decimals: 1 } },
      bands: { china: 'underweight', who: 'underweight' },
      source: countedByHand,
    },
    {
      id: 'from-18-5',
      inputs: { height: { value: 200, unit: 'cm' }, weight: { value: 74, unit: 'kg' }, age: { value: 40, unit: 'a' } },
      expect: { bmi: { value: 18.5, decimals: 1 } },
      bands: { china: 'normal', who: 'normal' },
      source: countedByHand,
    },
    {
      id: 'from-24',
      inputs: { height: { value: 150, unit: 'cm' }, weight: { value: 54, unit: 'kg' }, age: { value: 40, unit: 'a' } },
      expect: { bmi: { value: 24, decimals: 1 } },
      bands: { china: 'overweight', who: 'normal' },
      source: countedByHand,
    },
    {
      id: 'from-28',
      inputs: { height: { value: 150, unit: 'cm' }, weight: { value: 63, unit: 'kg' }, age: { value: 40, unit: 'a' } },
      expect: { bmi: { value: 28, decimals: 1 } },
      bands: { china: 'obese', who: 'overweight' },
      source: countedByHand,
    },
    {
      id: 'from-30',
      inputs: { height: { value: 200, unit: 'cm' }, weight: { value: 120, unit: 'kg' }, age: { value: 40, unit: 'a' } },
      expect: { bmi: { value: 30, decimals: 1 } },
      bands: { china: 'obese', who: 'obese-1' },
      source: countedByHand,
    },
    {
      id: 'from-35',
      inputs: { height: { value: 200, unit: 'cm' }, weight: { value: 140, unit: 'kg' }, age: { value: 40, unit: 'a' } },
      expect: { bmi: { value: 35, decimals: 1 } },
      bands: { china: 'obese', who: 'obese-2' },
      source: countedByHand,
    },
    {
      id: 'from-40',
      inputs: {
        height: { value: 180, unit: 'cm' },
        weight: { value: 129.6, unit: 'kg' },
        age: { value: 40, unit: 'a' },
      },
      expect: { bmi: { value: 40, decimals: 1 } },
      bands: { china: 'obese', who: 'obese-3' },
      source: countedByHand,
    },
  ],
})
