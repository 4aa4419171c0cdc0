import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo, yesNo } from '../../kit/tool/calculator-inputs.ts'
import { secondProgram } from '../../kit/tool/example-sources.ts'
import { hdlCholesterol, totalCholesterol } from '../../kit/tool/inputs/chemistry.ts'
import { inCanonical } from '../../kit/tool/inputs/in-units.ts'
import { age, sex, waist } from '../../kit/tool/inputs/person.ts'
import { systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { risk, sumText } from './models.ts'

const onlyMen = { en: 'Counts in men only', zh: '仅男性计入' }

function person(
  sex: string,
  years: number,
  [systolic, total, hdl, waist]: readonly number[],
  more: Record<string, boolean>,
) {
  const of = (value = 0, unit = '') => ({ value, unit })
  return {
    sex,
    age: of(years, 'a'),
    systolic: of(systolic, 'mm[Hg]'),
    total: of(total, 'mg/dL'),
    hdl: of(hdl, 'mg/dL'),
    waist: of(waist, 'cm'),
    treated: false,
    smoker: false,
    diabetes: false,
    north: true,
    urban: true,
    family: false,
    ...more,
  }
}

const paper = [130, 210, 55, 80]
const table2 = {
  outside: true,
  words: { en: 'Table 2 of the paper (Yang 2016).', zh: '原文表 2（Yang 2016）。' },
}

export const definition = defineCalculator({
  id: 'china-par',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Coefficients as in two public repositories that cite the supplement (zwbao/longevity-skills and a C++ class). All eight risks of table 2 of the paper are reproduced to 0.1 points; recorded results of the authors’ website by up to 0.2 points for risks below 20 %, by about one at 40 %.',
      zh: '系数与两套引用原文附表的公开代码（zwbao/longevity-skills 及一个 C++ 类）一致；原文表 2 全部 8 个风险值重现至 0.1 个百分点；与官网记录结果相比，风险 < 20% 时相差 ≤ 0.2 个百分点，40% 附近约 1 个百分点。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the 10-year risk of a first atherosclerotic event in Chinese adults.',
    zh: '估算中国成人 10 年内首次动脉粥样硬化性心血管病风险。',
  },
  population: {
    en: 'Chinese adults without atherosclerotic disease; derived between 35 and 74 years.',
    zh: '无动脉粥样硬化性心血管病的中国成人；推导队列 35~74 岁。',
  },
  inputs: {
    sex: sex(),
    age: age(),
    systolic: systolicPressure(),
    treated: yesNo({ label: { en: 'Treated for hypertension', zh: '正在降压治疗' } }),
    total: inCanonical(totalCholesterol(), 'mg/dL'),
    hdl: inCanonical(hdlCholesterol(), 'mg/dL'),
    waist: waist(),
    smoker: yesNo({ label: { en: 'Current smoker', zh: '目前吸烟' } }),
    diabetes: yesNo({ label: { en: 'Diabetes', zh: '糖尿病' } }),
    north: yesNo({ label: { en: 'Lives north of the Yangtze', zh: '居住于长江以北' } }),
    urban: yesNo({ label: { en: 'Lives in a city', zh: '居住于城市' }, help: onlyMen }),
    family: yesNo({
      label: { en: 'ASCVD of a parent or sibling', zh: 'ASCVD 家族史（父母、同胞）' },
      help: onlyMen,
    }),
    disease: optionalYesNo({ label: { en: 'Known atherosclerotic disease', zh: '已有动脉粥样硬化性心血管病' } }),
  },
  outputs: {
    risk: { label: { en: '10-year ASCVD risk', zh: '10 年 ASCVD 风险' }, unit: { en: '%', zh: '%' }, decimals: 1 },
  },
  formula: (inputs) => ({ risk: risk(inputs) }),
  formulaText: [
    { en: 'Risk = 1 − S₀^exp(sum − mean); mg/dL, mmHg, cm', zh: '风险 = 1 − S₀^exp(总和 − 均值)；mg/dL、mmHg、cm' },
    sumText('male', { en: 'Men', zh: '男性' }),
    sumText('female', { en: 'Women', zh: '女性' }),
  ],
  classifications: [
    {
      id: 'level',
      output: 'risk',
      on: 'raw',
      bands: [
        { id: 'low', label: { en: 'Low', zh: '低危' }, meaning: { en: '< 5 %', zh: '< 5%' }, tone: 'good' },
        {
          id: 'moderate',
          from: 5,
          label: { en: 'Moderate', zh: '中危' },
          meaning: { en: '5 to < 10 %', zh: '5%~< 10%' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 10,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '10 % or more', zh: '≥ 10%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'disease', is: true }, effect: 'refuse', message: 'disease' },
    { when: { input: 'age', below: 20 }, effect: 'refuse', message: 'too-young' },
    { when: { input: 'age', from: 86 }, effect: 'refuse', message: 'too-old' },
    { when: { input: 'age', below: 35 }, effect: 'warn', message: 'outside' },
    { when: { input: 'age', from: 75 }, effect: 'warn', message: 'outside' },
  ],
  alerts: [],
  messages: {
    disease: {
      en: 'For people without atherosclerotic disease: with it the risk is very high.',
      zh: '仅适用于无动脉粥样硬化性心血管病者；已患病者属极高危。',
    },
    'too-young': { en: 'Not below 20 years.', zh: '不适用于 < 20 岁者。' },
    'too-old': { en: 'Not above 85 years.', zh: '不适用于 > 85 岁者。' },
    outside: { en: 'Outside the 35 to 74 years in which it was derived.', zh: '超出推导队列的 35~74 岁。' },
  },
  caveats: [
    {
      en: 'Close to 5 % and 10 % the website of the authors may put a person on the other side: it uses more decimals than were printed.',
      zh: '接近 5%、10% 时官网结果可能落在另一档：官网所用系数小数位多于公开发表者。',
    },
    {
      en: 'Seated pressure, mean of three readings. The lifetime risk of the same project is not included.',
      zh: '血压取坐位三次测量均值；不含同一项目的终生风险。',
    },
  ],
  nextSteps: [
    {
      en: 'Moderate or high: treat pressure, lipids and smoking by the Chinese guideline of 2019; low: consider the lifetime risk below 60.',
      zh: '中、高危：按 2019 年中国心血管病风险评估和管理指南管理血压、血脂与吸烟；低危且 < 60 岁者评估终生风险。',
    },
  ],
  references: [
    {
      text: 'Yang X, Li J, Hu D, et al. Predicting the 10-year risks of atherosclerotic cardiovascular disease in Chinese population: the China-PAR project. Circulation 2016;134:1430–1440.',
      doi: '10.1161/CIRCULATIONAHA.116.022367',
    },
  ],
  examples: [
    {
      id: 'man-60',
      inputs: person('male', 60, paper, { diabetes: true }),
      expect: { risk: { value: 11, decimals: 1 } },
      bands: { level: 'high' },
      source: table2,
    },
    {
      id: 'man-40',
      inputs: person('male', 40, paper, { diabetes: true }),
      expect: { risk: { value: 2.2, decimals: 1 } },
      bands: { level: 'low' },
      source: table2,
    },
    {
      id: 'woman-60',
      inputs: person('female', 60, paper, { diabetes: true }),
      expect: { risk: { value: 10.1, decimals: 1 } },
      bands: { level: 'high' },
      source: table2,
    },
    {
      id: 'man-50',
      inputs: person('male', 50, paper, { diabetes: true }),
      expect: { risk: { value: 5.4, decimals: 1 } },
      bands: { level: 'moderate' },
      source: table2,
    },
    {
      id: 'smoker',
      inputs: person('male', 60, [145, 200, 45, 88], { smoker: true }),
      expect: { risk: { value: 12, decimals: 1 } },
      bands: { level: 'high' },
      source: secondProgram,
    },
  ],
})
