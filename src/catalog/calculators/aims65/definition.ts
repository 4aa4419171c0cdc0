import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { inr, serumAlbumin } from '../../kit/tool/inputs/laboratory.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  albumin: stepped(serumAlbumin(), [{ points: 1 }, { from: 30, points: 0 }]),
  inr: stepped(inr(), [{ points: 0 }, { from: 1.51, points: 1 }]),
  mentation: ticked({
    label: {
      en: 'Altered mental status (GCS below 14, or disoriented, lethargic, stupor, coma)',
      zh: '意识改变（GCS < 14 分，或定向障碍、嗜睡、昏睡、昏迷）',
    },
    points: 1,
  }),
  systolic: stepped(systolicPressure(), [{ points: 1 }, { from: 91, points: 0 }]),
  age: stepped(age(), [{ points: 0 }, { from: 65, points: 1 }]),
})
/** In-hospital mortality of the validation cohort, %. */
const mortality = [0.3, 1.2, 5.3, 10.3, 16.5, 24.5]

export const definition = defineCalculator({
  id: 'aims65',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public calculator (tabletwise.com, items and mortality) and an abstract in Clinical Endoscopy (items); the original paper was not at hand.',
      zh: '与公开计算器（tabletwise.com，条目与病死率）及 Clinical Endoscopy 论文摘要（条目）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates in-hospital death from upper gastrointestinal bleeding.',
    zh: '估算上消化道出血住院病死率。',
  },
  population: { en: 'Adults admitted with upper gastrointestinal bleeding.', zh: '因上消化道出血住院的成人。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'AIMS65', zh: 'AIMS65 总分' },
      unit: { en: 'of 5 points', zh: '分（满分 5 分）' },
      decimals: 0,
    },
    mortality: { label: { en: 'In-hospital mortality', zh: '住院病死率' }, unit: { en: '%', zh: '%' }, decimals: 1 },
  },
  formula(inputs) {
    const total = score.sum(inputs)
    return { score: total, mortality: mortality[total] ?? Number.NaN }
  },
  formulaText: [
    ...score.text,
    {
      en: `In-hospital mortality at 0–5 points: ${mortality.join(', ')} %`,
      zh: `0~5 分住院病死率：${mortality.join('、')}%`,
    },
  ],
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'low', label: { en: 'Lower', zh: '较低' }, meaning: { en: '0–1', zh: '0~1 分' }, tone: 'neutral' },
        { id: 'high', from: 2, label: { en: 'High', zh: '高危' }, meaning: { en: '2–5', zh: '2~5 分' }, tone: 'alarm' },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Worse than the Glasgow–Blatchford score at finding who can go home.',
      zh: '识别可离院者不如 Glasgow-Blatchford 评分。',
    },
    { en: 'In the derivation cohort 31.8 % of those with all five died.', zh: '推导队列中五项俱备者病死率为 31.8%。' },
  ],
  nextSteps: [{ en: '2 or more: consider intensive care and early endoscopy.', zh: '≥ 2 分：考虑 ICU 与早期内镜。' }],
  references: [
    {
      text: 'Saltzman JR, Tabak YP, Hyett BH, et al. A simple risk score accurately predicts in-hospital mortality, length of stay, and cost in acute upper GI bleeding. Gastrointest Endosc 2011;74:1215-1224.',
      doi: '10.1016/j.gie.2011.06.024',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: {
        albumin: { value: 25, unit: 'g/L' },
        inr: { value: 1.1, unit: '1' },
        mentation: false,
        systolic: { value: 85, unit: 'mm[Hg]' },
        age: { value: 70, unit: 'a' },
      },
      expect: { score: { value: 3, decimals: 0 }, mortality: { value: 10.3, decimals: 1 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: {
        albumin: { value: 3, unit: 'g/dL' },
        inr: { value: 1.5, unit: '1' },
        mentation: false,
        systolic: { value: 91, unit: 'mm[Hg]' },
        age: { value: 64, unit: 'a' },
      },
      expect: { score: { value: 0, decimals: 0 }, mortality: { value: 0.3, decimals: 1 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'all',
      inputs: {
        albumin: { value: 2.9, unit: 'g/dL' },
        inr: { value: 1.6, unit: '1' },
        mentation: true,
        systolic: { value: 90, unit: 'mm[Hg]' },
        age: { value: 65, unit: 'a' },
      },
      expect: { score: { value: 5, decimals: 0 }, mortality: { value: 24.5, decimals: 1 } },
      bands: { risk: 'high' },
      source: countedByHand,
    },
  ],
})
