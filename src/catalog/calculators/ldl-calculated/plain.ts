import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    tc: { input: 'total', unit: 'mg/dL' },
    hdl: { input: 'hdl', unit: 'mg/dL' },
    tg: { input: 'triglycerides', unit: 'mg/dL' },
    tc_mmoll: { input: 'total', unit: 'mmol/L' },
    hdl_mmoll: { input: 'hdl', unit: 'mmol/L' },
    tg_mmoll: { input: 'triglycerides', unit: 'mmol/L' },
  },
  outputs: {
    friedewald: 'friedewaldMg',
    martin_hopkins: 'martinMg',
    mh_factor: 'factor',
    sampson: 'sampsonMg',
    friedewald_mmoll: 'friedewald',
    martin_hopkins_mmoll: 'martin',
    sampson_mmoll: 'sampson',
  },
  examples: [
    {
      inputs: { tc: 200, hdl: 50, tg: 150 },
      outputs: { friedewald: 120, martin_hopkins: 123.7, mh_factor: 5.7, sampson: 123.4 },
    },
  ],
})
