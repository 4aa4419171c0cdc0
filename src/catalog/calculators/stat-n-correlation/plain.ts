import { plainPlanning } from '../../kit/planning/plain-planning.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    r: { input: 'r', unit: '1' },
    ...plainPlanning,
  },
  outputs: { n: 'n' },
  examples: [{ inputs: { r: 0.3, alpha: 0.05, power: 0.8 }, outputs: { n: 85 } }],
})
