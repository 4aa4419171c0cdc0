import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'

const score = pointScore({
  nutrition: graded({
    label: { en: 'Impaired nutritional status', zh: '营养状态受损' },
    of: {
      none: [0, { en: 'Normal', zh: '正常' }],
      mild: [
        1,
        {
          en: 'Loss > 5 % in 3 months, or intake 50–75 % in the past week',
          zh: '3 个月体重下降 > 5%，或近 1 周摄入量为需要量的 50%~75%',
        },
      ],
      moderate: [
        2,
        {
          en: 'Loss > 5 % in 2 months, or BMI 18.5–20.5 in poor condition, or intake 25–50 %',
          zh: '2 个月体重下降 > 5%，或 BMI 18.5~20.5 且一般状况差，或摄入量 25%~50%',
        },
      ],
      severe: [
        3,
        {
          en: 'Loss > 5 % in 1 month (> 15 % in 3), or BMI < 18.5 in poor condition, or intake 0–25 %',
          zh: '1 个月体重下降 > 5%（3 个月 > 15%），或 BMI < 18.5 且一般状况差，或摄入量 0~25%',
        },
      ],
    },
  }),
  disease: graded({
    label: { en: 'Severity of disease', zh: '疾病严重程度' },
    of: {
      none: [0, { en: 'Normal need', zh: '营养需要正常' }],
      mild: [
        1,
        {
          en: 'Hip fracture, chronic disease with complications, cirrhosis, COPD, haemodialysis, diabetes, oncology',
          zh: '髋部骨折、慢性病有并发症、肝硬化、慢阻肺、血液透析、糖尿病、肿瘤',
        },
      ],
      moderate: [
        2,
        {
          en: 'Major abdominal surgery, stroke, severe pneumonia, haematological malignancy',
          zh: '腹部大手术、脑卒中、重症肺炎、血液系统恶性肿瘤',
        },
      ],
      severe: [
        3,
        {
          en: 'Head injury, bone marrow transplantation, intensive care with APACHE II > 10',
          zh: '颅脑损伤、骨髓移植、APACHE II > 10 的重症患者',
        },
      ],
    },
  }),
  age: stepped(age(), [{ points: 0 }, { from: 70, points: 1 }]),
})

export const definition = defineCalculator({
  id: 'nrs-2002',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and the threshold compared with two tables reprinted in open papers (PMC9482444, PMC7379985). The paper itself was not at hand.',
      zh: '条目、分值与界值同两篇开放论文转载的表格（PMC9482444、PMC7379985）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Finds inpatients who gain from nutritional support.', zh: '筛查可从营养支持中获益的住院患者。' },
  population: { en: 'Adults in hospital, within 48 hours of admission.', zh: '住院成人，入院 48 h 内。' },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'NRS-2002', zh: 'NRS-2002 评分' },
      unit: { en: 'of 7 points', zh: '分（满分 7 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'none',
          label: { en: 'Not at risk now', zh: '暂无营养风险' },
          meaning: { en: '< 3: screen again every week', zh: '< 3 分：每周复筛' },
          tone: 'good',
        },
        {
          id: 'at-risk',
          from: 3,
          label: { en: 'At nutritional risk', zh: '存在营养风险' },
          meaning: { en: '≥ 3: make a nutrition plan', zh: '≥ 3 分：制订营养支持计划' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'In China BMI < 18.5 in poor condition counts 3 points; the band from 18.5 to 20.5 is often left out.',
      zh: '中国常仅以 BMI < 18.5 且一般状况差计 3 分，多不采用 18.5~20.5 一档。',
    },
    { en: 'Oedema and ascites hide a loss of weight.', zh: '水肿、腹水可掩盖体重下降。' },
  ],
  nextSteps: [
    {
      en: 'At risk: assess nutrition (GLIM), begin support, watch for refeeding.',
      zh: '有风险：行营养评定（GLIM），启动营养支持，警惕再喂养综合征。',
    },
  ],
  references: [
    {
      text: 'Kondrup J, Rasmussen HH, Hamberg O, Stanga Z. Nutritional risk screening (NRS 2002): a new method based on an analysis of controlled clinical trials. Clin Nutr 2003;22:321–336.',
      doi: '10.1016/S0261-5614(02)00214-5',
    },
  ],
  examples: [
    {
      id: 'four',
      inputs: { nutrition: 'moderate', disease: 'mild', age: { value: 74, unit: 'a' } },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { risk: 'at-risk' },
      source: earlierImplementation,
    },
    {
      id: 'at-69',
      inputs: { nutrition: 'mild', disease: 'mild', age: { value: 69, unit: 'a' } },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { risk: 'none' },
      source: countedByHand,
    },
    {
      id: 'at-70',
      inputs: { nutrition: 'mild', disease: 'mild', age: { value: 70, unit: 'a' } },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { risk: 'at-risk' },
      source: countedByHand,
    },
  ],
})
