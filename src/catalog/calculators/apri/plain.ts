import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    ast: { input: 'ast', unit: 'U/L' },
    uln: { input: 'limit', unit: 'U/L' },
    plt: { input: 'platelets', unit: '10*9/L' },
  },
  outputs: { APRI: 'apri' },
  examples: [{ inputs: { ast: 80, uln: 40, plt: 120 }, outputs: { APRI: 1.67 } }],
})
