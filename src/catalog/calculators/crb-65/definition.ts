import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { diastolicPressure, respiratoryRate, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  confusion: ticked({ label: { en: 'New confusion', zh: '新发意识障碍' }, points: 1 }),
  respiratoryRate: stepped(respiratoryRate(), [{ points: 0 }, { from: 30, points: 1 }]),
  age: stepped(age(), [{ points: 0 }, { from: 65, points: 1 }]),
})
/** One point if either is low. */
const low = { systolic: 90, diastolic: 60 }

export const definition = defineCalculator({
  id: 'crb-65',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public implementation (globos-humanos/medcalc); the bands of mortality with those of NICE as quoted by a teaching module for pharmacists; the original paper was not at hand.',
      zh: '与一套公开实现（globos-humanos/medcalc）；病死率分段与药师教学模块所引 NICE 标准核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates 30-day mortality of community-acquired pneumonia outside hospital.',
    zh: '在院外估算社区获得性肺炎 30 d 病死率。',
  },
  population: { en: 'Adults with community-acquired pneumonia in primary care.', zh: '基层就诊的社区获得性肺炎成人。' },
  inputs: {
    confusion: score.inputs.confusion,
    respiratoryRate: score.inputs.respiratoryRate,
    systolic: systolicPressure(),
    diastolic: diastolicPressure(),
    age: score.inputs.age,
  },
  outputs: {
    score: {
      label: { en: 'CRB-65', zh: 'CRB-65 总分' },
      unit: { en: 'of 4 points', zh: '分（满分 4 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({
    score: score.sum(inputs) + Number(inputs.systolic < low.systolic || inputs.diastolic <= low.diastolic),
  }),
  formulaText: [
    ...score.text,
    {
      en: `1 point: systolic < ${low.systolic} or diastolic ≤ ${low.diastolic} mmHg`,
      zh: `1 分：收缩压 < ${low.systolic} 或舒张压 ≤ ${low.diastolic} mmHg`,
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
          meaning: { en: '0: mortality below 1 %; treatment at home is possible', zh: '0 分：病死率 < 1%，可院外治疗' },
          tone: 'good',
        },
        {
          id: 'intermediate',
          from: 1,
          label: { en: 'Intermediate', zh: '中危' },
          meaning: {
            en: '1–2: 1–10 %; consider hospital, above all at 2',
            zh: '1~2 分：1%~10%，考虑转诊住院，2 分者尤应转诊',
          },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 3,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '3–4: above 10 %; urgent admission', zh: '3~4 分：> 10%，紧急住院' },
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
      en: 'Age alone gives a point: an otherwise well person of 65 is not low risk by the score; judge.',
      zh: '仅年龄即得 1 分，65 岁以上状况良好者须结合临床判断。',
    },
    { en: 'Add pulse oximetry: below 92 % is a reason to refer.', zh: '应同时测血氧饱和度，< 92% 即为转诊指征。' },
  ],
  nextSteps: [{ en: 'In hospital use CURB-65 or PSI.', zh: '院内改用 CURB-65 或 PSI。' }],
  references: [
    {
      text: 'Lim WS, van der Eerden MM, Laing R, et al. Defining community acquired pneumonia severity on presentation to hospital. Thorax 2003;58:377-382.',
      doi: '10.1136/thorax.58.5.377',
    },
  ],
  examples: [
    {
      id: 'age',
      inputs: {
        confusion: false,
        respiratoryRate: { value: 18, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        diastolic: { value: 75, unit: 'mm[Hg]' },
        age: { value: 70, unit: 'a' },
      },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { severity: 'intermediate' },
      source: earlierImplementation,
    },
    {
      id: 'low',
      inputs: {
        confusion: false,
        respiratoryRate: { value: 29, unit: '/min' },
        systolic: { value: 90, unit: 'mm[Hg]' },
        diastolic: { value: 61, unit: 'mm[Hg]' },
        age: { value: 64, unit: 'a' },
      },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { severity: 'low' },
      source: countedByHand,
    },
    {
      id: 'high',
      inputs: {
        confusion: false,
        respiratoryRate: { value: 30, unit: '/min' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        diastolic: { value: 60, unit: 'mm[Hg]' },
        age: { value: 65, unit: 'a' },
      },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { severity: 'high' },
      source: countedByHand,
    },
  ],
})
