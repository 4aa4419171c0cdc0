import { plainPlanning } from '../../kit/planning/plain-planning.ts'
import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    p0: { input: 'exposed', unit: '1' },
    or: { input: 'oddsRatio', unit: '1' },
    m: { input: 'controls', unit: '1' },
    ...plainPlanning,
  },
  outputs: { p1: 'exposedCases', cases_kelsey: 'kelsey', cases_fleiss: 'fleiss' },
  examples: [
    {
      inputs: { p0: 0.3, or: 2, m: 1, alpha: 0.05, power: 0.8 },
      outputs: { p1: 0.4615, cases_kelsey: 142, cases_fleiss: 141 },
    },
  ],
})
