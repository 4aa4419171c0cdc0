import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    se: { input: 'sensitivity', unit: '1' },
    sp: { input: 'specificity', unit: '1' },
    d: { input: 'halfWidth', unit: '1' },
    prev: { input: 'prevalence', unit: '1' },
  },
  outputs: { n_sens: 'forSensitivity', n_spec: 'forSpecificity', n: 'n' },
  examples: [{ inputs: { se: 0.9, sp: 0.85, d: 0.05, prev: 0.2 }, outputs: { n_sens: 692, n_spec: 245, n: 692 } }],
})
