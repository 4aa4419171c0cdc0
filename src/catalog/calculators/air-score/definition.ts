import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { neutrophilShare, whiteCells } from '../../kit/tool/inputs/blood.ts'
import { cReactiveProtein } from '../../kit/tool/inputs/chemistry.ts'
import { reportedTo } from '../../kit/tool/inputs/in-units.ts'
import { temperature } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  vomiting: ticked({ label: { en: 'Vomiting', zh: '呕吐' }, points: 1 }),
  pain: ticked({ label: { en: 'Pain in the right iliac fossa', zh: '右髂窝疼痛' }, points: 1 }),
  rebound: graded({
    label: { en: 'Rebound tenderness or guarding', zh: '反跳痛或肌卫' },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      light: [1, { en: 'Light', zh: '轻' }],
      medium: [2, { en: 'Medium', zh: '中' }],
      strong: [3, { en: 'Strong', zh: '重' }],
    },
  }),
  temperature: stepped(temperature(), [{ points: 0 }, { from: 38.5, points: 1 }]),
  neutrophils: stepped(neutrophilShare(), [{ points: 0 }, { from: 70, points: 1 }, { from: 85, points: 2 }]),
  whiteCells: stepped(whiteCells(), [{ points: 0 }, { from: 10, points: 1 }, { from: 15, points: 2 }]),
  crp: stepped(reportedTo(cReactiveProtein(), 0), [{ points: 0 }, { from: 10, points: 1 }, { from: 50, points: 2 }]),
})

export const definition = defineCalculator({
  id: 'air-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a table in a review on PMC (PMC4949879) and fpnotebook.com; the original paper was not at hand.',
      zh: '与 PMC 综述表格（PMC4949879）及 fpnotebook.com 核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates how likely appendicitis is, with C-reactive protein.',
    zh: '结合 C 反应蛋白评估阑尾炎可能性。',
  },
  population: { en: 'Patients with suspected appendicitis.', zh: '疑似阑尾炎患者。' },
  inputs: { ...score.inputs },
  outputs: {
    score: { label: { en: 'AIR', zh: 'AIR 总分' }, unit: { en: 'of 12 points', zh: '分（满分 12 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'likelihood',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'low', label: { en: 'Low', zh: '低' }, meaning: { en: '0–4', zh: '0~4 分' }, tone: 'neutral' },
        {
          id: 'indeterminate',
          from: 5,
          label: { en: 'Indeterminate', zh: '不确定' },
          meaning: { en: '5–8', zh: '5~8 分' },
          tone: 'caution',
        },
        { id: 'high', from: 9, label: { en: 'High', zh: '高' }, meaning: { en: '9–12', zh: '9~12 分' }, tone: 'alarm' },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Early in the illness C-reactive protein may still be low: repeat after some hours.',
      zh: '起病早期 C 反应蛋白可能尚低，数小时后复查。',
    },
    { en: 'Less studied in pregnancy and small children.', zh: '妊娠与幼儿研究较少。' },
  ],
  nextSteps: [
    {
      en: '4 or less: discharge with advice or observe. Between: imaging. High: surgeon.',
      zh: '低分：告知后离院或观察；中间分值：影像检查；高分：外科会诊。',
    },
  ],
  references: [
    {
      text: 'Andersson M, Andersson RE. The appendicitis inflammatory response score. World J Surg 2008;32:1843-1849.',
      doi: '10.1007/s00268-008-9649-y',
    },
  ],
  examples: [
    {
      id: 'high',
      inputs: {
        vomiting: false,
        pain: true,
        rebound: 'medium',
        temperature: { value: 38.8, unit: 'Cel' },
        neutrophils: { value: 88, unit: '%' },
        whiteCells: { value: 17, unit: '10*9/L' },
        crp: { value: 80, unit: 'mg/L' },
      },
      expect: { score: { value: 10, decimals: 0 } },
      bands: { likelihood: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'low',
      inputs: {
        vomiting: true,
        pain: true,
        rebound: 'light',
        temperature: { value: 38.4, unit: 'Cel' },
        neutrophils: { value: 69, unit: '%' },
        whiteCells: { value: 10, unit: '10*9/L' },
        crp: { value: 9, unit: 'mg/L' },
      },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { likelihood: 'low' },
      source: countedByHand,
    },
    {
      id: 'indeterminate',
      inputs: {
        vomiting: true,
        pain: true,
        rebound: 'light',
        temperature: { value: 38.4, unit: 'Cel' },
        neutrophils: { value: 70, unit: '%' },
        whiteCells: { value: 10, unit: '10*9/L' },
        crp: { value: 9, unit: 'mg/L' },
      },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { likelihood: 'indeterminate' },
      source: countedByHand,
    },
  ],
})
