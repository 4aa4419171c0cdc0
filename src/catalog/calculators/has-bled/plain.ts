import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    htn: { input: 'hypertension' },
    renal: { input: 'renal' },
    liver: { input: 'liver' },
    stroke: { input: 'stroke' },
    bleed: { input: 'bleeding' },
    inr: { input: 'labileInr' },
    age: {
      input: 'age',
      of: {
        true: { value: 70, unit: 'a' },
        false: { value: 50, unit: 'a' },
        1: { value: 70, unit: 'a' },
        0: { value: 50, unit: 'a' },
      },
    },
    age_years: { input: 'age', unit: 'a' },
    drugs: { input: 'drugs' },
    alcohol: { input: 'alcohol' },
  },
  outputs: { score: 'score' },
  absent: { age: { value: 50, unit: 'a' } },
  examples: [{ inputs: { htn: true, age: true, drugs: true }, outputs: { score: 3 } }],
})
