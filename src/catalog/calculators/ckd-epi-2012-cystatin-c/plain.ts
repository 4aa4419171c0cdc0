import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    scys: { input: 'cystatinC', unit: 'mg/L' },
    age: { input: 'age', unit: 'a' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
  },
  outputs: { eGFR: 'egfr' },
  examples: [{ inputs: { scys: 1, age: 50, sex: 'M' }, outputs: { eGFR: 80.9 } }],
})
