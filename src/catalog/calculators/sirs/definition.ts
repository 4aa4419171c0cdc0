import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { bandShare, whiteCells } from '../../kit/tool/inputs/blood.ts'
import { arterialCarbonDioxide } from '../../kit/tool/inputs/gases.ts'
import { named, optional } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { heartRate, respiratoryRate, temperature } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped } from '../../kit/tool/point-score.ts'

const rate = stepped(respiratoryRate(), [{ points: 0 }, { from: 21, points: 1 }])
const cells = stepped(whiteCells(), [{ points: 1 }, { from: 4, points: 0 }, { from: 12.1, points: 1 }])
const score = pointScore({
  temperature: stepped(temperature(), [{ points: 1 }, { from: 36, points: 0 }, { from: 38.1, points: 1 }]),
  heartRate: stepped(heartRate(), [{ points: 0 }, { from: 91, points: 1 }]),
  respiratoryRate: rate,
  whiteCells: cells,
})
const lowCarbonDioxide = 32
const manyBands = 10

export const definition = defineCalculator({
  id: 'sirs',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with MedCalc-Bench (NIH), which has the same limits but no immature cells; the original paper was not at hand.',
      zh: '与 MedCalc-Bench（NIH）核对，除杆状核一项外界值一致；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Counts the criteria of the systemic inflammatory response syndrome.',
    zh: '统计全身炎症反应综合征的诊断条件数。',
  },
  population: { en: 'Adults.', zh: '成人。' },
  inputs: {
    ...score.inputs,
    paco2: optional(arterialCarbonDioxide()),
    bands: optional(named(bandShare(), { en: 'Immature (band) neutrophils', zh: '未成熟（杆状核）中性粒细胞' })),
    age: optional(age()),
  },
  outputs: {
    score: {
      label: { en: 'SIRS criteria met', zh: '符合的 SIRS 条件数' },
      unit: { en: 'of 4', zh: '项（共 4 项）' },
      decimals: 0,
    },
  },
  formula(inputs) {
    const fast = score.of('respiratoryRate', inputs.respiratoryRate) === 1
    const odd = score.of('whiteCells', inputs.whiteCells) === 1
    const blownOff = inputs.paco2 !== null && inputs.paco2 < lowCarbonDioxide
    const immature = inputs.bands !== null && inputs.bands > manyBands
    return { score: score.sum(inputs) + Number(!fast && blownOff) + Number(!odd && immature) }
  },
  formulaText: [
    ...score.text,
    {
      en: `Instead of the respiratory rate also PaCO₂ < ${lowCarbonDioxide} mmHg, instead of the white cells also > ${manyBands} % bands`,
      zh: `呼吸频率一项也可为 PaCO₂ < ${lowCarbonDioxide} mmHg，白细胞一项也可为杆状核 > ${manyBands}%`,
    },
  ],
  classifications: [
    {
      id: 'sirs',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'no',
          label: { en: 'No SIRS', zh: '不符合 SIRS' },
          meaning: { en: 'Fewer than 2 criteria', zh: '不足 2 项' },
          tone: 'neutral',
        },
        {
          id: 'yes',
          from: 2,
          label: { en: 'SIRS', zh: '符合 SIRS' },
          meaning: { en: '2 criteria or more', zh: '≥ 2 项' },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: {
    'adults-only': {
      en: 'Adult limits; children have others by age (Goldstein 2005).',
      zh: '成人界值；儿童按年龄另有标准（Goldstein 2005）。',
    },
  },
  caveats: [
    {
      en: 'Neither sensitive nor specific for sepsis: surgery, trauma, pancreatitis and exertion fulfil it too.',
      zh: '对脓毒症既不灵敏也不特异，手术、创伤、胰腺炎、运动亦可符合。',
    },
    {
      en: 'Since 2016 sepsis is defined by organ dysfunction (SOFA), no longer by SIRS.',
      zh: '自 2016 年起脓毒症以器官功能障碍（SOFA）定义，不再采用 SIRS。',
    },
  ],
  nextSteps: [
    { en: 'With suspected infection: SOFA, lactate, cultures.', zh: '疑似感染者：评估 SOFA、测乳酸、留取培养。' },
  ],
  references: [
    {
      text: 'Bone RC, Balk RA, Cerra FB, et al. Definitions for sepsis and organ failure. Chest 1992;101:1644-1655.',
      doi: '10.1378/chest.101.6.1644',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: {
        temperature: { value: 38.6, unit: 'Cel' },
        heartRate: { value: 110, unit: '/min' },
        respiratoryRate: { value: 18, unit: '/min' },
        whiteCells: { value: 15, unit: '10*9/L' },
      },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { sirs: 'yes' },
      source: earlierImplementation,
    },
    {
      id: 'one',
      inputs: {
        temperature: { value: 38.1, unit: 'Cel' },
        heartRate: { value: 90, unit: '/min' },
        respiratoryRate: { value: 20, unit: '/min' },
        whiteCells: { value: 12, unit: '10*9/L' },
      },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { sirs: 'no' },
      source: countedByHand,
    },
    {
      id: 'two',
      inputs: {
        temperature: { value: 35.9, unit: 'Cel' },
        heartRate: { value: 80, unit: '/min' },
        respiratoryRate: { value: 16, unit: '/min' },
        paco2: { value: 31, unit: 'mm[Hg]' },
        whiteCells: { value: 8, unit: '10*9/L' },
      },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { sirs: 'yes' },
      source: countedByHand,
    },
  ],
})
