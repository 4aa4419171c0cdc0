import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    wbc: { input: 'whiteCells', unit: '10*9/L' },
    segs: { input: 'segmented', unit: '%' },
    bands: { input: 'bands', unit: '%' },
  },
  outputs: { ANC: 'anc' },
  examples: [{ inputs: { wbc: 2.1, segs: 30, bands: 5 }, outputs: { ANC: 0.73 } }],
})
