import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: 'mm[Hg]' }, v_si: { input: 'value', unit: 'kPa' } },
  outputs: { kPa: 'in0', mmHg: 'in1' },
  examples: [{ inputs: { v: 60 }, outputs: { kPa: 7.9993 } }],
})
