import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { ecog: { input: 'ecog', of: { '0': '0', '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' } } },
  outputs: { KPS: { band: 'karnofsky' }, ECOG: 'ecog' },
  examples: [{ inputs: { ecog: 1 }, outputs: { KPS: '70–80' } }],
})
