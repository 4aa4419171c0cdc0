import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { urea } from '../../kit/tool/inputs/chemistry.ts'
import { inCanonical, reportedTo } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  urea: stepped(reportedTo(inCanonical(urea(), 'mg/dL'), 1), [{ points: 0 }, { from: 25.1, points: 1 }]),
  mentation: ticked({
    label: { en: 'Impaired mental status (GCS below 15)', zh: '意识障碍（GCS < 15 分）' },
    points: 1,
  }),
  sirs: ticked({ label: { en: 'SIRS: two criteria or more', zh: 'SIRS ≥ 2 项' }, points: 1 }),
  age: stepped(age(), [{ points: 0 }, { from: 61, points: 1 }]),
  effusion: ticked({ label: { en: 'Pleural effusion', zh: '胸腔积液' }, points: 1 }),
})

export const definition = defineCalculator({
  id: 'bisap',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with QxMD and the abstract of the paper (items) and a digest in The Hospitalist (mortality); the original paper was not at hand.',
      zh: '与 QxMD、论文摘要（条目）及 The Hospitalist 摘评（病死率）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates in-hospital death from acute pancreatitis within 24 hours of arrival.',
    zh: '估算急性胰腺炎入院 24 h 内的住院死亡风险。',
  },
  population: { en: 'Adults with acute pancreatitis.', zh: '急性胰腺炎成人。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'BISAP', zh: 'BISAP 总分' },
      unit: { en: 'of 5 points', zh: '分（满分 5 分）' },
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
          id: 'low',
          label: { en: 'Low', zh: '低危' },
          meaning: { en: '0–1: mortality below 1 %', zh: '0~1 分：病死率 < 1%' },
          tone: 'neutral',
        },
        {
          id: 'intermediate',
          from: 2,
          label: { en: 'Intermediate', zh: '中危' },
          meaning: { en: '2: about 2 %', zh: '2 分：约 2%' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 3,
          label: { en: 'High', zh: '高危' },
          meaning: {
            en: '3–5: rising steeply, above 20 % at 5; organ failure and necrosis are more likely',
            zh: '3~5 分：病死率急剧上升，5 分时 > 20%；器官衰竭与坏死可能性增大',
          },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    { en: 'Urea nitrogen of 25 mg/dL is urea of 8.9 mmol/L.', zh: '尿素氮 25 mg/dL 相当于尿素 8.9 mmol/L。' },
    {
      en: 'Persistent organ failure defines severe pancreatitis, not the score.',
      zh: '重症胰腺炎以持续性器官衰竭定义，而非评分。',
    },
  ],
  nextSteps: [
    {
      en: 'Fluids guided by goals, analgesia, early enteral feeding; look for gallstones.',
      zh: '目标导向补液、镇痛、早期肠内营养，查找胆石。',
    },
  ],
  references: [
    {
      text: 'Wu BU, Johannes RS, Sun X, et al. The early prediction of mortality in acute pancreatitis: a large population-based study. Gut 2008;57:1698-1703.',
      doi: '10.1136/gut.2008.152702',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: {
        urea: { value: 12, unit: 'mmol/L' },
        mentation: false,
        sirs: true,
        age: { value: 70, unit: 'a' },
        effusion: false,
      },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: {
        urea: { value: 25, unit: 'mg/dL' },
        mentation: false,
        sirs: false,
        age: { value: 60, unit: 'a' },
        effusion: false,
      },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'two',
      inputs: {
        urea: { value: 26, unit: 'mg/dL' },
        mentation: false,
        sirs: false,
        age: { value: 61, unit: 'a' },
        effusion: false,
      },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { risk: 'intermediate' },
      source: countedByHand,
    },
  ],
})
