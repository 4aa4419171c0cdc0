import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

const scale = (
  label: { readonly en: string; readonly zh: string },
  help?: { readonly en: string; readonly zh: string },
) =>
  measured({
    label,
    ...(help && { help }),
    units: [{ id: '{score}', label: { en: 'of 10', zh: '分（0~10）' }, resolution: 1, hard: [0, 10], usual: [0, 10] }],
  })

export const definition = defineCalculator({
  id: 'basdai',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with the documentation of CamCOPS. The paper itself was not at hand.',
      zh: '公式、系数与单位同 CamCOPS 文档核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Measures the activity of ankylosing spondylitis as the patient feels it.',
    zh: '由患者自评强直性脊柱炎疾病活动度。',
  },
  population: {
    en: 'Adults with ankylosing spondylitis, over the past week.',
    zh: '强直性脊柱炎成人患者，评估近 1 周情况。',
  },
  inputs: {
    fatigue: scale({ en: 'Fatigue', zh: '疲劳' }),
    spine: scale({ en: 'Pain of neck, back or hips', zh: '颈、背或髋部疼痛' }),
    peripheral: scale({ en: 'Pain or swelling of other joints', zh: '其他关节疼痛或肿胀' }),
    tenderness: scale({ en: 'Discomfort where touched or pressed', zh: '触压不适' }),
    severity: scale({ en: 'Severity of morning stiffness', zh: '晨僵程度' }),
    duration: scale(
      { en: 'Duration of morning stiffness', zh: '晨僵持续时间' },
      { en: '0 none to 10 two hours or more', zh: '0 无~10 ≥ 2 h' },
    ),
  },
  outputs: { score: { label: { en: 'BASDAI', zh: 'BASDAI' }, unit: { en: 'of 10', zh: '分（0~10）' }, decimals: 1 } },
  formula: (q) => ({ score: (q.fatigue + q.spine + q.peripheral + q.tenderness + (q.severity + q.duration) / 2) / 5 }),
  formulaText: [
    {
      en: '(Fatigue + spine + peripheral + tenderness + mean of the two on stiffness)/5',
      zh: '(疲劳 + 脊柱痛 + 外周 + 触压痛 + 两项晨僵的均值)/5',
    },
  ],
  classifications: [
    {
      id: 'activity',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'lower',
          label: { en: 'Lower activity', zh: '活动度较低' },
          meaning: { en: '< 4', zh: '< 4' },
          tone: 'neutral',
        },
        {
          id: 'active',
          from: 4,
          label: { en: 'Active disease', zh: '疾病活动' },
          meaning: { en: '≥ 4', zh: '≥ 4' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Has no measure of inflammation: ASDAS is preferred where CRP is at hand.',
      zh: '不含炎症指标，有 CRP 时宜用 ASDAS。',
    },
    { en: 'Fibromyalgia raises it.', zh: '纤维肌痛可使评分升高。' },
  ],
  nextSteps: [
    {
      en: 'From 4 in spite of two anti-inflammatory drugs: consider a biological.',
      zh: '≥ 4 且两种 NSAIDs 疗效不佳：考虑生物制剂。',
    },
  ],
  references: [
    {
      text: 'Garrett S, Jenkinson T, Kennedy LG, Whitelock H, Gaisford P, Calin A. A new approach to defining disease status in ankylosing spondylitis: the Bath Ankylosing Spondylitis Disease Activity Index. J Rheumatol 1994;21:2286–2291.',
    },
  ],
  examples: [
    {
      id: 'active',
      inputs: {
        fatigue: { value: 6, unit: '{score}' },
        spine: { value: 7, unit: '{score}' },
        peripheral: { value: 4, unit: '{score}' },
        tenderness: { value: 5, unit: '{score}' },
        severity: { value: 6, unit: '{score}' },
        duration: { value: 8, unit: '{score}' },
      },
      expect: { score: { value: 5.8, decimals: 1 } },
      bands: { activity: 'active' },
      source: earlierImplementation,
    },
    {
      id: 'at-4',
      inputs: {
        fatigue: { value: 4, unit: '{score}' },
        spine: { value: 4, unit: '{score}' },
        peripheral: { value: 4, unit: '{score}' },
        tenderness: { value: 4, unit: '{score}' },
        severity: { value: 4, unit: '{score}' },
        duration: { value: 4, unit: '{score}' },
      },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { activity: 'active' },
      source: countedByHand,
    },
    {
      id: 'below',
      inputs: {
        fatigue: { value: 4, unit: '{score}' },
        spine: { value: 4, unit: '{score}' },
        peripheral: { value: 4, unit: '{score}' },
        tenderness: { value: 4, unit: '{score}' },
        severity: { value: 4, unit: '{score}' },
        duration: { value: 3, unit: '{score}' },
      },
      expect: { score: { value: 3.9, decimals: 1 } },
      bands: { activity: 'lower' },
      source: countedByHand,
    },
  ],
})
