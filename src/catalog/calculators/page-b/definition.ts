import { defineCalculator } from '../../kit/tool/calculator.ts'
import { platelets } from '../../kit/tool/inputs/blood.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'
import { examples } from './examples.ts'
import { risk } from './risk.ts'

const score = pointScore({
  age: stepped(age(16), [
    { points: 0 },
    { from: 30, points: 2 },
    { from: 40, points: 4 },
    { from: 50, points: 6 },
    { from: 60, points: 8 },
    { from: 70, points: 10 },
  ]),
  sex: graded({
    label: { en: 'Sex', zh: '性别' },
    of: { female: [0, { en: 'Female', zh: '女' }], male: [6, { en: 'Male', zh: '男' }] },
  }),
  platelets: stepped(platelets(), [{ points: 9 }, { from: 100, points: 6 }, { from: 200, points: 0 }]),
})

export const definition = defineCalculator({
  id: 'page-b',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Points compared with table 1 of a review in J Hepatocell Carcinoma (2017;4:71–79) and with a second published table; groups and incidences with the abstract of the original paper.',
      zh: '分值与 J Hepatocell Carcinoma（2017;4:71–79）综述表 1 及另一已发表表格核对，分组与发生率同原始论文摘要核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Predicts hepatocellular carcinoma within 5 years in chronic hepatitis B under treatment.',
    zh: '预测抗病毒治疗中慢性乙型肝炎患者 5 年内肝细胞癌风险。',
  },
  population: {
    en: 'Adults with chronic hepatitis B on entecavir or tenofovir; derived in white Europeans.',
    zh: '恩替卡韦或替诺福韦治疗中的成人慢性乙型肝炎患者；源自欧洲白人。',
  },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'PAGE-B', zh: 'PAGE-B 评分' },
      unit: { en: 'of 25 points', zh: '分（满分 25 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [risk],
  validity: [{ when: { input: 'age', below: 16 }, effect: 'refuse', message: 'from-16' }],
  alerts: [],
  messages: { 'from-16': { en: 'From 16 years.', zh: '适用于 16 岁及以上者。' } },
  caveats: [
    {
      en: 'In Asian patients modified PAGE-B, with albumin, or another score is preferred.',
      zh: '亚洲患者宜采用加入白蛋白的改良 PAGE-B（mPAGE-B）或其他评分。',
    },
    { en: 'In cirrhosis surveillance is due whatever the score.', zh: '肝硬化患者无论评分高低均应监测。' },
  ],
  nextSteps: [
    {
      en: 'From 10 points ultrasound, with or without alpha-fetoprotein, every 6 months.',
      zh: '≥ 10 分者每 6 个月行超声检查，可联合甲胎蛋白。',
    },
  ],
  references: [
    {
      text: 'Papatheodoridis G, Dalekos G, Sypsa V, et al. PAGE-B predicts the risk of developing hepatocellular carcinoma in Caucasians with chronic hepatitis B on 5-year antiviral therapy. J Hepatol 2016;64:800–806.',
      doi: '10.1016/j.jhep.2015.11.035',
    },
  ],
  examples,
})
