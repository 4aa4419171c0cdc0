import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: 'mg/dL' }, v_si: { input: 'value', unit: 'mmol/L' } },
  outputs: { 'mmol/L': 'in0', 'mg/dL': 'in1' },
  examples: [{ inputs: { v: 100 }, outputs: { 'mmol/L': 5.5506 } }],
})
