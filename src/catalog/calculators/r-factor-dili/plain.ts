import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    alt: { input: 'alt', unit: 'U/L' },
    altULN: { input: 'altLimit', unit: 'U/L' },
    alp: { input: 'alp', unit: 'U/L' },
    alpULN: { input: 'alpLimit', unit: 'U/L' },
  },
  outputs: { R: 'r' },
  examples: [{ inputs: { alt: 800, altULN: 40, alp: 150, alpULN: 120 }, outputs: { R: 16 } }],
})
