import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    test: { input: 'test', of: { MMSE: 'mmse', MoCA: 'moca' } },
    total: { input: 'total', unit: '{score}' },
    edu: { input: 'education', unit: 'a' },
  },
  outputs: { cutoff: 'cutoff', abnormal: { band: 'screen', of: { abnormal: true, normal: false } } },
  examples: [{ inputs: { test: 'MMSE', total: 22, edu: 9 }, outputs: { cutoff: 24, abnormal: true } }],
})
