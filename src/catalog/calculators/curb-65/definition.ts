import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { urea } from '../../kit/tool/inputs/chemistry.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { diastolicPressure, respiratoryRate, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  confusion: ticked({
    label: { en: 'New confusion (abbreviated mental test ≤ 8)', zh: '新发意识障碍（简易智能测试 ≤ 8 分）' },
    points: 1,
  }),
  urea: stepped(urea(), [{ points: 0 }, { from: 7.1, points: 1 }]),
  respiratoryRate: stepped(respiratoryRate(), [{ points: 0 }, { from: 30, points: 1 }]),
  age: stepped(age(), [{ points: 0 }, { from: 65, points: 1 }]),
})
/** One point if either is low. */
const low = { systolic: 90, diastolic: 60 }
/** 30-day mortality of the derivation and validation cohorts, %. */
const mortality = [0.7, 3.2, 13, 17, 41.5, 57]

export const definition = defineCalculator({
  id: 'curb-65',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public implementation (JuneYaooo/clinical-calculator); mortality with a public calculator (caddy.health) and a blog that quote the derivation cohort alike; the original paper was not at hand.',
      zh: '与一套公开实现（JuneYaooo/clinical-calculator）；病死率与两处公开引用的推导队列数据核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates 30-day mortality of community-acquired pneumonia, to decide where to treat.',
    zh: '估算社区获得性肺炎 30 d 病死率，辅助决定治疗场所。',
  },
  population: {
    en: 'Adults with community-acquired pneumonia; not with immunosuppression.',
    zh: '社区获得性肺炎成人；不用于免疫抑制者。',
  },
  inputs: {
    confusion: score.inputs.confusion,
    urea: score.inputs.urea,
    respiratoryRate: score.inputs.respiratoryRate,
    systolic: systolicPressure(),
    diastolic: diastolicPressure(),
    age: score.inputs.age,
  },
  outputs: {
    score: {
      label: { en: 'CURB-65', zh: 'CURB-65 总分' },
      unit: { en: 'of 5 points', zh: '分（满分 5 分）' },
      decimals: 0,
    },
    mortality: {
      label: { en: '30-day mortality in the original study', zh: '原研究 30 d 病死率' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
    },
  },
  formula(inputs) {
    const total = score.sum(inputs) + Number(inputs.systolic < low.systolic || inputs.diastolic <= low.diastolic)
    return { score: total, mortality: mortality[total] ?? Number.NaN }
  },
  formulaText: [
    ...score.text,
    {
      en: `1 point: systolic < ${low.systolic} or diastolic ≤ ${low.diastolic} mmHg`,
      zh: `1 分：收缩压 < ${low.systolic} 或舒张压 ≤ ${low.diastolic} mmHg`,
    },
    {
      en: `30-day mortality at 0–5 points: ${mortality.join(', ')} %`,
      zh: `0~5 分 30 d 病死率：${mortality.join('、')}%`,
    },
  ],
  classifications: [
    {
      id: 'severity',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: 'Low', zh: '低危' },
          meaning: { en: '0–1: treatment at home is possible', zh: '0~1 分：可门诊治疗' },
          tone: 'good',
        },
        {
          id: 'moderate',
          from: 2,
          label: { en: 'Moderate', zh: '中危' },
          meaning: { en: '2: short stay or supervised at home', zh: '2 分：短期住院或严密随访下院外治疗' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 3,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '3–5: hospital; at 4–5 consider intensive care', zh: '3~5 分：住院；4~5 分考虑 ICU' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'Derived in adults only.', zh: '仅在成人中建立。' } },
  caveats: [
    {
      en: 'Young patients can be severely ill with a low score: look at saturation, multilobar infiltrates and comorbidity.',
      zh: '年轻患者可能病情重而分值低，应结合血氧饱和度、多叶浸润与合并症。',
    },
    {
      en: 'Above 7 mmol/L of urea are 20 mg/dL or more of urea nitrogen.',
      zh: '尿素 > 7 mmol/L 相当于尿素氮 ≥ 20 mg/dL。',
    },
  ],
  nextSteps: [
    {
      en: 'Social support and ability to take tablets also decide where to treat.',
      zh: '治疗场所尚取决于社会支持与口服药物能力。',
    },
  ],
  references: [
    {
      text: 'Lim WS, van der Eerden MM, Laing R, et al. Defining community acquired pneumonia severity on presentation to hospital. Thorax 2003;58:377-382.',
      doi: '10.1136/thorax.58.5.377',
    },
  ],
  examples: [
    {
      id: 'high',
      inputs: {
        confusion: false,
        urea: { value: 9, unit: 'mmol/L' },
        respiratoryRate: { value: 32, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        diastolic: { value: 75, unit: 'mm[Hg]' },
        age: { value: 70, unit: 'a' },
      },
      expect: { score: { value: 3, decimals: 0 }, mortality: { value: 17, decimals: 0 } },
      bands: { severity: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'moderate',
      inputs: {
        confusion: false,
        urea: { value: 7, unit: 'mmol/L' },
        respiratoryRate: { value: 29, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        diastolic: { value: 60, unit: 'mm[Hg]' },
        age: { value: 65, unit: 'a' },
      },
      expect: { score: { value: 2, decimals: 0 }, mortality: { value: 13, decimals: 0 } },
      bands: { severity: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'low',
      inputs: {
        confusion: false,
        urea: { value: 19, unit: 'mg/dL' },
        respiratoryRate: { value: 29, unit: '/min' },
        systolic: { value: 90, unit: 'mm[Hg]' },
        diastolic: { value: 61, unit: 'mm[Hg]' },
        age: { value: 64, unit: 'a' },
      },
      expect: { score: { value: 0, decimals: 0 }, mortality: { value: 0.7, decimals: 1 } },
      bands: { severity: 'low' },
      source: countedByHand,
    },
  ],
})
