import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    uurea: { input: 'urineUrea', unit: 'mg/dL' },
    purea: { input: 'serumUrea', unit: 'mg/dL' },
    uurea_mmoll: { input: 'urineUrea', unit: 'mmol/L' },
    purea_mmoll: { input: 'serumUrea', unit: 'mmol/L' },
    ucr: { input: 'urineCreatinine', unit: 'mg/dL' },
    pcr: { input: 'serumCreatinine', unit: 'mg/dL' },
    ucr_umoll: { input: 'urineCreatinine', unit: 'umol/L' },
    pcr_umoll: { input: 'serumCreatinine', unit: 'umol/L' },
  },
  outputs: { FEUrea_pct: 'feurea' },
  examples: [{ inputs: { uurea: 300, purea: 60, ucr: 100, pcr: 3 }, outputs: { FEUrea_pct: 15 } }],
})
