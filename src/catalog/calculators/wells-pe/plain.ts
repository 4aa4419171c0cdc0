import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    dvt: { input: 'legSigns' },
    alt: { input: 'likeliest' },
    hr: { input: 'heartRate' },
    imm: { input: 'immobile' },
    prev: { input: 'previous' },
    hemo: { input: 'haemoptysis' },
    ca: { input: 'cancer' },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { dvt: true, hr: true, imm: true }, outputs: { score: 6 } }],
})
