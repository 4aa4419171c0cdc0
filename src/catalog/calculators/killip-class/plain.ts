import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: { rales: { input: 'signs' }, oedema: { input: 'oedema' }, shock: { input: 'shock' } },
  outputs: { class: { band: 'class' } },
  examples: [{ inputs: { rales: 1 }, outputs: { class: 'II' } }],
})
