import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    tr: { input: 'trauma' },
    inc: { input: 'incisors' },
    beard: { input: 'beard' },
    tongue: { input: 'tongue' },
    e1: { input: 'opening' },
    e2: { input: 'hyomental' },
    e3: { input: 'thyrohyoid' },
    mp: { input: 'mallampati' },
    obs: { input: 'obstruction' },
    neck: { input: 'neck' },
  },
  outputs: { score: 'score', score_9: 'withoutMallampati' },
  examples: [{ inputs: { inc: true, mp: true, neck: true }, outputs: { score: 3 } }],
})
