import { plainPlanning } from '../../kit/planning/plain-planning.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    p: { input: 'expected', unit: '1' },
    p0: { input: 'fixed', unit: '1' },
    ...plainPlanning,
  },
  outputs: { n: 'n' },
  examples: [{ inputs: { p: 0.4, p0: 0.3, alpha: 0.05, power: 0.8 }, outputs: { n: 172 } }],
})
