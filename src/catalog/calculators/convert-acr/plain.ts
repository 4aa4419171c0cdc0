import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: 'mg/mmol' }, v_mgg: { input: 'value', unit: 'mg/g' } },
  outputs: { 'mg/g': 'in1', 'mg/mmol': 'in0' },
  examples: [{ inputs: { v: 3 }, outputs: { 'mg/g': 26.52 } }],
})
