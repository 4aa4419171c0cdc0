import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { c: { input: 'cutDown' }, a: { input: 'annoyed' }, g: { input: 'guilty' }, e: { input: 'eyeOpener' } },
  outputs: { score: 'score' },
  examples: [{ inputs: { c: true, g: true }, outputs: { score: 2 } }],
})
