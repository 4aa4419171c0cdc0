import { definePlain } from '../../kit/tool/plain-names.ts'

const roman = ['I', 'II', 'III', 'IV']

export const plain = definePlain({
  inputs: { c: { input: 'view', of: { I: 'I', II: 'II', III: 'III', IV: 'IV' } } },
  outputs: {
    class: ({ outputs }) => roman[(outputs.class?.value ?? 0) - 1] ?? null,
    difficult: { band: 'laryngoscopy', of: { easier: false, difficult: true } },
  },
  examples: [{ inputs: { c: 'II' }, outputs: { class: 'II', difficult: false } }],
})
