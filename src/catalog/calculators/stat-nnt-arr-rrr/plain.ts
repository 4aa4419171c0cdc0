import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    a: { input: 'treatedEvents', unit: '1' },
    n1: { input: 'treated', unit: '1' },
    b: { input: 'controlEvents', unit: '1' },
    n2: { input: 'control', unit: '1' },
  },
  outputs: {
    EER: 'treatedRisk',
    CER: 'controlRisk',
    ARR: 'reduction',
    ARR_wald: ['waldLow', 'waldHigh'],
    ARR_newcombe: ['reductionLow', 'reductionHigh'],
    RRR: 'relative',
    NNT: ({ outputs }) => outputs.needed?.value ?? null,
    NNT_up: ({ outputs }) => outputs.needed?.rounded ?? null,
  },
  examples: [
    {
      inputs: { a: 15, n1: 200, b: 30, n2: 200 },
      outputs: {
        EER: 0.075,
        CER: 0.15,
        ARR: 0.075,
        ARR_wald: [0.0135, 0.1365],
        ARR_newcombe: [0.0128, 0.1381],
        RRR: 0.5,
        NNT: 13.3,
        NNT_up: 14,
      },
    },
  ],
})
