import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    sx: { input: 'surgery' },
    ihd: { input: 'ischaemia' },
    hf: { input: 'failure' },
    cva: { input: 'stroke' },
    ins: { input: 'insulin' },
    cr: { input: 'creatinine' },
  },
  outputs: { score: 'score' },
  examples: [{ inputs: { sx: true, ihd: true, cr: true }, outputs: { score: 3 } }],
})
