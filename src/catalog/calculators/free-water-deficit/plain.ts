import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    weight: { input: 'weight', unit: 'kg' },
    na: { input: 'sodium', unit: 'mmol/L' },
    tbw: { input: 'body', of: { '0.6': 'man', '0.5': 'woman', '0.45': 'old-woman' } },
    target: { input: 'target', unit: 'mmol/L' },
  },
  outputs: { deficit_L: 'deficit' },
  examples: [{ inputs: { weight: 70, na: 160, tbw: 0.6 }, outputs: { deficit_L: 6 } }],
})
