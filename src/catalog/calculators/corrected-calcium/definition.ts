import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand } from '../../kit/tool/example-sources.ts'
import { serumAlbumin, totalCalcium } from '../../kit/tool/inputs/laboratory.ts'
import { age } from '../../kit/tool/inputs/person.ts'

const mgPerMmol = 4.008
/** Correction in mmol/L of calcium for each g/L of albumin below `normal`. */
const perGram = 0.02
const normal = 40

export const definition = defineCalculator({
  id: 'corrected-calcium',
  revision: 1,
  contentChecked: '2026-11-21',
  verified: {
    state: 'two-implementations',
    on: '2026-11-21',
    how: {
      en: 'Formula compared with GPnotebook (mmol/L) and with two public calculators and their worked examples (mg/dL); results with a second program in R. The reference interval is the one that several Chinese laboratories print on their reports; WS/T 404.6—2015 itself was not at hand.',
      zh: '公式与 GPnotebook（mmol/L）及两个公开计算器的算例（mg/dL）核对，结果由另行编写的 R 程序复核。参考区间与国内多家实验室报告单一致，未能直接查阅 WS/T 404.6—2015 原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates what the total calcium would be at a normal albumin of 40 g/L.',
    zh: '估算白蛋白为 40 g/L 时的血清总钙水平。',
  },
  population: { en: 'Adults with a low or high albumin.', zh: '白蛋白偏低或偏高的成人。' },
  inputs: { calcium: totalCalcium(), albumin: serumAlbumin(), age: age() },
  outputs: {
    calcium: {
      label: { en: 'Corrected calcium', zh: '校正钙' },
      unit: { en: 'mmol/L', zh: 'mmol/L' },
      decimals: 2,
    },
    calciumMg: {
      label: { en: 'The same in mg/dL', zh: '以 mg/dL 计' },
      unit: { en: 'mg/dL', zh: 'mg/dL' },
      decimals: 1,
    },
  },
  formula({ calcium, albumin }) {
    const corrected = calcium + perGram * (normal - albumin)
    return { calcium: corrected, calciumMg: corrected * mgPerMmol }
  },
  formulaText: [
    {
      en: `Corrected Ca (mmol/L) = Ca + ${perGram} × (${normal} − albumin in g/L)`,
      zh: `校正钙（mmol/L）= 实测总钙 + ${perGram} ×（${normal} − 白蛋白 g/L）`,
    },
    {
      en: 'The usual form in mg/dL, Ca + 0.8 × (4.0 − albumin in g/dL), differs by less than 0.02 mg/dL',
      zh: '常用的 mg/dL 形式为 Ca + 0.8 ×（4.0 − 白蛋白 g/dL），两者相差不足 0.02 mg/dL',
    },
  ],
  /** The interval is published with two decimals, both ends included, so the rounded value is classified. */
  classifications: [
    {
      id: 'interval',
      output: 'calcium',
      on: 'rounded',
      bands: [
        {
          id: 'low',
          label: { en: 'Low', zh: '偏低' },
          meaning: { en: '< 2.11 mmol/L', zh: '< 2.11 mmol/L' },
          tone: 'caution',
        },
        {
          id: 'within',
          from: 2.11,
          label: { en: 'Within the reference interval', zh: '参考区间内' },
          meaning: {
            en: '2.11–2.52 mmol/L (adults in China; your laboratory’s own interval comes first)',
            zh: '2.11~2.52 mmol/L（中国成人；以本实验室参考区间为准）',
          },
          tone: 'good',
        },
        {
          id: 'high',
          from: 2.53,
          label: { en: 'High', zh: '偏高' },
          meaning: { en: '> 2.52 mmol/L', zh: '> 2.52 mmol/L' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'albumin', below: 20 }, effect: 'warn', message: 'very-low-albumin' },
  ],
  alerts: [],
  messages: {
    'adults-only': {
      en: 'Correction and interval are for adults; in children measure ionised calcium.',
      zh: '校正公式与参考区间适用于成人；儿童请测离子钙。',
    },
    'very-low-albumin': {
      en: 'At an albumin this low the correction is unreliable: measure ionised calcium.',
      zh: '白蛋白过低时校正结果不可靠，请测离子钙。',
    },
  },
  caveats: [
    {
      en: 'Unreliable in intensive care, chronic kidney disease, myeloma and acid-base disorders: measure ionised calcium.',
      zh: '重症、慢性肾脏病、骨髓瘤及酸碱失衡时不可靠，应测离子钙。',
    },
    {
      en: 'Payne’s own equation of 1973 corrected by 1.0 mg/dL per g/dL of albumin; 0.8 (0.02 in SI units) is the later convention.',
      zh: 'Payne 1973 年原式为白蛋白每 1 g/dL 校正 1.0 mg/dL，0.8（SI 制 0.02）为后来的通行系数。',
    },
  ],
  nextSteps: [
    { en: 'Where a decision hangs on it, measure ionised calcium.', zh: '结果影响决策时，测定离子钙。' },
    {
      en: 'If it is abnormal: parathyroid hormone, 25-hydroxyvitamin D, magnesium, phosphate and renal function.',
      zh: '结果异常时：查甲状旁腺激素、25-羟维生素 D、镁、磷及肾功能。',
    },
  ],
  references: ['payne-1973', 'ws-t-404-6-2015'],
  examples: [
    {
      id: 'conventional',
      inputs: {
        calcium: { value: 8, unit: 'mg/dL' },
        albumin: { value: 2, unit: 'g/dL' },
        age: { value: 50, unit: 'a' },
      },
      expect: { calciumMg: { value: 9.6, decimals: 1 } },
      bands: { interval: 'within' },
      source: {
        outside: true,
        words: {
          en: 'Worked example at onlinemedicaltools.com (age added).',
          zh: 'onlinemedicaltools.com 公开算例（年龄为补充）。',
        },
      },
    },
    {
      id: 'si',
      inputs: {
        calcium: { value: 2, unit: 'mmol/L' },
        albumin: { value: 25, unit: 'g/L' },
        age: { value: 50, unit: 'a' },
      },
      expect: { calcium: { value: 2.3, decimals: 2 }, calciumMg: { value: 9.22, decimals: 2 } },
      bands: { interval: 'within' },
      source: { outside: false, words: { en: 'Second, separately written program in R.', zh: '另行编写的 R 程序。' } },
    },
    {
      id: 'below',
      inputs: {
        calcium: { value: 2.1, unit: 'mmol/L' },
        albumin: { value: 40, unit: 'g/L' },
        age: { value: 50, unit: 'a' },
      },
      expect: { calcium: { value: 2.1, decimals: 2 } },
      bands: { interval: 'low' },
      source: countedByHand,
    },
    {
      id: 'lower-end',
      inputs: {
        calcium: { value: 2.11, unit: 'mmol/L' },
        albumin: { value: 40, unit: 'g/L' },
        age: { value: 50, unit: 'a' },
      },
      expect: { calcium: { value: 2.11, decimals: 2 } },
      bands: { interval: 'within' },
      source: countedByHand,
    },
    {
      id: 'above',
      inputs: {
        calcium: { value: 2.53, unit: 'mmol/L' },
        albumin: { value: 40, unit: 'g/L' },
        age: { value: 50, unit: 'a' },
      },
      expect: { calcium: { value: 2.53, decimals: 2 } },
      bands: { interval: 'high' },
      source: countedByHand,
    },
  ],
})
