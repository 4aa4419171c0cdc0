import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand } from '../../kit/tool/example-sources.ts'
import { oxygenSaturation } from '../../kit/tool/inputs/gases.ts'
import { named } from '../../kit/tool/inputs/in-units.ts'
import { age, pregnancy } from '../../kit/tool/inputs/person.ts'
import { heartRate } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 50, points: 1 }]),
  heartRate: stepped(heartRate(), [{ points: 0 }, { from: 100, points: 1 }]),
  saturation: stepped(named(oxygenSaturation(), { en: 'Oxygen saturation on room air', zh: '吸空气时血氧饱和度' }), [
    { points: 1 },
    { from: 95, points: 0 },
  ]),
  legSwelling: ticked({ points: 1, label: { en: 'Unilateral leg swelling', zh: '单侧下肢肿胀' } }),
  haemoptysis: ticked({ points: 1, label: { en: 'Haemoptysis', zh: '咯血' } }),
  surgery: ticked({
    points: 1,
    label: { en: 'Surgery or trauma in the past 4 weeks', zh: '近 4 周内手术或外伤' },
    help: { en: 'That needed intubation or a hospital stay', zh: '需气管插管或住院' },
  }),
  previous: ticked({
    points: 1,
    label: { en: 'Previous deep vein thrombosis or pulmonary embolism', zh: '既往深静脉血栓形成或肺栓塞' },
  }),
  oestrogen: ticked({
    points: 1,
    label: { en: 'Takes oestrogen', zh: '使用雌激素' },
    help: { en: 'Contraceptive or hormone therapy', zh: '避孕药或激素替代治疗' },
  }),
})

export const definition = defineCalculator({
  id: 'perc-rule',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with public implementations (rhavekost/clinical-toolkit, aliemteam/aliemcards and Health-Universe/PERC-Rule-for-Pulmonary-Embolism). The paper itself was not at hand.',
      zh: '条目、分值与分级同公开实现（rhavekost/clinical-toolkit、aliemteam/aliemcards、Health-Universe/PERC-Rule-for-Pulmonary-Embolism）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Excludes pulmonary embolism without D-dimer where it is already unlikely.',
    zh: '对肺栓塞可能性已很低的患者，无需 D-二聚体即可排除。',
  },
  population: {
    en: 'Adults in the emergency department in whom the clinician puts the probability of embolism below 15 %; not in pregnancy.',
    zh: '急诊成人，且医师判断肺栓塞可能性 < 15%；不用于妊娠。',
  },
  inputs: {
    ...score.inputs,
    lowProbability: optionalYesNo({
      label: { en: 'Judged to be at low probability (< 15 %)', zh: '临床判断可能性低（< 15%）' },
    }),
    pregnancy: pregnancy(),
  },
  outputs: {
    score: {
      label: { en: 'PERC criteria present', zh: '阳性条目数' },
      unit: { en: 'of 8', zh: '项（共 8 项）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'rule',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'negative',
          label: { en: 'Negative', zh: '阴性' },
          meaning: {
            en: 'None present: at low probability the risk is below 2 %, no D-dimer needed',
            zh: '0 项：可能性低者风险 < 2%，无需 D-二聚体',
          },
          tone: 'good',
        },
        {
          id: 'positive',
          from: 1,
          label: { en: 'Not excluded', zh: '不能排除' },
          meaning: { en: 'At least one: go on with D-dimer or imaging', zh: '≥ 1 项：继续查 D-二聚体或影像' },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' },
    { when: { input: 'pregnancy', is: true }, effect: 'refuse', message: 'in-pregnancy' },
    { when: { input: 'lowProbability', is: false }, effect: 'refuse', message: 'not-low' },
    { when: { input: 'lowProbability', unanswered: true }, effect: 'warn', message: 'low-assumed' },
  ],
  alerts: [],
  messages: {
    'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' },
    'in-pregnancy': { en: 'Not validated in pregnancy.', zh: '未在妊娠人群中验证，不适用。' },
    'not-low': {
      en: 'The rule may be used at low probability only: measure D-dimer or image.',
      zh: '仅用于临床可能性低者：应查 D-二聚体或影像。',
    },
    'low-assumed': { en: 'A low clinical probability (< 15 %) is assumed.', zh: '默认临床可能性低（< 15%）。' },
  },
  caveats: [
    {
      en: 'First the judgement, then the rule: without a low probability it excludes nothing.',
      zh: '先判断、后用标准：可能性不低时不能据此排除。',
    },
    { en: 'A beta-blocker may hide a fast heart rate.', zh: 'β 受体阻滞剂可掩盖心动过速。' },
  ],
  nextSteps: [
    {
      en: 'Positive: D-dimer, then CT pulmonary angiography where it is raised.',
      zh: '阳性：查 D-二聚体，升高者行 CT 肺动脉造影。',
    },
  ],
  references: [
    {
      text: 'Kline JA, Mitchell AM, Kabrhel C, Richman PB, Courtney DM. Clinical criteria to prevent unnecessary diagnostic testing in emergency department patients with suspected pulmonary embolism. J Thromb Haemost 2004;2:1247–1255.',
      doi: '10.1111/j.1538-7836.2004.00790.x',
    },
  ],
  examples: [
    {
      id: 'negative',
      inputs: {
        age: { value: 36, unit: 'a' },
        heartRate: { value: 88, unit: '/min' },
        saturation: { value: 98, unit: '%' },
        legSwelling: false,
        haemoptysis: false,
        surgery: false,
        previous: false,
        oestrogen: false,
      },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { rule: 'negative' },
      source: {
        outside: true,
        words: {
          en: 'Worked example in the public repository rhavekost/clinical-toolkit.',
          zh: '公开代码库 rhavekost/clinical-toolkit 中的算例。',
        },
      },
    },
    {
      id: 'edge',
      inputs: {
        age: { value: 49, unit: 'a' },
        heartRate: { value: 99, unit: '/min' },
        saturation: { value: 95, unit: '%' },
      },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { rule: 'negative' },
      source: countedByHand,
    },
    {
      id: 'positive',
      inputs: {
        age: { value: 50, unit: 'a' },
        heartRate: { value: 80, unit: '/min' },
        saturation: { value: 98, unit: '%' },
      },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { rule: 'positive' },
      source: countedByHand,
    },
  ],
})
