import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    chf: { input: 'heartFailure' },
    htn: { input: 'hypertension' },
    age: {
      input: 'age',
      of: { '<65': { value: 50, unit: 'a' }, '65–74': { value: 70, unit: 'a' }, '≥75': { value: 80, unit: 'a' } },
    },
    dm: { input: 'diabetes' },
    stroke: { input: 'stroke' },
    vasc: { input: 'vascularDisease' },
    female: { input: 'sex', of: { true: 'female', false: 'male', 1: 'female', 0: 'male' } },
  },
  outputs: { score: 'score' },
  absent: { age: { value: 50, unit: 'a' }, sex: 'male' },
  examples: [{ inputs: { htn: true, age: '≥75', female: true, dm: true }, outputs: { score: 5 } }],
})
