import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const score = pointScore({
  appearance: graded({
    label: { en: 'Appearance', zh: '皮肤颜色' },
    of: {
      blue: [0, { en: 'Blue or pale', zh: '青紫或苍白' }],
      extremities: [1, { en: 'Pink, extremities blue', zh: '躯干红、四肢青紫' }],
      pink: [2, { en: 'Pink all over', zh: '全身红润' }],
    },
  }),
  pulse: graded({
    label: { en: 'Pulse', zh: '心率' },
    of: {
      absent: [0, { en: 'Absent', zh: '无' }],
      slow: [1, { en: 'Below 100/min', zh: '< 100 次/min' }],
      fast: [2, { en: '100/min or more', zh: '≥ 100 次/min' }],
    },
  }),
  grimace: graded({
    label: { en: 'Grimace', zh: '对刺激反应' },
    of: {
      none: [0, { en: 'None', zh: '无反应' }],
      grimace: [1, { en: 'Grimace', zh: '皱眉' }],
      cry: [2, { en: 'Cry, cough or sneeze', zh: '哭、咳嗽或喷嚏' }],
    },
  }),
  activity: graded({
    label: { en: 'Activity', zh: '肌张力' },
    of: {
      limp: [0, { en: 'Limp', zh: '松弛' }],
      flexed: [1, { en: 'Some flexion', zh: '四肢略屈曲' }],
      active: [2, { en: 'Active', zh: '四肢活动' }],
    },
  }),
  respiration: graded({
    label: { en: 'Respiration', zh: '呼吸' },
    of: {
      absent: [0, { en: 'Absent', zh: '无' }],
      weak: [1, { en: 'Weak or irregular', zh: '浅慢、不规则' }],
      strong: [2, { en: 'Strong cry', zh: '哭声响亮' }],
    },
  }),
})

export const definition = defineCalculator({
  id: 'apgar',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with the table of the MSD manual and two public descriptions. The paper was not at hand.',
      zh: '条目、分值与分级同默沙东诊疗手册表格及两份公开资料核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Describes the condition of a newborn at 1, 5 and, where needed, 10 minutes.',
    zh: '描述新生儿出生后 1、5（必要时 10）分钟的状况。',
  },
  population: { en: 'Newborns.', zh: '新生儿。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'Apgar score', zh: 'Apgar 评分' },
      unit: { en: 'of 10 points', zh: '分（满分 10 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'level',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'low', label: { en: 'Low', zh: '低' }, meaning: { en: '0–3 points', zh: '0~3 分' }, tone: 'alarm' },
        {
          id: 'intermediate',
          from: 4,
          label: { en: 'Intermediate', zh: '中等' },
          meaning: { en: '4–6 points', zh: '4~6 分' },
          tone: 'caution',
        },
        {
          id: 'normal',
          from: 7,
          label: { en: 'Normal', zh: '正常' },
          meaning: { en: '7–10 points', zh: '7~10 分' },
          tone: 'good',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'Never wait for the score to resuscitate.', zh: '复苏不应等待评分。' },
    {
      en: 'In China 4 to 7 points with acidosis are mild and 0 to 3 severe asphyxia, judged with the cord blood gas.',
      zh: '国内结合脐血血气诊断：4~7 分为轻度、0~3 分为重度窒息。',
    },
    {
      en: 'Alone it does not predict the outcome; prematurity and drugs lower it.',
      zh: '单独不能预测预后；早产及药物可使评分降低。',
    },
  ],
  nextSteps: [
    {
      en: 'Below 7 at 5 minutes: score every 5 minutes up to 20 minutes.',
      zh: '5 分钟评分 < 7 分者，每 5 分钟评分一次直至 20 分钟。',
    },
  ],
  references: [
    {
      text: 'Apgar V. A proposal for a new method of evaluation of the newborn infant. Curr Res Anesth Analg 1953;32:260–267.',
    },
  ],
  examples: [
    {
      id: 'seven',
      inputs: {
        appearance: 'extremities',
        pulse: 'fast',
        grimace: 'grimace',
        activity: 'flexed',
        respiration: 'strong',
      },
      expect: { score: { value: 7, decimals: 0 } },
      bands: { level: 'normal' },
      source: earlierImplementation,
    },
    {
      id: 'six',
      inputs: { appearance: 'extremities', pulse: 'fast', grimace: 'grimace', activity: 'flexed', respiration: 'weak' },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { level: 'intermediate' },
      source: countedByHand,
    },
    {
      id: 'four',
      inputs: { appearance: 'blue', pulse: 'slow', grimace: 'grimace', activity: 'flexed', respiration: 'weak' },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { level: 'intermediate' },
      source: countedByHand,
    },
    {
      id: 'three',
      inputs: { appearance: 'blue', pulse: 'slow', grimace: 'grimace', activity: 'limp', respiration: 'weak' },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { level: 'low' },
      source: countedByHand,
    },
  ],
})
