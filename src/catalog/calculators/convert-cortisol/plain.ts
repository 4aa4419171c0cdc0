import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: 'ug/dL' }, v_si: { input: 'value', unit: 'nmol/L' } },
  outputs: { 'nmol/L': 'in0', 'µg/dL': 'in1' },
  examples: [{ inputs: { v: 10 }, outputs: { 'nmol/L': 275.9 } }],
})
