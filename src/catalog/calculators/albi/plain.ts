import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    bili: { input: 'bilirubin', unit: 'umol/L' },
    bili_mgdl: { input: 'bilirubin', unit: 'mg/dL' },
    alb_gl: { input: 'albumin', unit: 'g/L' },
    alb_gdl: { input: 'albumin', unit: 'g/dL' },
  },
  outputs: { ALBI: 'albi', grade: { band: 'grade', of: { '1': 1, '2': 2, '3': 3 } } },
  examples: [{ inputs: { bili: 15, alb_gl: 42 }, outputs: { ALBI: -2.794, grade: 1 } }],
})
