import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { sedimentationRate } from '../../kit/tool/inputs/blood.ts'
import { cReactiveProtein } from '../../kit/tool/inputs/chemistry.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { byCrp, byEsr } from './bands.ts'

const weights = { tender: 0.56, swollen: 0.28, esr: 0.7, crp: 0.36, global: 0.014, crpOffset: 0.96 } as const
const leastEsr = 1
const joints = (label: { readonly en: string; readonly zh: string }) =>
  measured({
    label,
    integer: true,
    units: [
      { id: '{count}', label: { en: 'of 28', zh: '个（共 28 个）' }, resolution: 0, hard: [0, 28], usual: [0, 28] },
    ],
  })

export const definition = defineCalculator({
  id: 'das28',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with the documentation of CamCOPS; levels with simonsteiger/birdsotherwi.se. The paper itself was not at hand.',
      zh: '公式、系数与单位同 CamCOPS 文档核对，分级同 simonsteiger/birdsotherwi.se 核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Measures the activity of rheumatoid arthritis.', zh: '评估类风湿关节炎疾病活动度。' },
  population: { en: 'Adults with rheumatoid arthritis.', zh: '类风湿关节炎成人患者。' },
  inputs: {
    tender: joints({ en: 'Tender joints', zh: '压痛关节数' }),
    swollen: joints({ en: 'Swollen joints', zh: '肿胀关节数' }),
    global: measured({
      label: { en: 'Global health by the patient', zh: '患者总体健康评估（GH）' },
      help: { en: 'Visual scale, 0 best to 100 worst', zh: '视觉模拟评分，0 最好~100 最差' },
      units: [
        { id: 'mm', label: { en: 'mm', zh: 'mm' }, resolution: 0, hard: [0, 100], usual: [0, 100] },
        { id: 'cm', label: { en: 'cm', zh: 'cm' }, times: 10, resolution: 1, hard: [0, 10], usual: [0, 10] },
      ],
    }),
    esr: optional(sedimentationRate()),
    crp: optional(cReactiveProtein()),
  },
  outputs: {
    esr: {
      label: { en: 'DAS28-ESR', zh: 'DAS28-ESR' },
      unit: { en: 'points', zh: '分' },
      decimals: 2,
      absent: { en: 'Needs the ESR.', zh: '需输入 ESR。' },
    },
    crp: {
      label: { en: 'DAS28-CRP', zh: 'DAS28-CRP' },
      unit: { en: 'points', zh: '分' },
      decimals: 2,
      absent: { en: 'Needs the CRP.', zh: '需输入 CRP。' },
    },
  },
  formula({ tender, swollen, global, esr, crp }) {
    const clinical = weights.tender * Math.sqrt(tender) + weights.swollen * Math.sqrt(swollen) + weights.global * global
    return {
      esr: esr === null ? null : clinical + weights.esr * Math.log(Math.max(esr, leastEsr)),
      crp: crp === null ? null : clinical + weights.crp * Math.log(crp + 1) + weights.crpOffset,
    }
  },
  formulaText: [
    {
      en: `ESR: ${weights.tender}·√tender + ${weights.swollen}·√swollen + ${weights.esr}·ln(ESR, at least ${leastEsr} mm/h) + ${weights.global}·GH`,
      zh: `ESR：${weights.tender}·√压痛数 + ${weights.swollen}·√肿胀数 + ${weights.esr}·ln(ESR，至少 ${leastEsr} mm/h) + ${weights.global}·GH`,
    },
    {
      en: `CRP: the same joints and GH + ${weights.crp}·ln(CRP + 1) + ${weights.crpOffset}; CRP in mg/L`,
      zh: `CRP：关节与 GH 项相同 + ${weights.crp}·ln(CRP + 1) + ${weights.crpOffset}；CRP 单位 mg/L`,
    },
  ],
  classifications: [byEsr, byCrp],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'The feet are not counted.', zh: '不含足部关节。' },
    {
      en: 'Read by the levels of the ESR, the CRP version under-estimates activity; levels of its own are used here.',
      zh: '若套用 ESR 界值，CRP 版会低估活动度；此处采用其专用界值。',
    },
    {
      en: 'Drugs against interleukin 6 lower ESR and CRP without the joints.',
      zh: '抗 IL-6 药物可使 ESR、CRP 下降而与关节情况不符。',
    },
  ],
  nextSteps: [
    {
      en: 'Treat to target: remission or low activity; adjust every 1–3 months until reached.',
      zh: '达标治疗：以缓解或低疾病活动度为目标，每 1~3 个月调整。',
    },
  ],
  references: [
    {
      text: "Prevoo MLL, van 't Hof MA, Kuper HH, van Leeuwen MA, van de Putte LBA, van Riel PLCM. Modified disease activity scores that include twenty-eight-joint counts. Arthritis Rheum 1995;38:44–48.",
      doi: '10.1002/art.1780380107',
    },
  ],
  examples: [
    {
      id: 'high',
      inputs: {
        tender: { value: 8, unit: '{count}' },
        swollen: { value: 6, unit: '{count}' },
        global: { value: 60, unit: 'mm' },
        esr: { value: 40, unit: 'mm/h' },
        crp: { value: 25, unit: 'mg/L' },
      },
      expect: { esr: { value: 5.69, decimals: 2 }, crp: { value: 5.24, decimals: 2 } },
      bands: { esr: 'high', crp: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'remission',
      inputs: {
        tender: { value: 0, unit: '{count}' },
        swollen: { value: 0, unit: '{count}' },
        global: { value: 10, unit: 'mm' },
        esr: { value: 10, unit: 'mm/h' },
        crp: { value: 2, unit: 'mg/L' },
      },
      expect: { esr: { value: 1.75, decimals: 2 }, crp: { value: 1.5, decimals: 2 } },
      bands: { esr: 'remission', crp: 'remission' },
      source: secondProgram,
    },
    {
      id: 'low',
      inputs: {
        tender: { value: 1, unit: '{count}' },
        swollen: { value: 1, unit: '{count}' },
        global: { value: 30, unit: 'mm' },
        esr: { value: 15, unit: 'mm/h' },
        crp: { value: 4, unit: 'mg/L' },
      },
      expect: { esr: { value: 3.16, decimals: 2 }, crp: { value: 2.8, decimals: 2 } },
      bands: { esr: 'low', crp: 'low' },
      source: secondProgram,
    },
    {
      id: 'moderate',
      inputs: {
        tender: { value: 2, unit: '{count}' },
        swollen: { value: 2, unit: '{count}' },
        global: { value: 40, unit: 'mm' },
        esr: { value: 20, unit: 'mm/h' },
        crp: { value: 8, unit: 'mg/L' },
      },
      expect: { esr: { value: 3.84, decimals: 2 }, crp: { value: 3.5, decimals: 2 } },
      bands: { esr: 'moderate', crp: 'moderate' },
      source: secondProgram,
    },
  ],
})
