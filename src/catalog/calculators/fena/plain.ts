import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    una: { input: 'urineSodium', unit: 'mmol/L' },
    pna: { input: 'serumSodium', unit: 'mmol/L' },
    ucr: { input: 'urineCreatinine', unit: 'mg/dL' },
    pcr: { input: 'serumCreatinine', unit: 'mg/dL' },
    ucr_umoll: { input: 'urineCreatinine', unit: 'umol/L' },
    pcr_umoll: { input: 'serumCreatinine', unit: 'umol/L' },
  },
  outputs: { FENa_pct: 'fena' },
  examples: [{ inputs: { una: 20, pna: 140, ucr: 100, pcr: 2 }, outputs: { FENa_pct: 0.29 } }],
})
