import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    b: { input: 'urea', of: { true: { value: 12, unit: 'mmol/L' }, false: { value: 5, unit: 'mmol/L' } } },
    i: { input: 'mentation' },
    s: { input: 'sirs' },
    a: { input: 'age', of: { true: { value: 70, unit: 'a' }, false: { value: 50, unit: 'a' } } },
    p: { input: 'effusion' },
  },
  outputs: { score: 'score' },
  absent: { urea: { value: 5, unit: 'mmol/L' }, age: { value: 50, unit: 'a' } },
  examples: [{ inputs: { b: true, s: true, a: true }, outputs: { score: 3 } }],
})
