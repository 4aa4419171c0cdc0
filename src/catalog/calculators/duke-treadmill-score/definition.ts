import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

const weights = { deviation: 5, angina: 4 }
const indices = { none: 0, present: 1, limiting: 2 }

export const definition = defineCalculator({
  id: 'duke-treadmill-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with the public repositories lakshay321123/medx and jzstraley/docsref and a public note. The paper itself was not at hand.',
      zh: '条目、分值与分级同公开代码库 lakshay321123/medx、jzstraley/docsref 及一份公开笔记核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Estimates prognosis from a treadmill exercise test.', zh: '根据平板运动试验评估预后。' },
  population: {
    en: 'Adults with chest pain and an interpretable ECG, on the Bruce protocol; not after revascularisation.',
    zh: '采用 Bruce 方案、心电图可判读的胸痛成人；不用于血运重建术后。',
  },
  inputs: {
    minutes: measured({
      label: { en: 'Exercise time, Bruce protocol', zh: '运动时间（Bruce 方案）' },
      units: [{ id: 'min', label: { en: 'min', zh: 'min' }, resolution: 1, hard: [0, 30], usual: [1, 21] }],
    }),
    deviation: measured({
      label: { en: 'Largest net ST deviation', zh: '最大 ST 段净偏移' },
      help: { en: 'In any lead but aVR; below 1 mm enter 0', zh: 'aVR 以外任一导联；< 1 mm 计 0' },
      units: [{ id: 'mm', label: { en: 'mm', zh: 'mm' }, resolution: 1, hard: [0, 10], usual: [0, 5] }],
    }),
    angina: oneOf({
      label: { en: 'Angina during exercise', zh: '运动中心绞痛' },
      of: {
        none: { en: 'None', zh: '无' },
        present: { en: 'Not limiting', zh: '有，未致终止运动' },
        limiting: { en: 'Reason to stop', zh: '有，因此终止运动' },
      },
    }),
  },
  outputs: {
    score: { label: { en: 'Duke treadmill score', zh: 'Duke 评分' }, unit: { en: 'points', zh: '分' }, decimals: 1 },
  },
  formula: ({ minutes, deviation, angina }) => ({
    score: minutes - weights.deviation * deviation - weights.angina * indices[angina],
  }),
  formulaText: [
    {
      en: `Minutes − ${weights.deviation} × ST deviation (mm) − ${weights.angina} × angina index (0 none, 1 not limiting, 2 limiting)`,
      zh: `运动时间（min）− ${weights.deviation} × ST 偏移（mm）− ${weights.angina} × 心绞痛指数（0 无，1 未终止，2 终止运动）`,
    },
  ],
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'rounded',
      bands: [
        {
          id: 'high',
          label: { en: 'High risk', zh: '高危' },
          meaning: { en: '≤ −11: 79 % alive after 4 years', zh: '≤ −11 分：4 年生存率 79%' },
          tone: 'alarm',
        },
        {
          id: 'moderate',
          from: -10.9,
          label: { en: 'Moderate risk', zh: '中危' },
          meaning: { en: '−10 to 4: 95 %', zh: '−10~4 分：95%' },
          tone: 'caution',
        },
        {
          id: 'low',
          from: 5,
          label: { en: 'Low risk', zh: '低危' },
          meaning: { en: '≥ 5: 99 %', zh: '≥ 5 分：99%' },
          tone: 'good',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Only for the Bruce protocol; of others convert the time by METs.',
      zh: '仅适用于 Bruce 方案；其他方案须按 METs 换算时间。',
    },
    {
      en: 'Less reliable above 75 years, with left bundle branch block, digoxin or a resting ST depression.',
      zh: '> 75 岁、左束支阻滞、服用地高辛或静息 ST 段压低者可靠性差。',
    },
  ],
  nextSteps: [
    {
      en: 'High: coronary angiography. Moderate: imaging. Low: medical treatment.',
      zh: '高危：冠状动脉造影；中危：影像负荷试验；低危：药物治疗。',
    },
  ],
  references: [
    {
      text: 'Mark DB, Shaw L, Harrell FE Jr, et al. Prognostic value of a treadmill exercise score in outpatients with suspected coronary artery disease. N Engl J Med 1991;325:849–853.',
      doi: '10.1056/NEJM199109193251204',
    },
  ],
  examples: [
    {
      id: 'four',
      inputs: { minutes: { value: 9, unit: 'min' }, deviation: { value: 1, unit: 'mm' }, angina: 'none' },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { risk: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'five',
      inputs: { minutes: { value: 10, unit: 'min' }, deviation: { value: 1, unit: 'mm' }, angina: 'none' },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'minus-ten',
      inputs: { minutes: { value: 4, unit: 'min' }, deviation: { value: 2, unit: 'mm' }, angina: 'present' },
      expect: { score: { value: -10, decimals: 0 } },
      bands: { risk: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'minus-eleven',
      inputs: { minutes: { value: 3, unit: 'min' }, deviation: { value: 2, unit: 'mm' }, angina: 'present' },
      expect: { score: { value: -11, decimals: 0 } },
      bands: { risk: 'high' },
      source: countedByHand,
    },
  ],
})
