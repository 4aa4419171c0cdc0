import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    sbp: { input: 'systolic', unit: 'mm[Hg]' },
    hr: { input: 'heartRate', unit: '/min' },
    rr: { input: 'respiratoryRate', unit: '/min' },
    temp: { input: 'temperature', unit: 'Cel' },
    avpu: { input: 'consciousness', of: { A: 'A', V: 'V', P: 'P', U: 'U' } },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { sbp: 95, hr: 112, rr: 24, temp: 38.7, avpu: 'V' }, outputs: { score: 8 } }],
})
