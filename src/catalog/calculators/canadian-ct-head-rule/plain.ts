import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    high: { input: 'fracture' },
    medium: { input: 'mechanism' },
    gcs15_2h: { input: 'coma' },
    fracture: { input: 'fracture' },
    base: { input: 'base' },
    vomit: { input: 'vomiting' },
    age: { input: 'age', unit: 'a' },
    amnesia: { input: 'amnesia' },
    mechanism: { input: 'mechanism' },
  },
  outputs: {
    high: { band: 'high', of: { yes: true, no: false } },
    medium: { band: 'medium', of: { yes: true, no: false } },
    ct: { band: 'ct', of: { yes: true, no: false } },
  },
  absent: { age: { value: 40, unit: 'a' } },
  examples: [{ inputs: { high: 1, medium: 0 }, outputs: { high: true, medium: false, ct: true } }],
})
