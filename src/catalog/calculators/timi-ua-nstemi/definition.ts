import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 65, points: 1 }]),
  riskFactors: ticked({
    points: 1,
    label: { en: 'At least 3 risk factors for coronary disease', zh: '冠心病危险因素 ≥ 3 个' },
    help: {
      en: 'Family history, hypertension, hypercholesterolaemia, diabetes, current smoking',
      zh: '家族史、高血压、高胆固醇血症、糖尿病、吸烟',
    },
  }),
  stenosis: ticked({
    points: 1,
    label: { en: 'Known coronary stenosis of 50 % or more', zh: '已知冠状动脉狭窄 ≥ 50%' },
  }),
  aspirin: ticked({ points: 1, label: { en: 'Aspirin in the past 7 days', zh: '近 7 天服用阿司匹林' } }),
  angina: ticked({
    points: 1,
    label: { en: 'At least 2 episodes of angina in 24 hours', zh: '24 h 内心绞痛发作 ≥ 2 次' },
  }),
  stDeviation: ticked({ points: 1, label: { en: 'ST deviation of 0.5 mm or more', zh: 'ST 段偏移 ≥ 0.5 mm' } }),
  marker: ticked({ points: 1, label: { en: 'Elevated cardiac marker', zh: '心肌损伤标志物升高' } }),
})

/** Event rate in per cent, by points. */
const eventRates = [4.7, 4.7, 8.3, 13.2, 19.9, 26.2, 40.9, 40.9] as const

export const definition = defineCalculator({
  id: 'timi-ua-nstemi',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with the public repositories aliemteam/aliemcards and lakshay321123/medx; rates with a public note. The paper itself was not at hand.',
      zh: '条目、分值与分级同公开代码库 aliemteam/aliemcards、lakshay321123/medx 核对；事件率同一份公开笔记核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the risk of death, infarction or urgent revascularisation within 14 days.',
    zh: '评估 14 天内死亡、心肌梗死或紧急血运重建的风险。',
  },
  population: {
    en: 'Adults with unstable angina or infarction without ST elevation; derived in the TIMI 11B trial.',
    zh: '不稳定型心绞痛或非 ST 段抬高型心肌梗死成人患者；源自 TIMI 11B 试验。',
  },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'TIMI score', zh: 'TIMI 评分' },
      unit: { en: 'of 7 points', zh: '分（满分 7 分）' },
      decimals: 0,
    },
    events: { label: { en: 'Events within 14 days', zh: '14 天内事件率' }, unit: { en: '%', zh: '%' }, decimals: 1 },
  },
  formula(inputs) {
    const points = score.sum(inputs)
    return { score: points, events: eventRates[points] ?? eventRates[7] }
  },
  formulaText: [
    ...score.text,
    { en: `Events for 0 to 7 points: ${eventRates.join(', ')} %`, zh: `0~7 分的事件率：${eventRates.join('、')}%` },
  ],
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'low', label: { en: 'Low', zh: '低危' }, meaning: { en: '0–2 points', zh: '0~2 分' }, tone: 'neutral' },
        {
          id: 'intermediate',
          from: 3,
          label: { en: 'Intermediate', zh: '中危' },
          meaning: { en: '3–4 points', zh: '3~4 分' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 5,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '5–7 points', zh: '5~7 分' },
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
      en: 'Not for undifferentiated chest pain: even 0–1 point leaves an event rate of 4.7 %.',
      zh: '不用于未分化胸痛：0~1 分者事件率仍为 4.7%。',
    },
    {
      en: 'The rates come from the 1990s; GRACE discriminates better.',
      zh: '事件率源自 20 世纪 90 年代；GRACE 评分区分度更好。',
    },
  ],
  nextSteps: [
    {
      en: 'From 3 points the early invasive strategy had more benefit; decide with troponin, ECG and GRACE.',
      zh: '≥ 3 分者早期介入获益更大；结合肌钙蛋白、心电图与 GRACE 评分决策。',
    },
  ],
  references: [
    {
      text: 'Antman EM, Cohen M, Bernink PJLM, et al. The TIMI risk score for unstable angina/non-ST elevation MI. JAMA 2000;284:835–842.',
      doi: '10.1001/jama.284.7.835',
    },
  ],
  examples: [
    {
      id: 'four',
      inputs: {
        age: { value: 70, unit: 'a' },
        riskFactors: true,
        stDeviation: true,
        marker: true,
        stenosis: false,
        aspirin: false,
        angina: false,
      },
      expect: { score: { value: 4, decimals: 0 }, events: { value: 19.9, decimals: 1 } },
      bands: { risk: 'intermediate' },
      source: earlierImplementation,
    },
    {
      id: 'two',
      inputs: { age: { value: 64, unit: 'a' }, aspirin: true, stenosis: true },
      expect: { score: { value: 2, decimals: 0 }, events: { value: 8.3, decimals: 1 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'five',
      inputs: { age: { value: 65, unit: 'a' }, riskFactors: true, stenosis: true, aspirin: true, stDeviation: true },
      expect: { score: { value: 5, decimals: 0 }, events: { value: 26.2, decimals: 1 } },
      bands: { risk: 'high' },
      source: countedByHand,
    },
  ],
})
