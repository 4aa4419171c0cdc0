import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
    waist: { input: 'waist', unit: 'cm' },
    hip: { input: 'hip', unit: 'cm' },
    neck: { input: 'neck', unit: 'cm' },
    h: { input: 'height', unit: 'cm' },
    bmi: { input: 'bmi', unit: 'kg/m2' },
    age: { input: 'age', unit: 'a' },
  },
  outputs: { WHtR: 'waistToHeight', WHR: 'waistToHip', deurenberg_pct: 'deurenberg', navy_pct: 'navy' },
  examples: [
    {
      inputs: { sex: 'M', waist: 90, neck: 38, h: 175, bmi: 25, age: 40 },
      outputs: { WHtR: 0.514, deurenberg_pct: 23, navy_pct: 20.7 },
    },
  ],
})
