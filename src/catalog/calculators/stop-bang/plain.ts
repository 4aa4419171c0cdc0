import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    s: { input: 's' },
    t: { input: 't' },
    o: { input: 'o' },
    p: { input: 'p' },
    b: { input: 'b' },
    a: { input: 'a' },
    n: { input: 'n' },
    g: { input: 'g' },
  },
  outputs: { score: 'score', band: { band: 'risk' } },
  examples: [{ inputs: { s: true, t: true, p: true, a: true, g: true }, outputs: { score: 5 } }],
})
