import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { h: { input: 'height', unit: 'cm' }, w: { input: 'weight', unit: 'kg' } },
  outputs: { duBois: 'duBois', mosteller: 'mosteller', haycock: 'haycock', gehan: 'gehan', stevenson: 'stevenson' },
  examples: [
    {
      inputs: { h: 170, w: 65 },
      outputs: { duBois: 1.754, mosteller: 1.752, haycock: 1.754, gehan: 1.763, stevenson: 1.716 },
    },
  ],
})
