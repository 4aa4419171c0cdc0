import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { urea } from '../../kit/tool/inputs/chemistry.ts'
import { serumCreatinine } from '../../kit/tool/inputs/laboratory.ts'
import { urineCreatinine, urineUrea } from '../../kit/tool/inputs/urine.ts'
import { pattern } from './pattern.ts'

export const definition = defineCalculator({
  id: 'feurea',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and cut-offs compared with mdapp.co and FPnotebook; results with a worked example published elsewhere and a second program in R. The paper itself was not at hand.',
      zh: '公式与界值同 mdapp.co、FPnotebook 核对，结果与一例公开算例及另行编写的 R 程序核对；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Helps to tell prerenal acute kidney injury from tubular necrosis, also after diuretics.',
    zh: '用于鉴别肾前性急性肾损伤与急性肾小管坏死，使用利尿剂者亦适用。',
  },
  population: { en: 'Oliguric acute kidney injury.', zh: '少尿型急性肾损伤患者。' },
  inputs: {
    urineUrea: urineUrea(),
    serumUrea: urea(),
    urineCreatinine: urineCreatinine(),
    serumCreatinine: serumCreatinine(),
  },
  outputs: { feurea: { label: { en: 'FEUrea', zh: 'FEUrea' }, unit: { en: '%', zh: '%' }, decimals: 1 } },
  formula: (inputs) => ({
    feurea: (100 * inputs.urineUrea * inputs.serumCreatinine) / (inputs.serumUrea * inputs.urineCreatinine),
  }),
  formulaText: [
    {
      en: 'FEUrea (%) = 100 × (urine urea × serum creatinine) ÷ (serum urea × urine creatinine)',
      zh: 'FEUrea（%）= 100 ×（尿尿素 × 血肌酐）÷（血尿素 × 尿肌酐）',
    },
    {
      en: 'Urea (or its nitrogen) and creatinine each in the same unit in blood and urine',
      zh: '血、尿尿素（或尿素氮）取相同单位，血、尿肌酐取相同单位',
    },
  ],
  classifications: [pattern],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Protein intake, gastrointestinal bleeding, catabolism, osmotic diuresis and sepsis change it.',
      zh: '蛋白质摄入、消化道出血、高分解代谢、渗透性利尿及脓毒症可影响结果。',
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
      text: 'Carvounis CP, Nisar S, Guro-Razuman S. Significance of the fractional excretion of urea in the differential diagnosis of acute renal failure. Kidney Int 2002;62:2223–2229.',
      doi: '10.1046/j.1523-1755.2002.00683.x',
    },
  ],
  examples: [
    {
      id: 'prerenal',
      inputs: {
        urineUrea: { value: 300, unit: 'mg/dL' },
        serumUrea: { value: 60, unit: 'mg/dL' },
        urineCreatinine: { value: 100, unit: 'mg/dL' },
        serumCreatinine: { value: 3, unit: 'mg/dL' },
      },
      expect: { feurea: { value: 15, decimals: 1 } },
      bands: { pattern: 'prerenal' },
      source: earlierImplementation,
    },
    {
      id: 'between',
      inputs: {
        urineUrea: { value: 100, unit: 'mmol/L' },
        serumUrea: { value: 25, unit: 'mmol/L' },
        urineCreatinine: { value: 4000, unit: 'umol/L' },
        serumCreatinine: { value: 400, unit: 'umol/L' },
      },
      expect: { feurea: { value: 40, decimals: 1 } },
      bands: { pattern: 'between' },
      source: secondProgram,
    },
    {
      id: 'intrinsic',
      inputs: {
        urineUrea: { value: 8, unit: 'mg/dL', confirmed: true },
        serumUrea: { value: 11, unit: 'mg/dL' },
        urineCreatinine: { value: 16, unit: 'mg/dL' },
        serumCreatinine: { value: 14, unit: 'mg/dL' },
      },
      expect: { feurea: { value: 63.6, decimals: 1 } },
      bands: { pattern: 'intrinsic' },
      source: {
        outside: true,
        words: {
          en: 'Worked example published with an online calculator.',
          zh: '某公开在线计算器的算例。',
        },
      },
    },
  ],
})
