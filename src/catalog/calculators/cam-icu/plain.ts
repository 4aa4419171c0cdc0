import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    f1: { input: 'onset' },
    errors: { input: 'errors', unit: '1' },
    rass: { input: 'rass', unit: '{score}' },
    f4: { input: 'thinking' },
  },
  outputs: { delirium: { band: 'delirium', of: { yes: true, no: false } } },
  examples: [{ inputs: { f1: 1, errors: 4, rass: -1, f4: 0 }, outputs: { delirium: true } }],
})
