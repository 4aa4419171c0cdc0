import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    uk: { input: 'urinePotassium', unit: 'mmol/L' },
    pk: { input: 'serumPotassium', unit: 'mmol/L' },
    uosm: { input: 'urineOsmolality', unit: 'mOsm/kg' },
    posm: { input: 'serumOsmolality', unit: 'mOsm/kg' },
    una: { input: 'urineSodium', unit: 'mmol/L' },
  },
  outputs: { TTKG: 'ttkg' },
  examples: [{ inputs: { uk: 40, pk: 6, uosm: 500, posm: 300 }, outputs: { TTKG: 4 } }],
})
