import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    bathing: { input: 'bathing' },
    dressing: { input: 'dressing' },
    toileting: { input: 'toileting' },
    transferring: { input: 'transferring' },
    continence: { input: 'continence' },
    feeding: { input: 'feeding' },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { dressing: true, toileting: true, transferring: true, feeding: true }, outputs: { score: 4 } }],
})
