import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { hdlCholesterol, totalCholesterol, triglycerides } from '../../kit/tool/inputs/chemistry.ts'
import { inCanonical } from '../../kit/tool/inputs/in-units.ts'
import { columns, factorFor } from './factors.ts'

const mgPerMmol = 38.67
const friedewald = { divisor: 5, limit: 400 } as const
const sampson = {
  total: 0.948,
  hdl: 0.971,
  triglycerides: 8.56,
  product: 2140,
  square: 16_100,
  offset: 9.44,
  limit: 800,
} as const
const outOfRange = { en: 'Outside the range of this formula.', zh: '超出该公式适用范围。' }
const mgdl = { unit: { en: 'mg/dL', zh: 'mg/dL' }, decimals: 0, absent: outOfRange } as const
const mmoll = { unit: { en: 'mmol/L', zh: 'mmol/L' }, decimals: 2, absent: outOfRange } as const

/** A negative or zero LDL is invalid. */
const positive = (value: number | null) => (value !== null && value > 0 ? value : null)
const inMmol = (value: number | null) => (value === null ? null : value / mgPerMmol)

export const definition = defineCalculator({
  id: 'ldl-calculated',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Friedewald and Sampson compared with ldl-calculator.com, clinfuse.com and a hospital handbook (easternhealth.org.au); the 180 factors of Martin and Hopkins, when the catalogue of tools was written, with one whole public table and parts of three more. The papers themselves were not at hand.',
      zh: 'Friedewald 与 Sampson 公式同 ldl-calculator.com、clinfuse.com 及一家医院检验手册（easternhealth.org.au）核对；Martin-Hopkins 的 180 个系数在编写工具目录时同一份完整公开表格及另外三份的部分核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Calculates LDL cholesterol from total and HDL cholesterol and triglycerides.',
    zh: '由总胆固醇、HDL-C 与甘油三酯计算 LDL-C。',
  },
  population: { en: 'Adults; fasting for Friedewald.', zh: '成人；Friedewald 公式需空腹。' },
  inputs: {
    total: inCanonical(totalCholesterol(), 'mg/dL'),
    hdl: inCanonical(hdlCholesterol(), 'mg/dL'),
    triglycerides: inCanonical(triglycerides(), 'mg/dL'),
  },
  outputs: {
    friedewald: { label: { en: 'Friedewald', zh: 'Friedewald' }, ...mmoll },
    martin: { label: { en: 'Martin-Hopkins', zh: 'Martin-Hopkins' }, ...mmoll },
    sampson: { label: { en: 'Sampson (NIH)', zh: 'Sampson（NIH）' }, ...mmoll },
    friedewaldMg: { label: { en: 'Friedewald', zh: 'Friedewald' }, ...mgdl },
    martinMg: { label: { en: 'Martin-Hopkins', zh: 'Martin-Hopkins' }, ...mgdl },
    sampsonMg: { label: { en: 'Sampson (NIH)', zh: 'Sampson（NIH）' }, ...mgdl },
    factor: {
      label: { en: 'Factor of Martin-Hopkins', zh: 'Martin-Hopkins 系数' },
      unit: { en: 'triglycerides/VLDL', zh: '甘油三酯/VLDL' },
      decimals: 1,
      absent: outOfRange,
    },
  },
  formula({ total, hdl, triglycerides: tg }) {
    const nonHdl = total - hdl
    const factor = nonHdl > 0 ? factorFor(tg, nonHdl) : null
    const friedewaldMg = tg > friedewald.limit ? null : positive(nonHdl - tg / friedewald.divisor)
    const martinMg = factor === null ? null : positive(nonHdl - tg / factor)
    const vldl = tg / sampson.triglycerides + (tg * nonHdl) / sampson.product - tg ** 2 / sampson.square
    const sampsonMg =
      tg > sampson.limit ? null : positive(total / sampson.total - hdl / sampson.hdl - vldl - sampson.offset)
    return {
      friedewald: inMmol(friedewaldMg),
      martin: inMmol(martinMg),
      sampson: inMmol(sampsonMg),
      friedewaldMg,
      martinMg,
      sampsonMg,
      factor,
    }
  },
  formulaText: [
    {
      en: `Friedewald: TC − HDL − TG/${friedewald.divisor}, TG ≤ ${friedewald.limit} mg/dL`,
      zh: `Friedewald：TC − HDL − TG/${friedewald.divisor}，TG ≤ ${friedewald.limit} mg/dL`,
    },
    {
      en: `Sampson: TC/${sampson.total} − HDL/${sampson.hdl} − (TG/${sampson.triglycerides} + TG × nonHDL/${sampson.product} − TG²/${sampson.square}) − ${sampson.offset}, TG ≤ ${sampson.limit}`,
      zh: `Sampson：TC/${sampson.total} − HDL/${sampson.hdl} − (TG/${sampson.triglycerides} + TG × nonHDL/${sampson.product} − TG²/${sampson.square}) − ${sampson.offset}，TG ≤ ${sampson.limit}`,
    },
    {
      en: `Martin-Hopkins: nonHDL − TG/factor; factor by 30 strata of TG and nonHDL < ${columns.join(', ')} and above`,
      zh: `Martin-Hopkins：nonHDL − TG/系数；系数按 TG 30 层及 nonHDL < ${columns.join('、')} 及以上分层`,
    },
    {
      en: 'All in mg/dL; cholesterol ÷ 38.67, triglycerides ÷ 88.57 in mmol/L',
      zh: '均以 mg/dL 计；换算 mmol/L：胆固醇 ÷ 38.67，甘油三酯 ÷ 88.57',
    },
  ],
  classifications: [],
  validity: [{ when: { input: 'triglycerides', from: 400 }, effect: 'warn', message: 'high-triglycerides' }],
  alerts: [],
  messages: {
    'high-triglycerides': {
      en: 'At such triglycerides measure LDL directly, or use non-HDL cholesterol or apolipoprotein B.',
      zh: '甘油三酯过高时宜直接测定 LDL-C，或采用非 HDL-C、载脂蛋白 B。',
    },
  },
  caveats: [
    { en: 'Invalid in type III dyslipidaemia.', zh: '不适用于 III 型高脂蛋白血症。' },
    {
      en: 'Friedewald is too low where LDL is low and triglycerides are raised.',
      zh: 'LDL-C 较低且甘油三酯升高时，Friedewald 公式结果偏低。',
    },
    {
      en: 'The use of the Martin-Hopkins table in products may need a licence.',
      zh: '产品中使用 Martin-Hopkins 系数表可能需要授权。',
    },
  ],
  nextSteps: [
    {
      en: 'Compare with the target of the patient: below 1.8 mmol/L (70 mg/dL) at very high risk, below 1.4 (55) at extreme risk.',
      zh: '对照个体目标值：极高危 < 1.8 mmol/L（70 mg/dL），超高危 < 1.4 mmol/L（55 mg/dL）。',
    },
  ],
  references: [
    {
      text: 'Friedewald WT, Levy RI, Fredrickson DS. Estimation of the concentration of low-density lipoprotein cholesterol in plasma, without use of the preparative ultracentrifuge. Clin Chem 1972;18:499–502.',
    },
    {
      text: 'Martin SS, Blaha MJ, Elshazly MB, et al. Comparison of a novel method vs the Friedewald equation for estimating LDL cholesterol levels from the standard lipid profile. JAMA 2013;310:2061–2068.',
      doi: '10.1001/jama.2013.280532',
    },
    {
      text: 'Sampson M, Ling C, Sun Q, et al. A new equation for calculation of low-density lipoprotein cholesterol in patients with normolipidemia and/or hypertriglyceridemia. JAMA Cardiol 2020;5:540–548.',
      doi: '10.1001/jamacardio.2020.0013',
    },
  ],
  examples: [
    {
      id: 'usual',
      inputs: {
        total: { value: 200, unit: 'mg/dL' },
        hdl: { value: 50, unit: 'mg/dL' },
        triglycerides: { value: 150, unit: 'mg/dL' },
      },
      expect: {
        friedewaldMg: { value: 120, decimals: 0 },
        martinMg: { value: 123.7, decimals: 1 },
        sampsonMg: { value: 123.4, decimals: 1 },
        factor: { value: 5.7, decimals: 1 },
        friedewald: { value: 3.1, decimals: 2 },
      },
      source: earlierImplementation,
    },
    {
      id: 'limit',
      inputs: {
        total: { value: 250, unit: 'mg/dL' },
        hdl: { value: 40, unit: 'mg/dL' },
        triglycerides: { value: 400, unit: 'mg/dL' },
      },
      expect: {
        friedewaldMg: { value: 130, decimals: 0 },
        sampsonMg: { value: 137.0, decimals: 1 },
        factor: { value: 7.5, decimals: 1 },
      },
      source: secondProgram,
    },
    {
      id: 'high',
      inputs: {
        total: { value: 300, unit: 'mg/dL' },
        hdl: { value: 40, unit: 'mg/dL' },
        triglycerides: { value: 800, unit: 'mg/dL' },
      },
      expect: { sampsonMg: { value: 114.9, decimals: 1 }, factor: { value: 6.7, decimals: 1 } },
      source: secondProgram,
    },
  ],
})
