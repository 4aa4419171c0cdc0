import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: 'ng/dL' }, v_si: { input: 'value', unit: 'nmol/L' } },
  outputs: { 'nmol/L': 'in0', 'ng/dL': 'in1' },
  examples: [{ inputs: { v: 300 }, outputs: { 'nmol/L': 10.401 } }],
})
