import { defineCalculator } from '../../kit/tool/calculator.ts'
import { bicarbonate, chloride } from '../../kit/tool/inputs/chemistry.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { serumAlbumin, serumSodium } from '../../kit/tool/inputs/laboratory.ts'
import { bands } from './bands.ts'
import { examples } from './examples.ts'

/** Correction of the gap in mmol/L for each g/L of albumin below 40 g/L; the normal gap and bicarbonate in mmol/L. */
const usual = { perGram: 0.25, albumin: 40, gap: 12, bicarbonate: 24 }
const mmol = { en: 'mmol/L', zh: 'mmol/L' }

export const definition = defineCalculator({
  id: 'anion-gap',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formulas compared with rxmedcalc.com and doctaverse.pages.dev; the delta ratio is taken from the corrected gap, where these take the uncorrected. Bands differ among sources (0.8 or 1 as the lower end of a pure raised gap).',
      zh: '公式同 rxmedcalc.com、doctaverse.pages.dev 核对；本工具 Δ 比值采用校正后的 AG，上述来源采用未校正值。分级界值各来源略有不同（单纯高 AG 下限取 0.8 或 1）。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Finds acids that are not measured in metabolic acidosis, and disorders mixed with it.',
    zh: '判断代谢性酸中毒中是否存在未测定的酸，识别混合性酸碱失衡。',
  },
  population: { en: 'Disorders of acid and base at any age.', zh: '各年龄段酸碱失衡患者。' },
  inputs: {
    sodium: serumSodium(),
    chloride: chloride(),
    bicarbonate: bicarbonate(),
    albumin: optional(serumAlbumin()),
  },
  outputs: {
    gap: { label: { en: 'Anion gap', zh: '阴离子间隙（AG）' }, unit: mmol, decimals: 1 },
    corrected: {
      label: { en: 'Corrected for albumin', zh: '白蛋白校正 AG' },
      unit: mmol,
      decimals: 1,
      absent: { en: 'Needs the albumin.', zh: '需填白蛋白。' },
    },
    delta: {
      label: { en: 'Delta ratio', zh: 'Δ 比值' },
      unit: { en: '(ratio)', zh: '（比值）' },
      decimals: 2,
      absent: { en: 'Only where bicarbonate is below 24 mmol/L.', zh: '仅在碳酸氢根 < 24 mmol/L 时计算。' },
    },
  },
  formula(inputs) {
    const gap = inputs.sodium - inputs.chloride - inputs.bicarbonate
    const corrected = inputs.albumin === null ? null : gap + usual.perGram * (usual.albumin - inputs.albumin)
    const missing = usual.bicarbonate - inputs.bicarbonate
    return { gap, corrected, delta: missing > 0 ? ((corrected ?? gap) - usual.gap) / missing : null }
  },
  formulaText: [
    { en: 'AG = Na − (Cl + HCO₃)', zh: 'AG = Na −（Cl + HCO₃）' },
    {
      en: `Corrected AG = AG + ${usual.perGram} × (${usual.albumin} − albumin in g/L)`,
      zh: `校正 AG = AG + ${usual.perGram} ×（${usual.albumin} − 白蛋白 g/L）`,
    },
    {
      en: `Delta ratio = (AG − ${usual.gap}) ÷ (${usual.bicarbonate} − HCO₃), with the corrected gap where albumin is given`,
      zh: `Δ 比值 =（AG − ${usual.gap}）÷（${usual.bicarbonate} − HCO₃），填有白蛋白时取校正 AG`,
    },
  ],
  classifications: bands,
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Potassium is not counted. Use the interval of your laboratory.',
      zh: '未计入钾；请以本实验室参考区间为准。',
    },
    {
      en: 'The delta ratio is a rough guide: in lactic acidosis about 1.6, in ketoacidosis about 1.',
      zh: 'Δ 比值仅供粗略参考：乳酸酸中毒约 1.6，酮症酸中毒约 1。',
    },
  ],
  nextSteps: [
    {
      en: 'Raised: lactate, ketones, urea, and where poisoning is possible the osmolal gap.',
      zh: '升高者：查乳酸、酮体、尿素，疑中毒者测渗透压间隙。',
    },
    {
      en: 'Normal: loss of bicarbonate by bowel or kidney (urine anion gap).',
      zh: '正常者：考虑肠道或肾脏丢失碳酸氢盐（可测尿阴离子间隙）。',
    },
  ],
  references: [
    {
      text: 'Figge J, Jabor A, Kazda A, Fencl V. Anion gap and hypoalbuminemia. Crit Care Med 1998;26:1807–1810.',
      doi: '10.1097/00003246-199811000-00019',
    },
    { text: 'Emmett M, Narins RG. Clinical use of the anion gap. Medicine (Baltimore) 1977;56:38–54.' },
  ],
  examples,
})
