import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { t: { input: 'depression', unit: '{score}' }, hama: { input: 'anxiety', unit: '{score}' } },
  outputs: { band: { band: 'depression' }, hama_band: { band: 'anxiety' } },
  examples: [{ inputs: { t: 18 }, outputs: { band: 'moderate' } }],
})
