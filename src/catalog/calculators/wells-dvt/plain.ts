import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    ca: { input: 'cancer' },
    para: { input: 'paralysis' },
    bed: { input: 'bedridden' },
    tender: { input: 'tenderness' },
    leg: { input: 'wholeLeg' },
    calf: { input: 'calf' },
    pit: { input: 'oedema' },
    coll: { input: 'collaterals' },
    prev: { input: 'previous' },
    alt: { input: 'alternative' },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { ca: true, calf: true, pit: true }, outputs: { score: 3 } }],
})
