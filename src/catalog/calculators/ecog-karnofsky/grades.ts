import type { Classification } from '../../kit/tool/classification.ts'
import type { Words } from '../../kit/words.ts'

interface Grade {
  readonly karnofsky: readonly [low: number, high: number]
  readonly words: Words
}

export const grades = {
  '0': { karnofsky: [90, 100], words: { en: 'Fully active, without restriction', zh: '活动能力完全正常' } },
  '1': {
    karnofsky: [70, 80],
    words: { en: 'Restricted in strenuous activity; light work is possible', zh: '重体力活动受限，可从事轻体力工作' },
  },
  '2': {
    karnofsky: [50, 60],
    words: {
      en: 'Cares for self, cannot work; up for more than half of the day',
      zh: '生活自理但不能工作，白天卧床不足一半时间',
    },
  },
  '3': {
    karnofsky: [30, 40],
    words: {
      en: 'Limited self-care; in bed or chair for more than half of the day',
      zh: '仅部分自理，白天卧床或坐椅超过一半时间',
    },
  },
  '4': {
    karnofsky: [10, 20],
    words: { en: 'Completely disabled; bed or chair only', zh: '完全不能自理，终日卧床或坐椅' },
  },
  '5': { karnofsky: [0, 0], words: { en: 'Dead', zh: '死亡' } },
} as const satisfies Readonly<Record<string, Grade>>

const range = ([low, high]: Grade['karnofsky']) => (low === high ? String(low) : `${low}–${high}`)

export const karnofsky: Classification<'ecog'> = {
  id: 'karnofsky',
  output: 'ecog',
  on: 'raw',
  bands: Object.entries(grades).map(([grade, { karnofsky: points, words }], i) => ({
    id: range(points),
    ...(i > 0 && { from: Number(grade) }),
    label: { en: `Karnofsky ${range(points)}`, zh: `KPS ${range(points).replace('–', '~')} 分` },
    meaning: words,
    tone: i < 2 ? ('good' as const) : i === 2 ? ('neutral' as const) : ('caution' as const),
  })),
}
