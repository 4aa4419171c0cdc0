import type { MessageSpecs } from '../analysis.ts'
import type { AnswersSoFar } from './options.ts'
import { optionalNumber } from './options.ts'

/** Options of charts that show every value as a point beside its equals. */

/** Ways to separate equal and similar values: members of a choice. */
export const stripLayouts = {
  swarm: {
    label: { en: 'Swarm', zh: '蜂群' },
    help: { en: 'No point covers another.', zh: '各点互不遮挡。' },
  },
  'quasi-random': {
    label: { en: 'Spread by density', zh: '按密度散开' },
    help: { en: 'Wider where there are more values.', zh: '数据越密集处越宽。' },
  },
  jitter: {
    label: { en: 'Evenly spread', zh: '均匀散开' },
    help: { en: 'The same width everywhere.', zh: '各处宽度相同。' },
  },
} as const

/** Label and help of the choice of a layout. */
export const stripLayoutWords = {
  label: { en: 'Arrangement', zh: '排列方式' },
  help: {
    en: 'What separates equal and similar values. A swarm that would be wider than its column is spread by density.',
    zh: '相同或相近的值如何错开。蜂群宽度超出列宽时改为按密度散开。',
  },
} as const

/** The option for the diameter of the points. */
export function stripPointSize(when?: (answers: AnswersSoFar) => boolean) {
  return optionalNumber({
    label: { en: 'Size of points', zh: '点的大小' },
    help: {
      en: 'Diameter in typographic points. Empty: smaller the more values there are.',
      zh: '直径，单位为磅；留空则随例数自动缩小。',
    },
    min: 1,
    max: 8,
    step: 0.2,
    ...(when === undefined ? {} : { when }),
  })
}

/** More points of a figure cover each other; they are counted at the heights of a grid, none of which is farther than 0.1 % of the range. */
export const maxStripPoints = 50_000

/** That many points were counted; `what` names what still rests on all values, in both languages. */
export function pointsOnGrid(what: Record<'en' | 'zh', string>) {
  return {
    'points-on-grid': {
      en: `Many of the {n} points cover each other: those at one place are drawn once. ${what.en} The chart “Box and violin plot” shows how dense they are.`,
      zh: `{n} 个点大量重叠，重合者仅绘一次；${what.zh}如需看清疏密，可改用“箱线图与小提琴图”。`,
    },
  } as const satisfies MessageSpecs
}
