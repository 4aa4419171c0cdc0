import { defineCalculator } from '../../kit/tool/calculator.ts'
import { serumAlbumin, totalBilirubin } from '../../kit/tool/inputs/laboratory.ts'
import { examples } from './examples.ts'
import { grade, modified } from './grades.ts'

/** Bilirubin in µmol/L, albumin in g/L. */
const weights = { bilirubin: 0.66, albumin: 0.085 }

export const definition = defineCalculator({
  id: 'albi',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and grades compared with aihaoyisheng.com and several public calculators; results with a second program in R. The paper itself was not at hand.',
      zh: '公式与分级同 aihaoyisheng.com 及多个公开计算器核对，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Grades liver function from bilirubin and albumin alone.',
    zh: '仅用胆红素与白蛋白评估肝功能。',
  },
  population: {
    en: 'Patients with hepatocellular carcinoma; used in other chronic liver disease too.',
    zh: '肝细胞癌患者；也用于其他慢性肝病。',
  },
  inputs: { bilirubin: totalBilirubin(), albumin: serumAlbumin() },
  outputs: { albi: { label: { en: 'ALBI', zh: 'ALBI' }, unit: { en: '(score)', zh: '（评分）' }, decimals: 2 } },
  formula: ({ bilirubin, albumin }) => ({
    albi: weights.bilirubin * Math.log10(bilirubin) - weights.albumin * albumin,
  }),
  formulaText: [
    {
      en: `ALBI = ${weights.bilirubin} × log₁₀(bilirubin, µmol/L) − ${weights.albumin} × albumin (g/L)`,
      zh: `ALBI = ${weights.bilirubin} × log₁₀(胆红素，µmol/L) − ${weights.albumin} × 白蛋白（g/L）`,
    },
  ],
  classifications: [grade, modified],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Infused albumin, nephrotic loss and biliary obstruction distort it.',
      zh: '输注白蛋白、肾病性丢失及胆道梗阻会影响结果。',
    },
    { en: 'It says nothing of portal hypertension.', zh: '不反映门静脉高压。' },
  ],
  nextSteps: [
    {
      en: 'Read it with tumour stage, performance status and portal hypertension before treatment is chosen.',
      zh: '结合肿瘤分期、体力状态与门静脉高压选择治疗。',
    },
  ],
  references: [
    {
      text: 'Johnson PJ, Berhane S, Kagebayashi C, et al. Assessment of liver function in patients with hepatocellular carcinoma: a new evidence-based approach — the ALBI grade. J Clin Oncol 2015;33:550–558.',
      doi: '10.1200/JCO.2014.57.9151',
    },
  ],
  examples,
})
