import { plainPlanning } from '../../kit/planning/plain-planning.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    p1: { input: 'p1', unit: '1' },
    p2: { input: 'p2', unit: '1' },
    ...plainPlanning,
    k: { input: 'ratio', unit: '1' },
  },
  outputs: { n1: 'group1', n2: 'group2', n1_cc: 'corrected1' },
  examples: [{ inputs: { p1: 0.3, p2: 0.15, alpha: 0.05, power: 0.8 }, outputs: { n1: 121, n2: 121, n1_cc: 134 } }],
})
