import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    f: { input: 'fatigue' },
    r: { input: 'resistance' },
    a: { input: 'ambulation' },
    i: { input: 'illnesses' },
    l: { input: 'weight' },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { f: true, r: true, l: true }, outputs: { score: 3 } }],
})
