import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: '[in_i]' }, v_si: { input: 'value', unit: 'cm' } },
  outputs: { cm: 'in0', in: 'in1' },
  examples: [{ inputs: { v: 65 }, outputs: { cm: 165.1 } }],
})
