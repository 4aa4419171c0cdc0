import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { oxygenSaturation } from '../../kit/tool/inputs/gases.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age, pregnancy } from '../../kit/tool/inputs/person.ts'
import { responseLevels, singleLevels } from './bands.ts'
import { hypercapnicScale, score, target, usualScale } from './points.ts'

export const definition = defineCalculator({
  id: 'news2',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'All rows, with both saturation scales, compared with the chart of the Royal College of Physicians as reproduced by Thorax (scale 2) and elsewhere, and with two public implementations (scale 1).',
      zh: '全部分值（含两套血氧饱和度量表）与英国皇家内科医师学会评分表的转载（Thorax 等）核对，并与两套公开实现（量表 1）核对。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Early warning of deterioration in adults in hospital or before, from six measurements and the need of oxygen.',
    zh: '依据六项生理指标及吸氧需求，对成人病情恶化作早期预警。',
  },
  population: {
    en: 'From 16 years on; not in pregnancy, nor after spinal cord injury.',
    zh: '16 岁及以上；不用于妊娠及脊髓损伤。',
  },
  inputs: {
    respiratoryRate: score.inputs.respiratoryRate,
    saturation: oxygenSaturation(),
    scale: oneOf({
      label: { en: 'Saturation scale', zh: '血氧饱和度量表' },
      of: {
        usual: { en: 'Scale 1 (usual)', zh: '量表 1（常规）' },
        hypercapnic: {
          en: 'Scale 2 (confirmed hypercapnic failure, target 88–92 %)',
          zh: '量表 2（确诊高碳酸血症性呼吸衰竭，目标 88%~92%）',
        },
      },
    }),
    oxygen: score.inputs.oxygen,
    systolic: score.inputs.systolic,
    heartRate: score.inputs.heartRate,
    consciousness: score.inputs.consciousness,
    temperature: score.inputs.temperature,
    age: optional(age(16)),
    pregnancy: pregnancy(),
  },
  outputs: {
    score: {
      label: { en: 'NEWS2', zh: 'NEWS2 总分' },
      unit: { en: 'of 20 points', zh: '分（满分 20 分）' },
      decimals: 0,
    },
    highest: {
      label: { en: 'Highest single parameter', zh: '单项最高分' },
      unit: { en: 'of 3 points', zh: '分（最高 3 分）' },
      decimals: 0,
    },
  },
  formula(inputs) {
    const { saturation } = inputs
    const onAir = saturation > target && !inputs.oxygen
    const hypercapnic = onAir ? 0 : hypercapnicScale.sum({ saturation })
    const breathed = inputs.scale === 'usual' ? usualScale.sum({ saturation }) : hypercapnic
    const singles = (['respiratoryRate', 'systolic', 'heartRate', 'consciousness', 'temperature'] as const).map((key) =>
      score.of(key, inputs[key]),
    )
    return { score: score.sum(inputs) + breathed, highest: Math.max(breathed, ...singles) }
  },
  formulaText: [
    ...score.text,
    ...usualScale.text.map(({ en, zh }) => ({ en: `Scale 1: ${en}`, zh: `量表 1：${zh}` })),
    ...hypercapnicScale.text.map(({ en, zh }) => ({
      en: `Scale 2: ${en} (above ${target} % on air: 0)`,
      zh: `量表 2：${zh}（未吸氧且高于 ${target}%：0）`,
    })),
  ],
  classifications: [responseLevels, singleLevels],
  validity: [
    { when: { input: 'age', below: 16 }, effect: 'refuse', message: 'from-16' },
    { when: { input: 'pregnancy', is: true }, effect: 'refuse', message: 'in-pregnancy' },
  ],
  alerts: [],
  messages: {
    'from-16': {
      en: 'For 16 years and over: use a paediatric early warning score.',
      zh: '适用于 16 岁及以上，儿童请用儿科早期预警评分。',
    },
    'in-pregnancy': {
      en: 'Not for pregnancy: use an obstetric early warning score.',
      zh: '不适用于妊娠，请用产科早期预警评分。',
    },
  },
  caveats: [
    {
      en: 'Scale 2 only where a competent clinician has confirmed hypercapnic respiratory failure and prescribed 88–92 %.',
      zh: '量表 2 仅用于经医师确认的高碳酸血症性呼吸衰竭且处方目标为 88%~92% 者。',
    },
    { en: 'New confusion counts; long-standing confusion does not.', zh: '“意识模糊”指新发者，既往长期存在者不计。' },
    {
      en: 'Concern about the patient is a reason to call, whatever the score.',
      zh: '无论分值高低，对患者有顾虑即应呼叫。',
    },
  ],
  nextSteps: [
    { en: '5 or more with an infection: think of sepsis.', zh: '≥ 5 分且有感染：考虑脓毒症。' },
    {
      en: 'Repeat at the interval that the score asks for and follow the trend.',
      zh: '按分值规定的间隔复评并观察趋势。',
    },
  ],
  references: [
    {
      text: 'Royal College of Physicians. National Early Warning Score (NEWS) 2. London: RCP; 2017. Reproduced with acknowledgement.',
    },
  ],
  examples: [
    {
      id: 'high',
      inputs: {
        respiratoryRate: { value: 24, unit: '/min' },
        saturation: { value: 92, unit: '%' },
        scale: 'usual',
        oxygen: true,
        systolic: { value: 98, unit: 'mm[Hg]' },
        heartRate: { value: 115, unit: '/min' },
        consciousness: 'alert',
        temperature: { value: 38.6, unit: 'Cel' },
      },
      expect: { score: { value: 11, decimals: 0 }, highest: { value: 2, decimals: 0 } },
      bands: { response: 'high', single: 'no' },
      source: earlierImplementation,
    },
    {
      id: 'medium',
      inputs: {
        respiratoryRate: { value: 21, unit: '/min' },
        saturation: { value: 90, unit: '%' },
        scale: 'hypercapnic',
        oxygen: false,
        systolic: { value: 110, unit: 'mm[Hg]' },
        heartRate: { value: 111, unit: '/min' },
        consciousness: 'alert',
        temperature: { value: 37, unit: 'Cel' },
      },
      expect: { score: { value: 5, decimals: 0 }, highest: { value: 2, decimals: 0 } },
      bands: { response: 'medium', single: 'no' },
      source: countedByHand,
    },
    {
      id: 'single',
      inputs: {
        respiratoryRate: { value: 16, unit: '/min' },
        saturation: { value: 97, unit: '%' },
        scale: 'usual',
        oxygen: false,
        systolic: { value: 125, unit: 'mm[Hg]' },
        heartRate: { value: 72, unit: '/min' },
        consciousness: 'altered',
        temperature: { value: 36.8, unit: 'Cel' },
      },
      expect: { score: { value: 3, decimals: 0 }, highest: { value: 3, decimals: 0 } },
      bands: { response: 'low', single: 'yes' },
      source: countedByHand,
    },
  ],
})
