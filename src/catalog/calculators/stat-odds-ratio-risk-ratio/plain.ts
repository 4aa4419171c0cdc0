import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    a: { input: 'a', unit: '1' },
    b: { input: 'b', unit: '1' },
    c: { input: 'c', unit: '1' },
    d: { input: 'd', unit: '1' },
  },
  outputs: { OR: 'odds', OR_ci: ['oddsLow', 'oddsHigh'], RR: 'risk', RR_ci: ['riskLow', 'riskHigh'] },
  examples: [
    {
      inputs: { a: 30, b: 70, c: 15, d: 85 },
      outputs: { OR: 2.429, OR_ci: [1.211, 4.87], RR: 2, RR_ci: [1.149, 3.482] },
    },
  ],
})
