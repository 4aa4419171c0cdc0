import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: 'mg/dL' }, v_si: { input: 'value', unit: 'umol/L' } },
  outputs: { 'µmol/L': 'in0', 'mg/dL': 'in1' },
  examples: [{ inputs: { v: 6 }, outputs: { 'µmol/L': 356.88 } }],
})
