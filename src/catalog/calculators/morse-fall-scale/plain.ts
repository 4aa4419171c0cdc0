import { definePlain } from '../../kit/tool/plain-names.ts'

const yes = (points: string) => ({ true: points, 1: points, false: '0', 0: '0' })

export const plain = definePlain({
  inputs: {
    hx: { input: 'item1', of: yes('25') },
    dx: { input: 'item2', of: yes('15') },
    aid: {
      input: 'item3',
      of: { 'none/bed rest/nurse': '0', 'crutches/cane/walker': '15', furniture: '30' },
    },
    iv: { input: 'item4', of: yes('20') },
    gait: { input: 'item5', of: { 'normal/bed rest': '0', weak: '10', impaired: '20' } },
    ment: { input: 'item6', of: yes('15') },
  },
  outputs: { score: 'score', band: { band: 'risk' } },
  absent: { item1: '0', item2: '0', item3: '0', item4: '0', item5: '0', item6: '0' },
  examples: [
    {
      inputs: { hx: true, dx: true, aid: 'crutches/cane/walker', iv: true, gait: 'weak' },
      outputs: { score: 85 },
    },
  ],
})
