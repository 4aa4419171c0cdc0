import { reaches } from '../../kit/present/rounding.ts'
import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { alt, ast } from '../../kit/tool/inputs/chemistry.ts'
import { bodyMassIndex } from '../../kit/tool/inputs/person.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  bmi: stepped(bodyMassIndex(), [{ points: 0 }, { from: 28, points: 1 }]),
  diabetes: ticked({ label: { en: 'Diabetes', zh: '糖尿病' }, points: 1 }),
})
const ratio = { from: 0.8, points: 2 }

export const definition = defineCalculator({
  id: 'bard-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'primary',
    on: '2026-11-22',
    how: {
      en: 'Items, points and cut-off compared with the abstract of the original paper.',
      zh: '条目、分值与界值已同原始论文摘要核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Finds patients with fatty liver disease who have no advanced fibrosis.',
    zh: '识别无进展期纤维化的脂肪性肝病患者。',
  },
  population: {
    en: 'Adults with fatty liver disease; derived in the United States.',
    zh: '成人脂肪性肝病患者；源自美国人群。',
  },
  inputs: { ...score.inputs, ast: ast(), alt: alt() },
  outputs: {
    score: { label: { en: 'BARD', zh: 'BARD 评分' }, unit: { en: 'of 4 points', zh: '分（满分 4 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({
    score: score.sum(inputs) + (reaches(inputs.ast / inputs.alt, ratio.from) ? ratio.points : 0),
  }),
  formulaText: [
    { en: `${ratio.points} points: AST/ALT ≥ ${ratio.from}`, zh: `${ratio.points} 分：AST/ALT ≥ ${ratio.from}` },
    ...score.text,
  ],
  classifications: [
    {
      id: 'fibrosis',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: 'Low', zh: '低风险' },
          meaning: {
            en: '0–1: advanced fibrosis is unlikely (negative predictive value 96%)',
            zh: '0~1 分：进展期纤维化可能性小（阴性预测值 96%）',
          },
          tone: 'good',
        },
        {
          id: 'raised',
          from: 2,
          label: { en: 'Raised', zh: '风险升高' },
          meaning: { en: '2–4: odds of advanced fibrosis 17 times as high', zh: '2~4 分：进展期纤维化的 OR 为 17' },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'A high score alone proves nothing: its predictive value is low.',
      zh: '阳性预测值低，高分不能单独据此诊断。',
    },
    { en: 'The cut-off of body mass index is a Western one.', zh: 'BMI 界值源自西方人群。' },
  ],
  nextSteps: [{ en: 'From 2 points: transient elastography or ELF.', zh: '≥ 2 分者行瞬时弹性成像或 ELF 检测。' }],
  references: [
    {
      text: 'Harrison SA, Oliver D, Arnold HL, Gogia S, Neuschwander-Tetri BA. Development and validation of a simple NAFLD clinical scoring system for identifying patients without advanced disease. Gut 2008;57:1441–1447.',
      doi: '10.1136/gut.2007.146019',
    },
  ],
  examples: [
    {
      id: 'raised',
      inputs: {
        bmi: { value: 30, unit: 'kg/m2' },
        diabetes: false,
        ast: { value: 40, unit: 'U/L' },
        alt: { value: 40, unit: 'U/L' },
      },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { fibrosis: 'raised' },
      source: earlierImplementation,
    },
    {
      id: 'low',
      inputs: {
        bmi: { value: 26, unit: 'kg/m2' },
        diabetes: true,
        ast: { value: 30, unit: 'U/L' },
        alt: { value: 60, unit: 'U/L' },
      },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { fibrosis: 'low' },
      source: countedByHand,
    },
    {
      id: 'two',
      inputs: {
        bmi: { value: 28, unit: 'kg/m2' },
        diabetes: true,
        ast: { value: 30, unit: 'U/L' },
        alt: { value: 60, unit: 'U/L' },
      },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { fibrosis: 'raised' },
      source: countedByHand,
    },
  ],
})
