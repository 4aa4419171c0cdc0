import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: 'pg/mL' }, v_si: { input: 'value', unit: 'pmol/L' } },
  outputs: { 'pmol/L': 'in0', 'pg/mL': 'in1' },
  examples: [{ inputs: { v: 200 }, outputs: { 'pmol/L': 147.56 } }],
})
