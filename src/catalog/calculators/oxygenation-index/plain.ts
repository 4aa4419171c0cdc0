import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    maw: { input: 'airway', unit: 'cm[H2O]' },
    fio2: { input: 'fio2', unit: '1' },
    pao2: { input: 'pao2', unit: 'mm[Hg]' },
    pao2_kpa: { input: 'pao2', unit: 'kPa' },
    spo2: { input: 'saturation', unit: '%' },
  },
  outputs: { OI: 'oi', OSI: 'osi' },
  examples: [{ inputs: { maw: 18, fio2: 0.8, pao2: 60 }, outputs: { OI: 24 } }],
})
