import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: 'ng/dL' }, v_si: { input: 'value', unit: 'pmol/L' } },
  outputs: { 'pmol/L': 'in0', 'ng/dL': 'in1' },
  examples: [{ inputs: { v: 1 }, outputs: { 'pmol/L': 12.87 } }],
})
