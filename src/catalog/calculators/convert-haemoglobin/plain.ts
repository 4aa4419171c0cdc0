import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: 'g/dL' }, v_si: { input: 'value', unit: 'g/L' } },
  outputs: { 'g/L': 'in0', 'g/dL': 'in1' },
  examples: [{ inputs: { v: 12 }, outputs: { 'g/L': 120 } }],
})
