import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    nut: { input: 'nutrition', of: { 0: 'none', 1: 'mild', 2: 'moderate', 3: 'severe' } },
    sev: { input: 'disease', of: { 0: 'none', 1: 'mild', 2: 'moderate', 3: 'severe' } },
    age: { input: 'age', unit: 'a' },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { nut: 2, sev: 1, age: 74 }, outputs: { score: 4 } }],
})
