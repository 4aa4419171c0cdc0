import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  inflammation: graded({
    label: { en: 'Inflammation', zh: '胰腺炎症' },
    of: {
      none: [0, { en: 'Normal pancreas', zh: '胰腺正常' }],
      intrinsic: [
        2,
        { en: 'Pancreatic abnormalities, with or without peripancreatic fat', zh: '胰腺异常，伴或不伴胰周脂肪炎症' },
      ],
      collection: [4, { en: 'Fluid collection or peripancreatic fat necrosis', zh: '积液或胰周脂肪坏死' }],
    },
  }),
  necrosis: graded({
    label: { en: 'Necrosis', zh: '胰腺坏死' },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      'up-to-30': [2, { en: '30 % or less', zh: '≤ 30%' }],
      'above-30': [4, { en: 'More than 30 %', zh: '> 30%' }],
    },
  }),
  extrapancreatic: ticked({
    label: {
      en: 'Extrapancreatic complication (effusion, ascites, vascular, parenchymal or gastrointestinal)',
      zh: '胰外并发症（胸腔积液、腹水、血管、实质脏器或胃肠道受累）',
    },
    points: 2,
  }),
})

export const definition = defineCalculator({
  id: 'modified-ctsi',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a radiology reference (pacs.de), which has the same points and grades; the original paper was not at hand.',
      zh: '与放射学参考资料（pacs.de）核对，分值与分级一致；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'reported',
  purpose: { en: 'Grades acute pancreatitis by contrast-enhanced CT.', zh: '依据增强 CT 对急性胰腺炎分级。' },
  population: {
    en: 'Adults with acute pancreatitis, CT best 72 hours or more after onset.',
    zh: '急性胰腺炎成人，CT 宜于起病 ≥ 72 h 后进行。',
  },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'MCTSI', zh: 'MCTSI 总分' },
      unit: { en: 'of 10 points', zh: '分（满分 10 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'grade',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'mild', label: { en: 'Mild', zh: '轻度' }, meaning: { en: '0–2', zh: '0~2 分' }, tone: 'neutral' },
        {
          id: 'moderate',
          from: 4,
          label: { en: 'Moderate', zh: '中度' },
          meaning: { en: '4–6', zh: '4~6 分' },
          tone: 'caution',
        },
        {
          id: 'severe',
          from: 8,
          label: { en: 'Severe', zh: '重度' },
          meaning: { en: '8–10', zh: '8~10 分' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'Necrosis may not show in the first 3 days.', zh: '起病 3 d 内坏死可能尚未显现。' },
    {
      en: 'Grades the CT; persistent organ failure decides about severe disease.',
      zh: '仅为影像分级；重症以持续性器官衰竭判定。',
    },
  ],
  nextSteps: [
    {
      en: 'Suspected infected necrosis: antibiotics, step-up drainage after 4 weeks where possible.',
      zh: '疑感染性坏死：抗菌药物，尽可能 4 周后行阶梯式引流。',
    },
  ],
  references: [
    {
      text: 'Mortele KJ, Wiesner W, Intriere L, et al. A modified CT severity index for evaluating acute pancreatitis. AJR 2004;183:1261-1265.',
      doi: '10.2214/ajr.183.5.1831261',
    },
  ],
  examples: [
    {
      id: 'severe',
      inputs: { inflammation: 'collection', necrosis: 'up-to-30', extrapancreatic: true },
      expect: { score: { value: 8, decimals: 0 } },
      bands: { grade: 'severe' },
      source: earlierImplementation,
    },
    {
      id: 'mild',
      inputs: { inflammation: 'intrinsic', necrosis: 'none', extrapancreatic: false },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { grade: 'mild' },
      source: countedByHand,
    },
    {
      id: 'moderate',
      inputs: { inflammation: 'intrinsic', necrosis: 'none', extrapancreatic: true },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { grade: 'moderate' },
      source: countedByHand,
    },
  ],
})
