import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    f: { input: 'female' },
    ns: { input: 'nonSmoker' },
    hx: { input: 'history' },
    op: { input: 'opioids' },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { f: true, ns: true, op: true }, outputs: { score: 3 } }],
})
