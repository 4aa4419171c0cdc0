import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    hco3: { input: 'bicarbonate', unit: 'mmol/L' },
    paco2: { input: 'carbonDioxide', unit: 'mm[Hg]' },
    paco2_kpa: { input: 'carbonDioxide', unit: 'kPa' },
  },
  outputs: { lo: 'low', mid: 'expected', hi: 'high', mid_kPa: 'expectedKpa' },
  examples: [{ inputs: { hco3: 12 }, outputs: { lo: 24, mid: 26, hi: 28, mid_kPa: 3.47 } }],
})
