import { definePlain } from '../../kit/plain-names.ts'

export const plain = definePlain({
  inputs: {
    c: { input: 'status', of: { I: 'I', II: 'II', III: 'III', IV: 'IV', V: 'V', VI: 'VI' } },
    e: { input: 'emergency' },
  },
  outputs: { class: { band: 'class' } },
  examples: [{ inputs: { c: 'III' }, outputs: { class: 'III' } }],
})
