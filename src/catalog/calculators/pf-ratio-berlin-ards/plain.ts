import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    pao2: { input: 'pao2', unit: 'mm[Hg]' },
    pao2_kpa: { input: 'pao2', unit: 'kPa' },
    fio2: { input: 'fio2', unit: '1' },
    peep: { input: 'peep', unit: 'cm[H2O]' },
    spo2: { input: 'saturation', unit: '%' },
  },
  outputs: { PF: 'pf', SF: 'sf', berlin: { band: 'berlin' } },
  examples: [{ inputs: { pao2: 70, fio2: 0.5, peep: 8 }, outputs: { PF: 140, berlin: 'moderate' } }],
})
