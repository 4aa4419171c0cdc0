import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { c: { input: 'value', unit: 'Cel' }, f: { input: 'value', unit: '[degF]' } },
  outputs: { C: 'in0', F: 'in1', K: 'in2' },
  examples: [{ inputs: { c: 37 }, outputs: { F: 98.6 } }],
})
