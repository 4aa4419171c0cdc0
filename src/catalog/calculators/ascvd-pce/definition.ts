import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf, optionalYesNo, yesNo } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { hdlCholesterol, totalCholesterol } from '../../kit/tool/inputs/chemistry.ts'
import { inCanonical } from '../../kit/tool/inputs/in-units.ts'
import { age, sex } from '../../kit/tool/inputs/person.ts'
import { systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { models, modelText } from './models.ts'

export const definition = defineCalculator({
  id: 'ascvd-pce',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with two public implementations, one of them with more decimals; the four cases of the guideline are reproduced, the first as 5.4 % where 5.3 % is printed. The paper itself was not at hand.',
      zh: '公式、系数与单位同两套公开实现（其一小数位更多）核对，并重现指南四个算例（第一例得 5.4%，指南印作 5.3%）；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the 10-year risk of a first hard atherosclerotic event, to discuss a statin.',
    zh: '估算 10 年内首次动脉粥样硬化性心血管事件风险，辅助他汀决策。',
  },
  population: {
    en: 'Adults of 40 to 79 years without atherosclerotic disease; derived in the United States, over-estimates in Chinese adults.',
    zh: '40~79 岁无动脉粥样硬化性疾病的成人；源自美国队列，在中国成人中高估。',
  },
  inputs: {
    age: age(),
    sex: sex(),
    race: oneOf({
      label: { en: 'Equation for', zh: '所用方程' },
      of: { white: { en: 'White or other', zh: '白人或其他' }, black: { en: 'Black', zh: '黑人' } },
    }),
    total: inCanonical(totalCholesterol(), 'mg/dL'),
    hdl: inCanonical(hdlCholesterol(), 'mg/dL'),
    systolic: systolicPressure(),
    treated: yesNo({ label: { en: 'Treated for hypertension', zh: '正在降压治疗' } }),
    smoker: yesNo({ label: { en: 'Current smoker', zh: '目前吸烟' } }),
    diabetes: yesNo({ label: { en: 'Diabetes', zh: '糖尿病' } }),
    disease: optionalYesNo({ label: { en: 'Known atherosclerotic disease', zh: '已有动脉粥样硬化性心血管病' } }),
  },
  outputs: {
    risk: { label: { en: '10-year ASCVD risk', zh: '10 年 ASCVD 风险' }, unit: { en: '%', zh: '%' }, decimals: 1 },
  },
  formula(inputs) {
    const m = models[inputs.race][inputs.sex]
    const years = Math.log(inputs.age)
    const withAge = ([alone, byAge]: readonly [number, number]) => alone + byAge * years
    const sum =
      m.age * years +
      m.ageSquared * years ** 2 +
      withAge(m.total) * Math.log(inputs.total) +
      withAge(m.hdl) * Math.log(inputs.hdl) +
      withAge(inputs.treated ? m.treated : m.untreated) * Math.log(inputs.systolic) +
      (inputs.smoker ? withAge(m.smoker) : 0) +
      (inputs.diabetes ? m.diabetes : 0)
    return { risk: 100 * (1 - m.survival ** Math.exp(sum - m.mean)) }
  },
  formulaText: [
    { en: `White men: ${modelText(models.white.male, 'en')}`, zh: `白人男性：${modelText(models.white.male, 'zh')}` },
    {
      en: `White women: ${modelText(models.white.female, 'en')}`,
      zh: `白人女性：${modelText(models.white.female, 'zh')}`,
    },
    { en: `Black men: ${modelText(models.black.male, 'en')}`, zh: `黑人男性：${modelText(models.black.male, 'zh')}` },
    {
      en: `Black women: ${modelText(models.black.female, 'en')}`,
      zh: `黑人女性：${modelText(models.black.female, 'zh')}`,
    },
    { en: 'TC and HDL in mg/dL; in brackets where treated', zh: 'TC、HDL 单位 mg/dL；方括号内为降压治疗者的系数' },
  ],
  classifications: [
    {
      id: 'risk',
      output: 'risk',
      on: 'raw',
      bands: [
        { id: 'low', label: { en: 'Low', zh: '低危' }, meaning: { en: '< 5 %', zh: '< 5%' }, tone: 'good' },
        {
          id: 'borderline',
          from: 5,
          label: { en: 'Borderline', zh: '临界' },
          meaning: { en: '5 to < 7.5 %', zh: '5%~< 7.5%' },
          tone: 'neutral',
        },
        {
          id: 'intermediate',
          from: 7.5,
          label: { en: 'Intermediate', zh: '中危' },
          meaning: { en: '7.5 to < 20 %', zh: '7.5%~< 20%' },
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
    { when: { input: 'age', below: 40 }, effect: 'refuse', message: 'age-range' },
    { when: { input: 'age', from: 80 }, effect: 'refuse', message: 'age-range' },
    { when: { input: 'disease', is: true }, effect: 'refuse', message: 'known-disease' },
    { when: { input: 'total', below: 130 }, effect: 'warn', message: 'total-range' },
    { when: { input: 'total', from: 321 }, effect: 'warn', message: 'total-range' },
    { when: { input: 'hdl', below: 20 }, effect: 'warn', message: 'hdl-range' },
    { when: { input: 'hdl', from: 101 }, effect: 'warn', message: 'hdl-range' },
    { when: { input: 'systolic', below: 90 }, effect: 'warn', message: 'pressure-range' },
    { when: { input: 'systolic', from: 201 }, effect: 'warn', message: 'pressure-range' },
  ],
  alerts: [],
  messages: {
    'age-range': { en: 'For 40 to 79 years only.', zh: '仅适用于 40~79 岁。' },
    'known-disease': {
      en: 'For primary prevention only: with known disease the risk is high already.',
      zh: '仅用于一级预防：已患病者本属高危。',
    },
    'total-range': { en: 'Made for a total cholesterol of 130 to 320 mg/dL.', zh: '适用于总胆固醇 130~320 mg/dL。' },
    'hdl-range': { en: 'Made for HDL cholesterol of 20 to 100 mg/dL.', zh: '适用于 HDL-C 20~100 mg/dL。' },
    'pressure-range': { en: 'Made for a systolic pressure of 90 to 200 mmHg.', zh: '适用于收缩压 90~200 mmHg。' },
  },
  caveats: [
    {
      en: 'Over-estimates in Chinese adults: an estimate made for them (China-PAR) is better there.',
      zh: '在中国成人中高估，宜采用 China-PAR 等本土模型。',
    },
    { en: 'In the United States PREVENT (2023) replaces it.', zh: '美国现以 PREVENT（2023）取代。' },
  ],
  nextSteps: [
    {
      en: 'From 7.5 %: discuss a statin, with risk enhancers or coronary calcium where undecided.',
      zh: '≥ 7.5%：讨论他汀治疗，犹豫时结合风险增强因素或冠状动脉钙化积分。',
    },
  ],
  references: [
    {
      text: 'Goff DC Jr, Lloyd-Jones DM, Bennett G, et al. 2013 ACC/AHA guideline on the assessment of cardiovascular risk. Circulation 2014;129(25 Suppl 2):S49–S73.',
      doi: '10.1161/01.cir.0000437741.48606.98',
    },
  ],
  examples: [
    {
      id: 'acc',
      inputs: {
        age: { value: 55, unit: 'a' },
        sex: 'male',
        race: 'white',
        total: { value: 200, unit: 'mg/dL' },
        hdl: { value: 50, unit: 'mg/dL' },
        systolic: { value: 130, unit: 'mm[Hg]' },
        treated: false,
        smoker: false,
        diabetes: false,
      },
      expect: { risk: { value: 5.7, decimals: 1 } },
      bands: { risk: 'borderline' },
      source: {
        outside: true,
        words: {
          en: 'Result of the ACC/AHA calculator, as recorded in the public repository mg26984-hash/nephrology_calculator_dashboard.',
          zh: 'ACC/AHA 计算器结果（据公开代码库 mg26984-hash/nephrology_calculator_dashboard 记录）。',
        },
      },
    },
    {
      id: 'white-man',
      inputs: {
        age: { value: 55, unit: 'a' },
        sex: 'male',
        race: 'white',
        total: { value: 213, unit: 'mg/dL' },
        hdl: { value: 50, unit: 'mg/dL' },
        systolic: { value: 120, unit: 'mm[Hg]' },
      },
      expect: { risk: { value: 5.4, decimals: 1 } },
      bands: { risk: 'borderline' },
      source: earlierImplementation,
    },
    {
      id: 'white-woman',
      inputs: {
        age: { value: 55, unit: 'a' },
        sex: 'female',
        race: 'white',
        total: { value: 213, unit: 'mg/dL' },
        hdl: { value: 50, unit: 'mg/dL' },
        systolic: { value: 120, unit: 'mm[Hg]' },
      },
      expect: { risk: { value: 2.1, decimals: 1 } },
      bands: { risk: 'low' },
      source: { outside: true, words: { en: 'Worked case of the guideline.', zh: '指南算例。' } },
    },
    {
      id: 'black-man',
      inputs: {
        age: { value: 55, unit: 'a' },
        sex: 'male',
        race: 'black',
        total: { value: 213, unit: 'mg/dL' },
        hdl: { value: 50, unit: 'mg/dL' },
        systolic: { value: 120, unit: 'mm[Hg]' },
      },
      expect: { risk: { value: 6.1, decimals: 1 } },
      bands: { risk: 'borderline' },
      source: { outside: true, words: { en: 'Worked case of the guideline.', zh: '指南算例。' } },
    },
    {
      id: 'man-62',
      inputs: {
        age: { value: 62, unit: 'a' },
        sex: 'male',
        race: 'white',
        total: { value: 213, unit: 'mg/dL' },
        hdl: { value: 50, unit: 'mg/dL' },
        systolic: { value: 130, unit: 'mm[Hg]' },
      },
      expect: { risk: { value: 10.9, decimals: 1 } },
      bands: { risk: 'intermediate' },
      source: secondProgram,
    },
    {
      id: 'man-65',
      inputs: {
        age: { value: 65, unit: 'a' },
        sex: 'male',
        race: 'white',
        total: { value: 240, unit: 'mg/dL' },
        hdl: { value: 40, unit: 'mg/dL' },
        systolic: { value: 150, unit: 'mm[Hg]' },
        treated: true,
        smoker: true,
      },
      expect: { risk: { value: 32.4, decimals: 1 } },
      bands: { risk: 'high' },
      source: secondProgram,
    },
  ],
})
