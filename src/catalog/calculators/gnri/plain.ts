import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    alb: { input: 'albumin', unit: 'g/L' },
    alb_gdl: { input: 'albumin', unit: 'g/dL' },
    w: { input: 'weight', unit: 'kg' },
    h: { input: 'height', unit: 'cm' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
  },
  outputs: { ideal: 'ideal', GNRI: 'gnri' },
  examples: [{ inputs: { alb: 32, w: 50, h: 165, sex: 'M' }, outputs: { ideal: 61.3, GNRI: 81.7 } }],
})
