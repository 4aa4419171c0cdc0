import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    a: { input: 'albumin', of: { true: { value: 25, unit: 'g/L' }, false: { value: 40, unit: 'g/L' } } },
    i: { input: 'inr', of: { true: { value: 2, unit: '1' }, false: { value: 1, unit: '1' } } },
    m: { input: 'mentation' },
    s: { input: 'systolic', of: { true: { value: 85, unit: 'mm[Hg]' }, false: { value: 120, unit: 'mm[Hg]' } } },
    age: { input: 'age', of: { true: { value: 70, unit: 'a' }, false: { value: 50, unit: 'a' } } },
  },
  outputs: { score: 'score' },
  absent: {
    albumin: { value: 40, unit: 'g/L' },
    inr: { value: 1, unit: '1' },
    systolic: { value: 120, unit: 'mm[Hg]' },
    age: { value: 50, unit: 'a' },
  },
  examples: [{ inputs: { a: true, s: true, age: true }, outputs: { score: 3 } }],
})
