import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: 'ug/dL' }, v_si: { input: 'value', unit: 'umol/L' } },
  outputs: { 'µmol/L': 'in0', 'µg/dL': 'in1' },
  examples: [{ inputs: { v: 100 }, outputs: { 'µmol/L': 17.907 } }],
})
