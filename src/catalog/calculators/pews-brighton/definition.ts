import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  behaviour: graded({
    label: { en: 'Behaviour', zh: '行为' },
    of: {
      0: [0, { en: 'Playing, appropriate', zh: '玩耍，反应适当' }],
      1: [1, { en: 'Sleeping', zh: '睡眠' }],
      2: [2, { en: 'Irritable', zh: '易激惹' }],
      3: [3, { en: 'Lethargic, confused, or reduced response to pain', zh: '嗜睡、意识模糊或痛反应减弱' }],
    },
  }),
  circulation: graded({
    label: { en: 'Circulation', zh: '循环' },
    of: {
      0: [0, { en: 'Pink, or capillary refill 1–2 s', zh: '肤色红润，或毛细血管再充盈 1~2 s' }],
      1: [1, { en: 'Pale, or refill 3 s', zh: '苍白，或再充盈 3 s' }],
      2: [
        2,
        {
          en: 'Grey, or refill 4 s, or heart rate 20 above normal',
          zh: '灰暗，或再充盈 4 s，或心率高于正常 20 次/min',
        },
      ],
      3: [
        3,
        {
          en: 'Grey and mottled, or refill 5 s or more, or heart rate 30 above normal, or bradycardia',
          zh: '灰暗伴花斑，或再充盈 ≥ 5 s，或心率高于正常 30 次/min，或心动过缓',
        },
      ],
    },
  }),
  breathing: graded({
    label: { en: 'Breathing', zh: '呼吸' },
    of: {
      0: [0, { en: 'Normal, no recession', zh: '正常，无凹陷' }],
      1: [
        1,
        {
          en: 'More than 10 above normal, accessory muscles, or oxygen from 30 % or 3 L/min',
          zh: '高于正常 > 10 次/min、辅助呼吸肌参与，或吸氧 ≥ 30% 或 ≥ 3 L/min',
        },
      ],
      2: [
        2,
        {
          en: 'More than 20 above normal, recession, or oxygen from 40 % or 6 L/min',
          zh: '高于正常 > 20 次/min、吸气凹陷，或吸氧 ≥ 40% 或 ≥ 6 L/min',
        },
      ],
      3: [
        3,
        {
          en: '5 below normal with recession and grunting, or oxygen from 50 % or 8 L/min',
          zh: '低于正常 5 次/min 伴凹陷、呻吟，或吸氧 ≥ 50% 或 ≥ 8 L/min',
        },
      ],
    },
  }),
  extra: ticked({
    label: {
      en: 'Nebulisers every quarter of an hour, or persistent vomiting after surgery',
      zh: '每 15 min 雾化，或术后持续呕吐',
    },
    points: 2,
  }),
})

export const definition = defineCalculator({
  id: 'pews-brighton',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Every cell compared with the openEHR archetype “PEWS – original variables”; a slide of the author shows the draft before it. The level of 3 is that of PLoS One 2013;8:e72534. The paper was not at hand.',
      zh: '各分值与 openEHR 原型“PEWS – original variables”核对，作者幻灯所示为其前稿；界值 3 分据 PLoS One 2013;8:e72534；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Warns of deterioration of a child on a ward.', zh: '预警病房患儿病情恶化。' },
  population: { en: 'Children in hospital, not in intensive care.', zh: '非重症监护的住院儿童。' },
  inputs: { ...score.inputs, age: optional(age(0)) },
  outputs: {
    score: {
      label: { en: 'PEWS', zh: 'PEWS 评分' },
      unit: { en: 'of 11 points', zh: '分（满分 11 分）' },
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
        {
          id: 'low',
          label: { en: 'Below 3', zh: '< 3 分' },
          meaning: { en: 'Observe as ordered', zh: '按医嘱观察' },
          tone: 'neutral',
        },
        {
          id: 'raised',
          from: 3,
          label: { en: '3 or more', zh: '≥ 3 分' },
          meaning: { en: 'Inform the nurse in charge and the doctor', zh: '报告责任护士与医师' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', from: 18 }, effect: 'refuse', message: 'children-only' }],
  alerts: [],
  messages: { 'children-only': { en: 'For children only; adults: NEWS2.', zh: '仅适用于儿童；成人用 NEWS2。' } },
  caveats: [
    {
      en: 'Never let a low score outweigh the worry of a parent or nurse.',
      zh: '低分不能抵消家长或护士的担忧。',
    },
    {
      en: 'Many PEWS exist; England has a national one since 2023. Normal rates by age come from the chart of the ward.',
      zh: 'PEWS 版本众多，英格兰 2023 年起采用全国版；各年龄正常值以本院图表为准。',
    },
  ],
  nextSteps: [
    {
      en: 'Most charts escalate further at 4 and 5 points, or at 3 in one domain: follow your own.',
      zh: '多数图表在 4、5 分或单项 3 分时进一步升级响应：按本院流程执行。',
    },
  ],
  references: [
    {
      text: 'Monaghan A. Detecting and managing deterioration in children. Paediatr Nurs 2005;17:32–35.',
      doi: '10.7748/paed2005.02.17.1.32.c964',
    },
  ],
  examples: [
    {
      id: 'four',
      inputs: { behaviour: '2', circulation: '1', breathing: '1', extra: false },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { level: 'raised' },
      source: earlierImplementation,
    },
    {
      id: 'two',
      inputs: { behaviour: '1', circulation: '0', breathing: '1', extra: false },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { level: 'low' },
      source: countedByHand,
    },
    {
      id: 'three',
      inputs: { behaviour: '0', circulation: '0', breathing: '1', extra: true },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { level: 'raised' },
      source: countedByHand,
    },
  ],
})
