import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    weight: { input: 'weight', unit: 'kg' },
    hb: { input: 'actual', unit: 'g/dL' },
    target: { input: 'target', unit: 'g/dL' },
    hb_gl: { input: 'actual', unit: 'g/L' },
    target_gl: { input: 'target', unit: 'g/L' },
    stores: { input: 'stores', unit: 'mg' },
  },
  outputs: { deficit_mg: 'deficit' },
  examples: [{ inputs: { weight: 60, hb: 8, target: 15 }, outputs: { deficit_mg: 1508 } }],
})
