import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    g: { input: 'grade', of: { '0': 'strenuous', '1': 'hurrying', '2': 'slower', '3': 'minutes', '4': 'housebound' } },
  },
  outputs: { grade: 'score', high: { band: 'symptoms', of: { fewer: false, more: true } } },
  examples: [{ inputs: { g: 1 }, outputs: { grade: 1, high: false } }],
})
