import { defineTable } from '../analysis.ts'
import * as column from '../outcome/columns.ts'
import type { Words } from '../words.ts'

/** Groups that can be counted individually. */
export const maxCountedGroups = 50

/** From the third on. */
type LaterGroup = `group${number}`

const laterGroups: Readonly<Record<LaterGroup, Words>> = Object.fromEntries(
  Array.from({ length: maxCountedGroups - 2 }, (_, i) => [
    `group${i + 3}`,
    { en: `Group ${i + 3}`, zh: `第 ${i + 3} 组` },
  ]),
)

const ownWords = {
  first: { en: 'Group 1', zh: '第 1 组' },
  second: { en: 'Group 2', zh: '第 2 组' },
  each: { en: 'Each group', zh: '每组' },
  persons: { en: 'Persons', zh: '例数' },
  pairs: { en: 'Pairs', zh: '对子数' },
  cases: { en: 'With the condition', zh: '病例组' },
  controls: { en: 'Without the condition', zh: '对照组' },
  events: { en: 'Events', zh: '事件数' },
  total: { en: 'Total', zh: '合计' },
} as const satisfies Readonly<Record<string, Words>>

/** The persons or events in a row of the sizes. */
export type CountedUnit = keyof typeof ownWords | LaterGroup

const countedWords: Readonly<Record<CountedUnit, Words>> = { ...ownWords, ...laterGroups }

/** Their label. */
export function countedName(counted: CountedUnit): Words {
  const name = countedWords[counted]
  if (name === undefined) throw new Error(`Nobody is counted as ${counted}`)
  return name
}

/** The individual groups of a study, from `first`. */
export function countedGroups(groups: number): readonly CountedUnit[] {
  return Array.from({ length: groups }, (_, i) => (i === 0 ? 'first' : i === 1 ? 'second' : (`group${i + 1}` as const)))
}

/** The tables of every plan: size, power, and sensitivity to another effect. */
export const planTables = {
  sizes: defineTable({
    title: { en: 'Sample size', zh: '样本量' },
    rows: ['counted'],
    columns: {
      counted: column.keyed({ en: 'Counted', zh: '对象' }, countedWords),
      exact: column.estimate({ en: 'Before rounding', zh: '取整前' }, 3),
      needed: column.count({ en: 'Analysed', zh: '分析例数' }),
      enrolled: column.count({ en: 'Enrolled', zh: '入组例数' }),
      clusters: column.count({ en: 'Clusters', zh: '群数' }),
    },
  }),
  plan: defineTable({
    title: { en: 'Plan', zh: '设计参数' },
    rows: ['solved'],
    columns: {
      solved: column.keyed(
        { en: 'Solved for', zh: '求解' },
        {
          size: { en: 'Sample size', zh: '样本量' },
          power: { en: 'Power', zh: '检验效能' },
          effect: { en: 'Smallest effect', zh: '最小可检出效应' },
        },
      ),
      effect: column.estimate({ en: '{effect}', zh: '{effect}' }, 3),
      alpha: column.quantityColumn({ en: '_α_', zh: '_α_' }),
      target: column.quantityColumn({ en: 'Power asked for', zh: '要求的效能' }),
      power: column.estimate({ en: 'Power', zh: '检验效能' }, 3),
    },
  }),
  sensitivity: defineTable({
    title: { en: 'If the effect is another', zh: '效应量改变时（敏感性）' },
    rows: ['relative'],
    columns: {
      relative: column.percent({ en: '% of the planned', zh: '相当于设定效应(%)' }),
      effect: column.estimate({ en: '{effect}', zh: '{effect}' }, 3),
      power: column.estimate({ en: 'Power with this size', zh: '该样本量下的效能' }, 3),
      total: column.count({ en: 'Analysed, for the power asked for', zh: '达到要求效能的分析例数' }),
    },
  }),
}

/** The results of every power plan. */
export const planResults = {
  tables: planTables,
  figures: { power: { title: { en: 'Power curve', zh: '检验效能曲线' } } },
} as const

/** Said of every plan. */
export const planMessages = {
  'rounded-up': {
    en: 'Sizes are rounded up, each from its own unrounded number; the power is that of the whole numbers.',
    zh: '例数由各自取整前的数值向上取整；效能按取整后的例数计算。',
  },
  'no-dropout': {
    en: 'No drop-out is allowed for: enrolled and analysed are the same.',
    zh: '未考虑脱落：入组例数与分析例数相同。',
  },
  'relative-on-log': {
    en: 'Percentages are of the logarithm of the ratio.',
    zh: '百分比按比值的对数计算。',
  },
  'relative-on-distance': {
    en: 'Percentages are of the distance from {from}.',
    zh: '百分比按与 {from} 的距离计算。',
  },
  'out-of-reach': {
    en: 'No number of persons has this power at this effect. Choose a larger effect.',
    zh: '在该效应量下，无论多少例数均无法达到要求的效能。请设定更大的效应量。',
  },
  'effect-out-of-reach': {
    en: 'No effect that is possible is detected with this power by so few persons. Enlarge the sample.',
    zh: '在该样本量下，任何可能的效应均无法以要求的效能检出。请增大样本量。',
  },
  'power-below-alpha': {
    en: 'A power of {power} is no more than the significance level: no effect is needed to have it.',
    zh: '检验效能 {power} 不高于检验水准，无需任何效应即可达到，没有意义。',
  },
  'effect-none': {
    en: 'The effect is none: what is assumed is what the null hypothesis says.',
    zh: '效应量为零：设定值与无效假设相同。',
  },
  'too-few-planned': {
    en: 'The test needs at least {least} in the first group (in persons who answer independently).',
    zh: '该检验第 1 组至少需要 {least} 例（按独立个体计）。',
  },
  'least-suffices': {
    en: 'Even the smallest sample that the test allows has this power. The assumed effect is enormous; check it.',
    zh: '该检验允许的最小样本即可达到此效能。设定的效应量极大，请核对。',
  },
} as const satisfies Readonly<Record<string, Words>>
