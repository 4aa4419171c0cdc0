import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { age: { input: 'age', unit: 'a' } },
  outputs: { uncuffed: 'uncuffed', cuffed: 'cuffed', depth_cm: 'depth', weight_kg: 'weight' },
  examples: [{ inputs: { age: 4 }, outputs: { uncuffed: 5, cuffed: 4.5, depth_cm: 14, weight_kg: 16 } }],
})
