import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    rr: { input: 'respiratoryRate', of: { true: { value: 24, unit: '/min' }, false: { value: 16, unit: '/min' } } },
    sbp: { input: 'systolic', of: { true: { value: 95, unit: 'mm[Hg]' }, false: { value: 120, unit: 'mm[Hg]' } } },
    ment: { input: 'mentation' },
  },
  outputs: { score: 'score' },
  absent: { respiratoryRate: { value: 16, unit: '/min' }, systolic: { value: 120, unit: 'mm[Hg]' } },
  examples: [{ inputs: { rr: true, ment: true }, outputs: { score: 2 } }],
})
