import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    infl: {
      input: 'inflammation',
      of: { normal: 'none', 'intrinsic ± fat': 'intrinsic', 'collection or fat necrosis': 'collection' },
    },
    nec: { input: 'necrosis', of: { none: 'none', '≤30%': 'up-to-30', '>30%': 'above-30' } },
    extra: { input: 'extrapancreatic' },
  },
  outputs: { score: 'score' },
  absent: { inflammation: 'none', necrosis: 'none' },
  examples: [{ inputs: { infl: 'collection or fat necrosis', nec: '≤30%', extra: true }, outputs: { score: 8 } }],
})
