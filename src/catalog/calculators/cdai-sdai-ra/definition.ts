import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { cReactiveProtein } from '../../kit/tool/inputs/chemistry.ts'
import { inCanonical, measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { cdai, sdai } from './bands.ts'

const joints = (label: { readonly en: string; readonly zh: string }) =>
  measured({
    label,
    integer: true,
    units: [
      { id: '{count}', label: { en: 'of 28', zh: '个（共 28 个）' }, resolution: 0, hard: [0, 28], usual: [0, 28] },
    ],
  })
const scale = (label: { readonly en: string; readonly zh: string }) =>
  measured({
    label,
    help: { en: '0 best to 10 worst', zh: '0 最好~10 最差' },
    units: [{ id: '{score}', label: { en: 'of 10', zh: '分（0~10）' }, resolution: 1, hard: [0, 10], usual: [0, 10] }],
  })

export const definition = defineCalculator({
  id: 'cdai-sdai-ra',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with a public note on the CDAI; levels with simonsteiger/birdsotherwi.se. The paper itself was not at hand.',
      zh: '公式、系数与单位同一份关于 CDAI 的公开笔记核对，分级同 simonsteiger/birdsotherwi.se 核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Measures the activity of rheumatoid arthritis by a plain sum.',
    zh: '以简单相加评估类风湿关节炎疾病活动度。',
  },
  population: { en: 'Adults with rheumatoid arthritis.', zh: '类风湿关节炎成人患者。' },
  inputs: {
    tender: joints({ en: 'Tender joints', zh: '压痛关节数' }),
    swollen: joints({ en: 'Swollen joints', zh: '肿胀关节数' }),
    patient: scale({ en: 'Global activity by the patient', zh: '患者总体评估' }),
    physician: scale({ en: 'Global activity by the physician', zh: '医师总体评估' }),
    crp: optional(inCanonical(cReactiveProtein(), 'mg/dL')),
  },
  outputs: {
    cdai: { label: { en: 'CDAI', zh: 'CDAI' }, unit: { en: 'of 76', zh: '分（0~76）' }, decimals: 1 },
    sdai: {
      label: { en: 'SDAI', zh: 'SDAI' },
      unit: { en: 'points', zh: '分' },
      decimals: 1,
      absent: { en: 'Needs the CRP.', zh: '需输入 CRP。' },
    },
  },
  formula({ tender, swollen, patient, physician, crp }) {
    const sum = tender + swollen + patient + physician
    return { cdai: sum, sdai: crp === null ? null : sum + crp }
  },
  formulaText: [
    {
      en: 'CDAI = tender + swollen joints + both global scores; SDAI = CDAI + CRP (mg/dL)',
      zh: 'CDAI = 压痛关节数 + 肿胀关节数 + 患者与医师总体评估；SDAI = CDAI + CRP（mg/dL）',
    },
  ],
  classifications: [cdai, sdai],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'The feet are not counted.', zh: '不含足部关节。' },
    { en: 'CRP enters in mg/dL: 10 mg/L add 1 point.', zh: 'CRP 以 mg/dL 计入：10 mg/L 计 1 分。' },
  ],
  nextSteps: [
    {
      en: 'Treat to target: remission or low activity; adjust every 1–3 months until reached.',
      zh: '达标治疗：以缓解或低疾病活动度为目标，每 1~3 个月调整。',
    },
  ],
  references: [
    {
      text: 'Aletaha D, Smolen J. The Simplified Disease Activity Index (SDAI) and the Clinical Disease Activity Index (CDAI): a review of their usefulness and validity in rheumatoid arthritis. Clin Exp Rheumatol 2005;23(5 Suppl 39):S100–S108.',
    },
    {
      text: 'Smolen JS, Breedveld FC, Schiff MH, et al. A simplified disease activity index for rheumatoid arthritis for use in clinical practice. Rheumatology 2003;42:244–257.',
      doi: '10.1093/rheumatology/keg072',
    },
  ],
  examples: [
    {
      id: 'moderate',
      inputs: {
        tender: { value: 6, unit: '{count}' },
        swollen: { value: 4, unit: '{count}' },
        patient: { value: 5, unit: '{score}' },
        physician: { value: 4, unit: '{score}' },
        crp: { value: 2.5, unit: 'mg/dL' },
      },
      expect: { cdai: { value: 19, decimals: 0 }, sdai: { value: 21.5, decimals: 1 } },
      bands: { cdai: 'moderate', sdai: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'remission',
      inputs: {
        tender: { value: 0, unit: '{count}' },
        swollen: { value: 0, unit: '{count}' },
        patient: { value: 1.5, unit: '{score}' },
        physician: { value: 1.3, unit: '{score}' },
        crp: { value: 5, unit: 'mg/L' },
      },
      expect: { cdai: { value: 2.8, decimals: 1 }, sdai: { value: 3.3, decimals: 1 } },
      bands: { cdai: 'remission', sdai: 'remission' },
      source: countedByHand,
    },
    {
      id: 'low',
      inputs: {
        tender: { value: 3, unit: '{count}' },
        swollen: { value: 2, unit: '{count}' },
        patient: { value: 3, unit: '{score}' },
        physician: { value: 2, unit: '{score}' },
        crp: { value: 10, unit: 'mg/L' },
      },
      expect: { cdai: { value: 10, decimals: 0 }, sdai: { value: 11, decimals: 0 } },
      bands: { cdai: 'low', sdai: 'low' },
      source: countedByHand,
    },
    {
      id: 'high',
      inputs: {
        tender: { value: 9, unit: '{count}' },
        swollen: { value: 5, unit: '{count}' },
        patient: { value: 4.1, unit: '{score}' },
        physician: { value: 4, unit: '{score}' },
        crp: { value: 40, unit: 'mg/L' },
      },
      expect: { cdai: { value: 22.1, decimals: 1 }, sdai: { value: 26.1, decimals: 1 } },
      bands: { cdai: 'high', sdai: 'high' },
      source: countedByHand,
    },
  ],
})
