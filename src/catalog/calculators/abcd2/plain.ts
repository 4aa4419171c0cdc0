import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    a: { input: 'age', of: { true: { value: 70, unit: 'a' }, false: { value: 50, unit: 'a' } } },
    b: { input: 'systolic', of: { true: { value: 150, unit: 'mm[Hg]' }, false: { value: 120, unit: 'mm[Hg]' } } },
    c: {
      input: 'clinical',
      of: { other: 'other', 'speech without weakness': 'speech', 'unilateral weakness': 'weakness' },
    },
    d: {
      input: 'duration',
      of: {
        '<10 min': { value: 5, unit: 'min' },
        '10–59 min': { value: 30, unit: 'min' },
        '≥60 min': { value: 90, unit: 'min' },
      },
    },
    dm: { input: 'diabetes' },
  },
  outputs: { score: 'score' },
  absent: {
    age: { value: 50, unit: 'a' },
    systolic: { value: 120, unit: 'mm[Hg]' },
    diastolic: { value: 75, unit: 'mm[Hg]' },
    clinical: 'other',
    duration: { value: 5, unit: 'min' },
  },
  examples: [{ inputs: { a: true, b: true, c: 'unilateral weakness', d: '10–59 min' }, outputs: { score: 5 } }],
})
