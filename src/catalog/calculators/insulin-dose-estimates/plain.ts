import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    weight: { input: 'weight', unit: 'kg' },
    ukg: { input: 'perKg', unit: 'U/kg' },
    age: { input: 'age', unit: 'a' },
  },
  outputs: {
    TDD: 'total',
    basal: 'basal',
    ICR_g_per_U: 'carbohydrate',
    ISF_mmol: 'correction',
    ISF_mgdl: 'correctionMg',
  },
  examples: [
    { inputs: { weight: 70, ukg: 0.5 }, outputs: { TDD: 35, basal: 17.5, ICR_g_per_U: 14.3, ISF_mmol: 2.86 } },
  ],
})
