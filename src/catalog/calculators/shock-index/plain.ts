import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    hr: { input: 'heartRate', unit: '/min' },
    sbp: { input: 'systolic', unit: 'mm[Hg]' },
    dbp: { input: 'diastolic', unit: 'mm[Hg]' },
    age: { input: 'age', unit: 'a' },
  },
  outputs: { SI: 'si', MSI: 'msi', ASI: 'asi' },
  examples: [{ inputs: { hr: 110, sbp: 95, dbp: 60, age: 60 }, outputs: { SI: 1.16, MSI: 1.53, ASI: 69.5 } }],
})
