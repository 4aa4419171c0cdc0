import { definePlain } from '../../kit/tool/plain-names.ts'

const points = Object.fromEntries(['0', '5', '10', '15'].map((answer) => [answer, answer]))

export const plain = definePlain({
  inputs: {
    feed: { input: 'feeding', of: points },
    bath: { input: 'bathing', of: points },
    groom: { input: 'grooming', of: points },
    dress: { input: 'dressing', of: points },
    bowel: { input: 'bowels', of: points },
    bladder: { input: 'bladder', of: points },
    toilet: { input: 'toilet', of: points },
    transfer: { input: 'transfer', of: points },
    mob: { input: 'mobility', of: points },
    stairs: { input: 'stairs', of: points },
  },
  outputs: { score: 'score', band: { band: 'china' } },
  examples: [
    {
      inputs: {
        feed: 10,
        bath: 0,
        groom: 5,
        dress: 5,
        bowel: 10,
        bladder: 5,
        toilet: 5,
        transfer: 10,
        mob: 5,
        stairs: 0,
      },
      outputs: { score: 55 },
    },
  ],
})
