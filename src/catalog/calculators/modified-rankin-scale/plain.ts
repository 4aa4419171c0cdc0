import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { g: { input: 'grade', of: { '0': '0', '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6' } } },
  outputs: {
    mRS: 'score',
    good: { band: 'outcome', of: { excellent: true, good: true, dependent: false, dead: false } },
  },
  examples: [{ inputs: { g: 2 }, outputs: { mRS: 2, good: true } }],
})
