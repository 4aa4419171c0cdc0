import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    c: { input: 'confusion' },
    r: { input: 'respiratoryRate', of: { true: { value: 32, unit: '/min' }, false: { value: 18, unit: '/min' } } },
    b: { input: 'systolic', of: { true: { value: 85, unit: 'mm[Hg]' }, false: { value: 120, unit: 'mm[Hg]' } } },
    age: { input: 'age', of: { true: { value: 70, unit: 'a' }, false: { value: 50, unit: 'a' } } },
  },
  outputs: { score: 'score' },
  absent: {
    respiratoryRate: { value: 18, unit: '/min' },
    systolic: { value: 120, unit: 'mm[Hg]' },
    diastolic: { value: 75, unit: 'mm[Hg]' },
    age: { value: 50, unit: 'a' },
  },
  examples: [{ inputs: { age: true }, outputs: { score: 1 } }],
})
