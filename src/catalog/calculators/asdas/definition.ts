import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { sedimentationRate } from '../../kit/tool/inputs/blood.ts'
import { cReactiveProtein } from '../../kit/tool/inputs/chemistry.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { byCrp, byEsr } from './bands.ts'

const weights = {
  crp: { back: 0.12, stiffness: 0.06, global: 0.11, peripheral: 0.07, marker: 0.58 },
  esr: { back: 0.08, stiffness: 0.07, global: 0.11, peripheral: 0.09, marker: 0.29 },
} as const
/** mg/L; a lower CRP is replaced by this value. */
const minCrp = 2
const scale = (
  label: { readonly en: string; readonly zh: string },
  help?: { readonly en: string; readonly zh: string },
) =>
  measured({
    label,
    ...(help && { help }),
    units: [{ id: '{score}', label: { en: 'of 10', zh: '分（0~10）' }, resolution: 1, hard: [0, 10], usual: [0, 10] }],
  })
const text = (w: (typeof weights)['crp'] | (typeof weights)['esr'], names: readonly string[]) =>
  [w.back, w.stiffness, w.global, w.peripheral].map((value, i) => `${value}·${names[i]}`).join(' + ')
const en = ['back pain', 'stiffness', 'global', 'peripheral']
const zh = ['背痛', '晨僵', '总体', '外周']

export const definition = defineCalculator({
  id: 'asdas',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with the documentation of CamCOPS and two public implementations. The paper itself was not at hand.',
      zh: '公式、系数与单位同 CamCOPS 文档及两套公开实现核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Measures the activity of axial spondyloarthritis.', zh: '评估中轴型脊柱关节炎疾病活动度。' },
  population: {
    en: 'Adults with ankylosing spondylitis or other axial spondyloarthritis.',
    zh: '强直性脊柱炎及其他中轴型脊柱关节炎成人患者。',
  },
  inputs: {
    back: scale({ en: 'Back pain', zh: '背痛' }),
    stiffness: scale(
      { en: 'Duration of morning stiffness', zh: '晨僵持续时间' },
      { en: '0 none to 10 two hours or more', zh: '0 无~10 ≥ 2 h' },
    ),
    global: scale({ en: 'Global activity by the patient', zh: '患者总体评估' }),
    peripheral: scale({ en: 'Peripheral pain or swelling', zh: '外周关节疼痛或肿胀' }),
    crp: optional(cReactiveProtein()),
    esr: optional(sedimentationRate()),
  },
  outputs: {
    crp: {
      label: { en: 'ASDAS-CRP', zh: 'ASDAS-CRP' },
      unit: { en: 'points', zh: '分' },
      decimals: 2,
      absent: { en: 'Needs the CRP.', zh: '需输入 CRP。' },
    },
    esr: {
      label: { en: 'ASDAS-ESR', zh: 'ASDAS-ESR' },
      unit: { en: 'points', zh: '分' },
      decimals: 2,
      absent: { en: 'Needs the ESR.', zh: '需输入 ESR。' },
    },
  },
  formula(inputs) {
    const clinical = (by: 'crp' | 'esr') =>
      weights[by].back * inputs.back +
      weights[by].stiffness * inputs.stiffness +
      weights[by].global * inputs.global +
      weights[by].peripheral * inputs.peripheral
    return {
      crp:
        inputs.crp === null ? null : clinical('crp') + weights.crp.marker * Math.log(Math.max(inputs.crp, minCrp) + 1),
      esr: inputs.esr === null ? null : clinical('esr') + weights.esr.marker * Math.sqrt(inputs.esr),
    }
  },
  formulaText: [
    {
      en: `CRP: ${text(weights.crp, en)} + ${weights.crp.marker}·ln(CRP + 1); CRP in mg/L, at least ${minCrp}`,
      zh: `CRP：${text(weights.crp, zh)} + ${weights.crp.marker}·ln(CRP + 1)；CRP 单位 mg/L，< ${minCrp} 按 ${minCrp} 计`,
    },
    {
      en: `ESR: ${text(weights.esr, en)} + ${weights.esr.marker}·√ESR`,
      zh: `ESR：${text(weights.esr, zh)} + ${weights.esr.marker}·√ESR`,
    },
  ],
  classifications: [byCrp, byEsr],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'The CRP version is preferred; the two must not be exchanged in follow-up.',
      zh: '首选 CRP 版；随访中两版不可互换。',
    },
    { en: 'A change of 1.1 is clinically important, of 2.0 major.', zh: '变化 ≥ 1.1 有临床意义，≥ 2.0 为显著改善。' },
  ],
  nextSteps: [
    {
      en: 'From 2.1 in spite of two anti-inflammatory drugs: consider a biological.',
      zh: '≥ 2.1 且两种 NSAIDs 疗效不佳：考虑生物制剂。',
    },
  ],
  references: [
    {
      text: 'van der Heijde D, Lie E, Kvien TK, et al. ASDAS, a highly discriminatory ASAS-endorsed disease activity score in patients with ankylosing spondylitis. Ann Rheum Dis 2009;68:1811–1818.',
      doi: '10.1136/ard.2008.100826',
    },
    {
      text: 'Machado P, Landewé R, Lie E, et al. Ankylosing Spondylitis Disease Activity Score (ASDAS): defining cut-off values for disease activity states and improvement scores. Ann Rheum Dis 2011;70:47–53.',
      doi: '10.1136/ard.2010.138594',
    },
  ],
  examples: [
    {
      id: 'very-high',
      inputs: {
        back: { value: 7, unit: '{score}' },
        stiffness: { value: 6, unit: '{score}' },
        global: { value: 6, unit: '{score}' },
        peripheral: { value: 4, unit: '{score}' },
        crp: { value: 18, unit: 'mg/L' },
        esr: { value: 30, unit: 'mm/h' },
      },
      expect: { crp: { value: 3.85, decimals: 2 }, esr: { value: 3.59, decimals: 2 } },
      bands: { crp: 'very-high', esr: 'very-high' },
      source: earlierImplementation,
    },
    {
      id: 'inactive',
      inputs: {
        back: { value: 1, unit: '{score}' },
        stiffness: { value: 1, unit: '{score}' },
        global: { value: 1, unit: '{score}' },
        peripheral: { value: 0, unit: '{score}' },
        crp: { value: 1, unit: 'mg/L' },
        esr: { value: 5, unit: 'mm/h' },
      },
      expect: { crp: { value: 0.93, decimals: 2 }, esr: { value: 0.91, decimals: 2 } },
      bands: { crp: 'inactive', esr: 'inactive' },
      source: secondProgram,
    },
    {
      id: 'low',
      inputs: {
        back: { value: 3, unit: '{score}' },
        stiffness: { value: 2, unit: '{score}' },
        global: { value: 3, unit: '{score}' },
        peripheral: { value: 1, unit: '{score}' },
        crp: { value: 2, unit: 'mg/L' },
        esr: { value: 10, unit: 'mm/h' },
      },
      expect: { crp: { value: 1.52, decimals: 2 }, esr: { value: 1.72, decimals: 2 } },
      bands: { crp: 'low', esr: 'low' },
      source: secondProgram,
    },
    {
      id: 'high',
      inputs: {
        back: { value: 4, unit: '{score}' },
        stiffness: { value: 4, unit: '{score}' },
        global: { value: 4, unit: '{score}' },
        peripheral: { value: 2, unit: '{score}' },
        crp: { value: 8, unit: 'mg/L' },
        esr: { value: 20, unit: 'mm/h' },
      },
      expect: { crp: { value: 2.57, decimals: 2 }, esr: { value: 2.52, decimals: 2 } },
      bands: { crp: 'high', esr: 'high' },
      source: secondProgram,
    },
  ],
})
