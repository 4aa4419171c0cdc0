import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { x: { input: 'events', unit: '1' }, n: { input: 'n', unit: '1' } },
  outputs: {
    p: 'p',
    wilson: ['wilsonLow', 'wilsonHigh'],
    clopper_pearson: ['exactLow', 'exactHigh'],
    agresti_coull: ['agrestiLow', 'agrestiHigh'],
    wald: ['waldLow', 'waldHigh'],
  },
  examples: [
    {
      inputs: { x: 15, n: 120 },
      outputs: {
        p: 0.125,
        wilson: [0.0772, 0.196],
        clopper_pearson: [0.0717, 0.1978],
        agresti_coull: [0.0761, 0.1971],
        wald: [0.0658, 0.1842],
      },
    },
  ],
})
