import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    chf: { input: 'heartFailure' },
    htn: { input: 'hypertension' },
    age: {
      input: 'age',
      of: { '<65': { value: 50, unit: 'a' }, '65–74': { value: 70, unit: 'a' }, '≥75': { value: 80, unit: 'a' } },
    },
    age_years: { input: 'age', unit: 'a' },
    dm: { input: 'diabetes' },
    stroke: { input: 'stroke' },
    vasc: { input: 'vascularDisease' },
  },
  outputs: { score: 'score' },
  absent: { age: { value: 50, unit: 'a' } },
  examples: [{ inputs: { htn: true, age: '≥75', dm: true }, outputs: { score: 4 } }],
})
