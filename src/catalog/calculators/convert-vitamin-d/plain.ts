import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: 'ng/mL' }, v_si: { input: 'value', unit: 'nmol/L' } },
  outputs: { 'nmol/L': 'in0', 'ng/mL': 'in1' },
  examples: [{ inputs: { v: 20 }, outputs: { 'nmol/L': 49.92 } }],
})
