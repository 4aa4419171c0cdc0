import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    p0: { input: 'exposed', unit: '1' },
    or: { input: 'oddsRatio', unit: '1' },
    m: { input: 'controls', unit: '1' },
    alpha: { input: 'alpha', of: { 0.1: '0.10', 0.05: '0.05', 0.01: '0.01' } },
    power: { input: 'power', of: { 0.8: '0.80', 0.85: '0.85', 0.9: '0.90', 0.95: '0.95' } },
  },
  outputs: { p1: 'exposedCases', cases_kelsey: 'kelsey', cases_fleiss: 'fleiss' },
  examples: [
    {
      inputs: { p0: 0.3, or: 2, m: 1, alpha: 0.05, power: 0.8 },
      outputs: { p1: 0.4615, cases_kelsey: 142, cases_fleiss: 141 },
    },
  ],
})
