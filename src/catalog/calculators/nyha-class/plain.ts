import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    c: { input: 'nyha', of: { I: 'I', II: 'II', III: 'III', IV: 'IV' } },
    ccs: { input: 'ccs', of: { I: 'I', II: 'II', III: 'III', IV: 'IV' } },
  },
  outputs: { class: { band: 'nyha' }, ccs: { band: 'ccs' } },
  examples: [{ inputs: { c: 'II' }, outputs: { class: 'II' } }],
})
