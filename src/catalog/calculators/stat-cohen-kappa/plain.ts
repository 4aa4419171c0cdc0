import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { table: { input: 'table' } },
  outputs: { kappa: 'kappa', ci_simple: ['simpleLow', 'simpleHigh'], linear: 'linear', quadratic: 'quadratic' },
  examples: [
    {
      inputs: {
        table: [
          [20, 5],
          [10, 15],
        ],
      },
      outputs: { kappa: 0.4, ci_simple: [0.146, 0.654], linear: 0.4, quadratic: 0.4 },
    },
  ],
})
