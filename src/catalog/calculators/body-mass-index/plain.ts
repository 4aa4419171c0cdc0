import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    h: { input: 'height', unit: 'cm' },
    w: { input: 'weight', unit: 'kg' },
    age: { input: 'age', unit: 'a' },
  },
  outputs: {
    BMI: 'bmi',
    who: { band: 'who' },
    china: { band: 'china', of: { underweight: '体重过低', normal: '体重正常', overweight: '超重', obese: '肥胖' } },
  },
  absent: { age: { value: 40, unit: 'a' } },
  examples: [{ inputs: { h: 170, w: 75 }, outputs: { BMI: 26, who: 'overweight', china: '超重' } }],
})
