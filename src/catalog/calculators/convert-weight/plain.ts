import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { v: { input: 'value', unit: '[lb_av]' }, v_si: { input: 'value', unit: 'kg' } },
  outputs: { kg: 'in0', lb: 'in1' },
  examples: [{ inputs: { v: 150 }, outputs: { kg: 68.039 } }],
})
