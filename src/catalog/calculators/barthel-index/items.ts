import { graded, pointScore } from '../../kit/tool/point-score.ts'
import type { Words } from '../../kit/words.ts'

const dependent = { en: 'Dependent', zh: '依赖' }
const someHelp = { en: 'Some help', zh: '需部分帮助' }
const independent = { en: 'Independent', zh: '独立' }
const incontinent = { en: 'Incontinent', zh: '失控' }
const accidents = { en: 'Occasional accidents', zh: '偶有失控' }
const continent = { en: 'Continent', zh: '可控制' }

const two = (label: Words) => graded({ label, of: { 0: [0, dependent], 5: [5, independent] } })
const three = (label: Words, of: readonly [Words, Words, Words] = [dependent, someHelp, independent]) =>
  graded({ label, of: { 0: [0, of[0]], 5: [5, of[1]], 10: [10, of[2]] } })

/** Ten activities; each answer has its points as its key. */
export const score = pointScore({
  feeding: three({ en: 'Feeding', zh: '进食' }),
  bathing: two({ en: 'Bathing', zh: '洗澡' }),
  grooming: two({ en: 'Grooming', zh: '修饰' }),
  dressing: three({ en: 'Dressing', zh: '穿衣' }),
  bowels: three({ en: 'Bowels', zh: '控制大便' }, [incontinent, accidents, continent]),
  bladder: three({ en: 'Bladder', zh: '控制小便' }, [incontinent, accidents, continent]),
  toilet: three({ en: 'Toilet use', zh: '如厕' }),
  transfer: graded({
    label: { en: 'Transfer between bed and chair', zh: '床椅转移' },
    of: {
      0: [0, { en: 'Unable, no sitting balance', zh: '不能，无坐位平衡' }],
      5: [5, { en: 'Much help, can sit', zh: '需极大帮助，能坐' }],
      10: [10, { en: 'Little help', zh: '需少量帮助' }],
      15: [15, independent],
    },
  }),
  mobility: graded({
    label: { en: 'Mobility on the level, 45 m', zh: '平地行走 45 m' },
    of: {
      0: [0, { en: 'Immobile', zh: '不能' }],
      5: [5, { en: 'Independent in a wheelchair', zh: '可独立使用轮椅' }],
      10: [10, { en: 'Walks with help of one person', zh: '1 人帮助下步行' }],
      15: [15, { en: 'Independent, with or without a stick', zh: '独立（可用手杖）' }],
    },
  }),
  stairs: three({ en: 'Stairs', zh: '上下楼梯' }),
})
