import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    ca: { input: 'cancer' },
    prev: { input: 'previous' },
    mob: { input: 'immobile' },
    thr: { input: 'thrombophilia' },
    sx: { input: 'surgery' },
    age: { input: 'age', of: { true: { value: 75, unit: 'a' }, false: { value: 50, unit: 'a' } } },
    hf: { input: 'failure' },
    mi: { input: 'infarction' },
    inf: { input: 'infection' },
    ob: { input: 'bmi', of: { true: { value: 32, unit: 'kg/m2' }, false: { value: 23, unit: 'kg/m2' } } },
    horm: { input: 'hormones' },
  },
  outputs: { score: 'score' },
  absent: { age: { value: 50, unit: 'a' }, bmi: { value: 23, unit: 'kg/m2' } },
  examples: [{ inputs: { mob: true, age: true, inf: true }, outputs: { score: 5 } }],
})
