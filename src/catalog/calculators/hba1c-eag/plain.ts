import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { a1c: { input: 'hba1c', unit: '%' } },
  outputs: { eAG_mgdl: 'averageMg', eAG_mmol: 'average', ifcc: 'ifcc' },
  examples: [{ inputs: { a1c: 7 }, outputs: { eAG_mgdl: 154.2, eAG_mmol: 8.56, ifcc: 53 } }],
})
