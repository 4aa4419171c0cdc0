import { definePlain } from '../../kit/tool/plain-names.ts'

const points = Object.fromEntries(['1', '2', '3', '4'].map((answer) => [answer, answer]))

export const plain = definePlain({
  inputs: {
    sens: { input: 'item1', of: points },
    moist: { input: 'item2', of: points },
    act: { input: 'item3', of: points },
    mob: { input: 'item4', of: points },
    nut: { input: 'item5', of: points },
    fric: { input: 'item6', of: points },
  },
  outputs: { score: 'score', band: { band: 'risk' } },
  examples: [{ inputs: { sens: 3, moist: 3, act: 1, mob: 2, nut: 2, fric: 2 }, outputs: { score: 13 } }],
})
