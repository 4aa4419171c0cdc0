import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    sbp: { input: 'systolic', unit: 'mm[Hg]' },
    dbp: { input: 'diastolic', unit: 'mm[Hg]' },
    sbp_kpa: { input: 'systolic', unit: 'kPa' },
    dbp_kpa: { input: 'diastolic', unit: 'kPa' },
  },
  outputs: { MAP: 'map', PP: 'pulse' },
  examples: [{ inputs: { sbp: 120, dbp: 80 }, outputs: { MAP: 93.3, PP: 40 } }],
})
