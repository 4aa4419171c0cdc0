import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    spo2: { input: 'saturation', unit: '%' },
    fio2: { input: 'fio2', unit: '1' },
    rr: { input: 'respiratoryRate', unit: '/min' },
  },
  outputs: { ROX: 'rox' },
  examples: [{ inputs: { spo2: 94, fio2: 0.5, rr: 28 }, outputs: { ROX: 6.71 } }],
})
