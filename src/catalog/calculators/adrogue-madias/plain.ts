import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    na: { input: 'sodium', unit: 'mmol/L' },
    weight: { input: 'weight', unit: 'kg' },
    tbw: { input: 'body', of: { '0.6': 'man', '0.5': 'woman', '0.45': 'old-woman' } },
    infNa: { input: 'infusateSodium', unit: 'mmol/L' },
    infK: { input: 'infusatePotassium', unit: 'mmol/L' },
  },
  outputs: { dNa_per_L: 'change' },
  examples: [{ inputs: { na: 110, weight: 60, tbw: 0.5, infNa: 513 }, outputs: { dNa_per_L: 13 } }],
})
