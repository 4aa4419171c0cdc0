import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { serumCreatinine, serumSodium } from '../../kit/tool/inputs/laboratory.ts'
import { urineCreatinine, urineSodium } from '../../kit/tool/inputs/urine.ts'
import { pattern } from './pattern.ts'

export const definition = defineCalculator({
  id: 'fena',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and cut-offs compared with msdmanuals.com; results with a second program in R. The paper itself was not at hand.',
      zh: '公式与界值同 msdmanuals.com 核对，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Helps to tell prerenal acute kidney injury from tubular necrosis in oliguria.',
    zh: '用于少尿患者鉴别肾前性急性肾损伤与急性肾小管坏死。',
  },
  population: {
    en: 'Oliguric acute kidney injury without diuretics and without prior chronic kidney disease.',
    zh: '未用利尿剂、无慢性肾脏病基础的少尿型急性肾损伤患者。',
  },
  inputs: {
    urineSodium: urineSodium(),
    serumSodium: serumSodium(),
    urineCreatinine: urineCreatinine(),
    serumCreatinine: serumCreatinine(),
    diuretic: optionalYesNo({ label: { en: 'Diuretic in the last 24 hours', zh: '近 24 小时内使用利尿剂' } }),
  },
  outputs: { fena: { label: { en: 'FENa', zh: 'FENa' }, unit: { en: '%', zh: '%' }, decimals: 2 } },
  formula: (inputs) => ({
    fena: (100 * inputs.urineSodium * inputs.serumCreatinine) / (inputs.serumSodium * inputs.urineCreatinine),
  }),
  formulaText: [
    {
      en: 'FENa (%) = 100 × (urine Na × serum creatinine) ÷ (serum Na × urine creatinine)',
      zh: 'FENa（%）= 100 ×（尿钠 × 血肌酐）÷（血钠 × 尿肌酐）',
    },
    { en: 'Both creatinines in the same unit', zh: '血、尿肌酐取相同单位' },
  ],
  classifications: [pattern],
  validity: [{ when: { input: 'diuretic', is: true }, effect: 'warn', message: 'diuretic' }],
  alerts: [],
  messages: {
    diuretic: {
      en: 'A diuretic raises sodium excretion: use the fractional excretion of urea.',
      zh: '利尿剂使尿钠排出增加，宜改用尿素排泄分数（FEUrea）。',
    },
  },
  caveats: [
    {
      en: 'Low also in contrast nephropathy, rhabdomyolysis, glomerulonephritis, early obstruction and the hepatorenal syndrome.',
      zh: '对比剂肾病、横纹肌溶解、肾小球肾炎、梗阻早期及肝肾综合征时也可偏低。',
    },
    {
      en: 'High without tubular necrosis in chronic kidney disease, after diuretics, with bicarbonaturia or glucosuria.',
      zh: '慢性肾脏病、使用利尿剂、碳酸氢盐尿或糖尿时，无肾小管坏死也可升高。',
    },
    { en: 'Urine and blood of the same time.', zh: '血、尿标本应同时留取。' },
  ],
  nextSteps: [
    {
      en: 'Read it with volume status, urine sediment and the course after fluids.',
      zh: '结合容量状态、尿沉渣及补液反应综合判断。',
    },
  ],
  references: [
    {
      text: 'Espinel CH. The FENa test: use in the differential diagnosis of acute renal failure. JAMA 1976;236:579–581.',
      doi: '10.1001/jama.1976.03270060029022',
    },
  ],
  examples: [
    {
      id: 'prerenal',
      inputs: {
        urineSodium: { value: 20, unit: 'mmol/L' },
        serumSodium: { value: 140, unit: 'mmol/L' },
        urineCreatinine: { value: 100, unit: 'mg/dL' },
        serumCreatinine: { value: 2, unit: 'mg/dL' },
      },
      expect: { fena: { value: 0.29, decimals: 2 } },
      bands: { pattern: 'prerenal' },
      source: earlierImplementation,
    },
    {
      id: 'between',
      inputs: {
        urineSodium: { value: 40, unit: 'mmol/L' },
        serumSodium: { value: 138, unit: 'mmol/L' },
        urineCreatinine: { value: 8000, unit: 'umol/L' },
        serumCreatinine: { value: 350, unit: 'umol/L' },
      },
      expect: { fena: { value: 1.268, decimals: 3 } },
      bands: { pattern: 'between' },
      source: secondProgram,
    },
    {
      id: 'intrinsic',
      inputs: {
        urineSodium: { value: 80, unit: 'mmol/L' },
        serumSodium: { value: 135, unit: 'mmol/L' },
        urineCreatinine: { value: 40, unit: 'mg/dL' },
        serumCreatinine: { value: 4, unit: 'mg/dL' },
      },
      expect: { fena: { value: 5.926, decimals: 3 } },
      bands: { pattern: 'intrinsic' },
      source: secondProgram,
    },
  ],
})
