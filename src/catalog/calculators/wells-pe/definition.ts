import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand } from '../../kit/tool/example-sources.ts'
import { pointScore, ticked } from '../../kit/tool/point-score.ts'
import { threeLevels, twoLevels } from './levels.ts'

const score = pointScore({
  legSigns: ticked({
    points: 3,
    label: { en: 'Clinical signs and symptoms of deep vein thrombosis', zh: '有深静脉血栓形成的症状和体征' },
    help: {
      en: 'At least leg swelling and pain on palpation of the deep veins',
      zh: '至少有下肢肿胀及深静脉触痛',
    },
  }),
  likeliest: ticked({
    points: 3,
    label: { en: 'An alternative diagnosis is less likely than pulmonary embolism', zh: '其他诊断的可能性小于肺栓塞' },
  }),
  heartRate: ticked({ points: 1.5, label: { en: 'Heart rate above 100/min', zh: '心率 > 100 次/min' } }),
  immobile: ticked({
    points: 1.5,
    label: {
      en: 'Immobilised for more than 3 days, or surgery, in the previous 4 weeks',
      zh: '近 4 周内制动超过 3 天或接受手术',
    },
  }),
  previous: ticked({
    points: 1.5,
    label: { en: 'Previous deep vein thrombosis or pulmonary embolism', zh: '既往深静脉血栓形成或肺栓塞史' },
  }),
  haemoptysis: ticked({ points: 1, label: { en: 'Haemoptysis', zh: '咯血' } }),
  cancer: ticked({
    points: 1,
    label: { en: 'Malignancy', zh: '恶性肿瘤' },
    help: {
      en: 'On treatment, treated in the last 6 months, or palliative',
      zh: '正在治疗、近 6 个月内治疗过或姑息治疗中',
    },
  }),
})

export const definition = defineCalculator({
  id: 'wells-pe',
  revision: 1,
  contentChecked: '2026-11-21',
  verified: {
    state: 'two-implementations',
    on: '2026-11-21',
    how: {
      en: 'Items, points and both sets of levels compared with table 1 of a paper in BMC Family Practice (2010;11:64) and with two public implementations; all 128 combinations with the boundary vectors of one of them. The original paper was not at hand.',
      zh: '条目、分值与两种分级同 BMC Family Practice（2010;11:64）表 1 及两套公开实现核对；全部 128 种组合与其中一套的边界测试数据一致。未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: true,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates how likely pulmonary embolism is before tests, in adults in whom it is suspected.',
    zh: '对疑诊肺血栓栓塞症的成人，评估检查前的临床可能性。',
  },
  population: {
    en: 'Adults in whom pulmonary embolism is suspected, outpatients above all; not in pregnancy.',
    zh: '疑诊肺栓塞的成人，以门急诊患者为主；不用于妊娠。',
  },
  inputs: {
    ...score.inputs,
    pregnancy: optionalYesNo({ label: { en: 'Pregnant, or up to 6 weeks after birth', zh: '妊娠或产后 6 周内' } }),
  },
  outputs: {
    score: {
      label: { en: 'Wells score', zh: 'Wells 评分' },
      unit: { en: 'of 12.5 points', zh: '分（满分 12.5 分）' },
      decimals: 1,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [twoLevels, threeLevels],
  validity: [{ when: { input: 'pregnancy', is: true }, effect: 'refuse', message: 'in-pregnancy' }],
  alerts: [],
  messages: {
    'in-pregnancy': {
      en: 'Not validated in pregnancy: use a strategy made for it (for example YEARS adapted to pregnancy).',
      zh: '未在妊娠人群中验证，请采用妊娠期专用策略（如妊娠期改良 YEARS 法）。',
    },
  },
  caveats: [
    {
      en: 'Only where pulmonary embolism is suspected. A low score alone excludes nothing: it says how to go on.',
      zh: '仅用于疑诊肺栓塞者；得分低本身不能排除诊断，只提示下一步检查。',
    },
    {
      en: 'In shock or hypotension do not wait for the score.',
      zh: '出现休克或低血压时，不应等待评分。',
    },
    {
      en: 'Some versions count “as likely as” pulmonary embolism too; the original asks for less likely.',
      zh: '有的版本将“与肺栓塞可能性相当”也计入，原版要求其他诊断可能性“更小”。',
    },
  ],
  nextSteps: [
    {
      en: 'Unlikely (≤ 4): D-dimer, age-adjusted from 50 years; a normal one excludes embolism.',
      zh: '可能性小（≤ 4 分）：查 D-二聚体（≥ 50 岁用年龄校正界值），正常可排除。',
    },
    {
      en: 'Likely (> 4): CT pulmonary angiography; anticoagulate meanwhile unless bleeding forbids it.',
      zh: '可能性大（> 4 分）：行 CT 肺动脉造影；无出血禁忌者等待期间先抗凝。',
    },
  ],
  references: ['wells-2000', 'nice-ng158'],
  examples: [
    {
      id: 'likely',
      inputs: { legSigns: true, heartRate: true },
      expect: { score: { value: 4.5, decimals: 1 } },
      bands: { 'two-levels': 'likely', 'three-levels': 'moderate' },
      source: {
        outside: true,
        words: {
          en: 'Boundary vector in the tests of a public implementation (WellsPE.jsx).',
          zh: '一套公开实现（WellsPE.jsx）的边界测试数据。',
        },
      },
    },
    {
      id: 'unlikely',
      inputs: { legSigns: true, cancer: true },
      expect: { score: { value: 4, decimals: 1 } },
      bands: { 'two-levels': 'unlikely', 'three-levels': 'moderate' },
      source: {
        outside: true,
        words: {
          en: 'Boundary vector in the tests of a public implementation (WellsPE.jsx).',
          zh: '一套公开实现（WellsPE.jsx）的边界测试数据。',
        },
      },
    },
    {
      id: 'none',
      inputs: {},
      expect: { score: { value: 0, decimals: 1 } },
      bands: { 'two-levels': 'unlikely', 'three-levels': 'low' },
      source: countedByHand,
    },
    {
      id: 'six',
      inputs: { legSigns: true, heartRate: true, immobile: true },
      expect: { score: { value: 6, decimals: 1 } },
      bands: { 'two-levels': 'likely', 'three-levels': 'moderate' },
      source: countedByHand,
    },
    {
      id: 'seven',
      inputs: { legSigns: true, likeliest: true, haemoptysis: true },
      expect: { score: { value: 7, decimals: 1 } },
      bands: { 'two-levels': 'likely', 'three-levels': 'high' },
      source: countedByHand,
    },
  ],
})
