import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    sex: { input: 'sex', of: { M: 'male', F: 'female' } },
    plt: { input: 'platelets', unit: '10*9/L' },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { age: 52, sex: 'M', plt: 150 }, outputs: { score: 18 } }],
})
