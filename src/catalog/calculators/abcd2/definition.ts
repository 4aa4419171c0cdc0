import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { diastolicPressure, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 60, points: 1 }]),
  clinical: graded({
    label: { en: 'Clinical features', zh: '临床表现' },
    of: {
      other: [0, { en: 'Other', zh: '其他' }],
      speech: [1, { en: 'Speech disturbance without weakness', zh: '言语障碍，无肢体无力' }],
      weakness: [2, { en: 'Unilateral weakness', zh: '单侧肢体无力' }],
    },
  }),
  duration: stepped(
    measured({
      label: { en: 'Duration of symptoms', zh: '症状持续时间' },
      units: [
        { id: 'min', resolution: 0, hard: [0, 1440], usual: [1, 1440] },
        { id: 'h', times: 60, resolution: 1, hard: [0, 24], usual: [0.017, 24] },
      ],
    }),
    [{ points: 0 }, { from: 10, points: 1 }, { from: 60, points: 2 }],
  ),
  diabetes: ticked({ label: { en: 'Diabetes', zh: '糖尿病' }, points: 1 }),
})
/** One point if either is reached at the first assessment. */
const high = { systolic: 140, diastolic: 90 }

export const definition = defineCalculator({
  id: 'abcd2',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public implementation (JuneYaooo/clinical-calculator) and with a table in Evidence-Based Medicine (ebm.bmj.com, risks); the original paper was not at hand.',
      zh: '与一套公开实现（JuneYaooo/clinical-calculator）及 Evidence-Based Medicine 表格（ebm.bmj.com，风险）核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates the risk of stroke within 2 days of a transient ischaemic attack.',
    zh: '估算 TIA 后 2 d 内卒中风险。',
  },
  population: { en: 'Adults whose transient ischaemic attack has passed.', zh: 'TIA 症状已缓解的成人。' },
  inputs: {
    age: score.inputs.age,
    systolic: systolicPressure(),
    diastolic: diastolicPressure(),
    clinical: score.inputs.clinical,
    duration: score.inputs.duration,
    diabetes: score.inputs.diabetes,
  },
  outputs: {
    score: {
      label: { en: 'ABCD²', zh: 'ABCD² 总分' },
      unit: { en: 'of 7 points', zh: '分（满分 7 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({
    score: score.sum(inputs) + Number(inputs.systolic >= high.systolic || inputs.diastolic >= high.diastolic),
  }),
  formulaText: [
    ...score.text,
    {
      en: `1 point: systolic ≥ ${high.systolic} or diastolic ≥ ${high.diastolic} mmHg`,
      zh: `1 分：收缩压 ≥ ${high.systolic} 或舒张压 ≥ ${high.diastolic} mmHg`,
    },
  ],
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: 'Low', zh: '低危' },
          meaning: { en: '0–3: stroke within 2 days 1.0 %', zh: '0~3 分：2 d 内卒中 1.0%' },
          tone: 'neutral',
        },
        {
          id: 'moderate',
          from: 4,
          label: { en: 'Moderate', zh: '中危' },
          meaning: { en: '4–5: 4.1 %', zh: '4~5 分：4.1%' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 6,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '6–7: 8.1 %', zh: '6~7 分：8.1%' },
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
      en: 'Not for triage on its own (NICE NG128): a low score misses carotid stenosis and atrial fibrillation.',
      zh: '不可单独用于分诊（NICE NG128）：低分可能漏诊颈动脉狭窄与房颤。',
    },
    { en: 'The pressure is the first one measured after the event.', zh: '血压取事件后首次测量值。' },
  ],
  nextSteps: [
    {
      en: 'Every suspected attack: antiplatelet drug at once and specialist assessment within 24 hours; brain and vessel imaging.',
      zh: '所有疑似 TIA：立即抗血小板并于 24 h 内专科评估，行脑与血管影像。',
    },
  ],
  references: [
    {
      text: 'Johnston SC, Rothwell PM, Nguyen-Huynh MN, et al. Validation and refinement of scores to predict very early stroke risk after transient ischaemic attack. Lancet 2007;369:283-292.',
      doi: '10.1016/S0140-6736(07)60150-0',
    },
  ],
  examples: [
    {
      id: 'moderate',
      inputs: {
        age: { value: 70, unit: 'a' },
        systolic: { value: 150, unit: 'mm[Hg]' },
        diastolic: { value: 80, unit: 'mm[Hg]' },
        clinical: 'weakness',
        duration: { value: 30, unit: 'min' },
        diabetes: false,
      },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { risk: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'low',
      inputs: {
        age: { value: 59, unit: 'a' },
        systolic: { value: 139, unit: 'mm[Hg]' },
        diastolic: { value: 89, unit: 'mm[Hg]' },
        clinical: 'speech',
        duration: { value: 1, unit: 'h' },
        diabetes: false,
      },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'high',
      inputs: {
        age: { value: 60, unit: 'a' },
        systolic: { value: 120, unit: 'mm[Hg]' },
        diastolic: { value: 90, unit: 'mm[Hg]' },
        clinical: 'weakness',
        duration: { value: 60, unit: 'min' },
        diabetes: false,
      },
      expect: { score: { value: 6, decimals: 0 } },
      bands: { risk: 'high' },
      source: countedByHand,
    },
  ],
})
