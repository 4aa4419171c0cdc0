import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    tjc: { input: 'tender', unit: '{count}' },
    sjc: { input: 'swollen', unit: '{count}' },
    pt: { input: 'patient', unit: '{score}' },
    ph: { input: 'physician', unit: '{score}' },
    crp_mgdl: { input: 'crp', unit: 'mg/dL' },
    crp_mgl: { input: 'crp', unit: 'mg/L' },
  },
  outputs: { CDAI: 'cdai', SDAI: 'sdai' },
  examples: [{ inputs: { tjc: 6, sjc: 4, pt: 5, ph: 4, crp_mgdl: 2.5 }, outputs: { CDAI: 19, SDAI: 21.5 } }],
})
