import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    alb_gl: { input: 'albumin', unit: 'g/L' },
    alb_gdl: { input: 'albumin', unit: 'g/dL' },
    bili0: { input: 'before', unit: 'umol/L' },
    bili7: { input: 'after', unit: 'umol/L' },
    bili0_mgdl: { input: 'before', unit: 'mg/dL' },
    bili7_mgdl: { input: 'after', unit: 'mg/dL' },
    renal: {
      input: 'creatinine',
      of: {
        '0': { value: 80, unit: 'umol/L' },
        '1': { value: 150, unit: 'umol/L' },
        false: { value: 80, unit: 'umol/L' },
        true: { value: 150, unit: 'umol/L' },
      },
    },
    scr_umoll: { input: 'creatinine', unit: 'umol/L' },
    scr_mgdl: { input: 'creatinine', unit: 'mg/dL' },
    pt: { input: 'time', unit: 's' },
  },
  outputs: { R: 'r', Lille: 'lille' },
  absent: { creatinine: { value: 80, unit: 'umol/L' } },
  examples: [
    {
      inputs: { age: 50, alb_gl: 25, bili0: 250, bili7: 150, renal: 0, pt: 20 },
      outputs: { R: 1.648, Lille: 0.161 },
    },
  ],
})
