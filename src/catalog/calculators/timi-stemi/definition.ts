import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { killipClasses } from '../../kit/tool/inputs/heart.ts'
import { age, weight } from '../../kit/tool/inputs/person.ts'
import { heartRate, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 65, points: 2 }, { from: 75, points: 3 }]),
  systolic: stepped(systolicPressure(), [{ points: 3 }, { from: 100, points: 0 }]),
  heartRate: stepped(heartRate(), [{ points: 0 }, { from: 101, points: 2 }]),
  weight: stepped(weight(), [{ points: 1 }, { from: 67, points: 0 }]),
  killip: graded({
    label: { en: 'Killip class', zh: 'Killip 分级' },
    of: { I: [0, killipClasses.I], II: [2, killipClasses.II], III: [2, killipClasses.III], IV: [2, killipClasses.IV] },
  }),
  history: ticked({ points: 1, label: { en: 'Diabetes, hypertension or angina', zh: '糖尿病、高血压或心绞痛史' } }),
  anterior: ticked({
    points: 1,
    label: { en: 'Anterior ST elevation or left bundle branch block', zh: '前壁 ST 段抬高或左束支阻滞' },
  }),
  delay: ticked({ points: 1, label: { en: 'More than 4 hours to treatment', zh: '距治疗时间 > 4 h' } }),
})

/** 30-day mortality in per cent, for 0 to 8 points and for more. */
const deathRates = [0.8, 1.6, 2.2, 4.4, 7.3, 12.4, 16.1, 23.4, 26.8, 35.9] as const

export const definition = defineCalculator({
  id: 'timi-stemi',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and levels compared with public implementations (cupliz/medical-calculators, hugoeg123/HG and lakshay321123/medx). The paper itself was not at hand.',
      zh: '条目、分值与分级同公开实现（cupliz/medical-calculators、hugoeg123/HG、lakshay321123/medx）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates the risk of death within 30 days of an infarction with ST elevation.',
    zh: '评估 ST 段抬高型心肌梗死 30 天死亡风险。',
  },
  population: {
    en: 'Adults with ST-elevation infarction who could be given a fibrinolytic; derived in the InTIME II trial.',
    zh: '适合溶栓的 ST 段抬高型心肌梗死成人患者；源自 InTIME II 试验。',
  },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'TIMI score', zh: 'TIMI 评分' },
      unit: { en: 'of 14 points', zh: '分（满分 14 分）' },
      decimals: 0,
    },
    deaths: { label: { en: 'Death within 30 days', zh: '30 天死亡率' }, unit: { en: '%', zh: '%' }, decimals: 1 },
  },
  formula(inputs) {
    const points = score.sum(inputs)
    return { score: points, deaths: deathRates[points] ?? deathRates[9] }
  },
  formulaText: [
    ...score.text,
    {
      en: `Deaths for 0 to 8 points, and for more: ${deathRates.join(', ')} %`,
      zh: `0~8 分及 > 8 分的死亡率：${deathRates.join('、')}%`,
    },
  ],
  classifications: [],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Derived in patients treated with a fibrinolytic; with primary intervention fewer die.',
      zh: '源自溶栓治疗人群；直接 PCI 时死亡率更低。',
    },
    { en: 'Reperfusion must not wait for the score.', zh: '不应因评分而延误再灌注治疗。' },
  ],
  nextSteps: [
    {
      en: 'From 5 points on more than one in ten died: monitor closely, look for mechanical complications and shock.',
      zh: '≥ 5 分者死亡率逾 10%：加强监护，警惕机械并发症与休克。',
    },
  ],
  references: [
    {
      text: 'Morrow DA, Antman EM, Charlesworth A, et al. TIMI risk score for ST-elevation myocardial infarction: a convenient, bedside, clinical score for risk assessment at presentation. Circulation 2000;102:2031–2037.',
      doi: '10.1161/01.CIR.102.17.2031',
    },
  ],
  examples: [
    {
      id: 'nine',
      inputs: {
        age: { value: 80, unit: 'a' },
        systolic: { value: 90, unit: 'mm[Hg]' },
        heartRate: { value: 110, unit: '/min' },
        weight: { value: 70, unit: 'kg' },
        killip: 'I',
        anterior: true,
        history: false,
        delay: false,
      },
      expect: { score: { value: 9, decimals: 0 }, deaths: { value: 35.9, decimals: 1 } },
      source: earlierImplementation,
    },
    {
      id: 'worst',
      inputs: {
        age: { value: 80, unit: 'a' },
        systolic: { value: 90, unit: 'mm[Hg]' },
        heartRate: { value: 110, unit: '/min' },
        weight: { value: 60, unit: 'kg' },
        killip: 'III',
        history: true,
        anterior: true,
        delay: true,
      },
      expect: { score: { value: 14, decimals: 0 }, deaths: { value: 35.9, decimals: 1 } },
      source: {
        outside: true,
        words: {
          en: 'Test vector of the public repository lakshay321123/medx.',
          zh: '公开代码库 lakshay321123/medx 的测试数据。',
        },
      },
    },
    {
      id: 'none',
      inputs: {
        age: { value: 64, unit: 'a' },
        systolic: { value: 100, unit: 'mm[Hg]' },
        heartRate: { value: 100, unit: '/min' },
        weight: { value: 67, unit: 'kg' },
        killip: 'I',
      },
      expect: { score: { value: 0, decimals: 0 }, deaths: { value: 0.8, decimals: 1 } },
      source: countedByHand,
    },
  ],
})
