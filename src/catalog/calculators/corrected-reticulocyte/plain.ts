import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    retic: { input: 'reticulocytes', unit: '%' },
    hct: { input: 'haematocrit', unit: '%' },
  },
  outputs: { corrected: 'corrected', RPI: 'rpi' },
  examples: [{ inputs: { retic: 9, hct: 25 }, outputs: { corrected: 5, RPI: 2.5 } }],
})
