import type { OptionValues } from '../options/option-values.ts'
import { type AnswersSoFar, choice, number, optionalNumber } from '../options/options.ts'
import type { Words } from '../words.ts'

/** The quantity to solve for; the other two are then given. */
export type SolveFor = 'size' | 'power' | 'effect'

/** Whether the effect is given, by the options so far. */
export const givesEffect = ({ solveFor }: AnswersSoFar): boolean => solveFor !== 'effect'
const givesSize = ({ solveFor }: AnswersSoFar) => solveFor === 'power' || solveFor === 'effect'
const givesPower = ({ solveFor }: AnswersSoFar) => solveFor !== 'power'
const hasClusters = ({ clusterSize }: AnswersSoFar) => typeof clusterSize === 'number' && clusterSize > 1

/** The inflations of a sample beyond its formula. */
export const allowances = {
  dropout: number({
    label: { en: 'Drop-out', zh: '脱落率' },
    help: {
      en: 'The share of those enrolled who cannot be analysed.',
      zh: '已入组但无法纳入分析者的比例。',
    },
    min: 0,
    max: 0.9,
    step: 0.05,
    initial: 0,
    shownAs: 'percent',
  }),
  clusterSize: number({
    label: { en: 'Cluster size', zh: '群的平均大小' },
    help: {
      en: 'Persons analysed in each cluster, such as a ward or a village; 1 without clusters.',
      zh: '整群设计中每群（如病区、村）分析的人数；非整群设计填 1。',
    },
    min: 1,
    max: 100_000,
    step: 1,
    initial: 1,
  }),
  icc: number({
    label: { en: 'Intracluster correlation', zh: '群内相关系数（ICC）' },
    help: {
      en: 'How alike persons of one cluster are; 0.01 to 0.05 is usual. The design effect is 1 + (m − 1) ICC.',
      zh: '同一群内个体的相似程度，常见 0.01~0.05；设计效应 = 1 + (m − 1) × ICC。',
    },
    min: 0,
    max: 1,
    step: 0.01,
    initial: 0.02,
    when: hasClusters,
  }),
} as const

/** Options of every plan; they precede those that depend on whether the effect is given. `n` is the label of the given number. */
export function planningOptions(n: { readonly label: Words; readonly help: Words }) {
  return {
    solveFor: choice({
      label: { en: 'Solve for', zh: '求解' },
      help: {
        en: 'Two of sample size, power and effect are given, the third is computed.',
        zh: '样本量、检验效能与效应量三者，已知其二求其一。',
      },
      of: {
        size: { label: { en: 'Sample size', zh: '样本量' } },
        power: { label: { en: 'Power', zh: '检验效能' } },
        effect: { label: { en: 'Smallest effect', zh: '最小可检出效应' } },
      },
      initial: 'size',
    }),
    n: optionalNumber({ ...n, min: 1, max: 10_000_000, step: 1, integer: true, when: givesSize }),
    power: number({
      label: { en: 'Power', zh: '检验效能（1 − β）' },
      help: {
        en: 'The probability of detecting the effect if it is there; 0.8 or 0.9 are usual.',
        zh: '效应确实存在时检出它的概率，通常取 0.8 或 0.9。',
      },
      min: 0.1,
      max: 0.9999,
      step: 0.05,
      initial: 0.8,
      when: givesPower,
    }),
    alpha: number({
      label: { en: 'Significance level α', zh: '检验水准 α' },
      help: {
        en: 'Of all tails together: a two-sided 0.05 is 0.025 on each side.',
        zh: '为全部尾侧之和：双侧 0.05 即每侧 0.025。',
      },
      min: 0.0001,
      max: 0.3,
      step: 0.01,
      initial: 0.05,
    }),
    ...allowances,
  } as const
}

export type PlanningAnswers = OptionValues<ReturnType<typeof planningOptions>>

/** Difference or margin, if the design supports both. */
export function aim(when: (answers: AnswersSoFar) => boolean) {
  return choice({
    label: { en: 'Aim', zh: '研究目的' },
    help: {
      en: 'Superiority looks for a difference; the other two hold it against a margin.',
      zh: '差异性（优效）检验寻找差异，非劣效与等效则与界值比较。',
    },
    of: {
      difference: { label: { en: 'Difference (superiority)', zh: '差异性（优效）' } },
      'non-inferiority': { label: { en: 'Non-inferiority', zh: '非劣效' } },
      equivalence: { label: { en: 'Equivalence (two one-sided tests)', zh: '等效（双单侧检验）' } },
    },
    initial: 'difference',
    when,
  })
}

/** The tails, if the test has a side. */
export function sides(when?: (answers: AnswersSoFar) => boolean) {
  return choice({
    label: { en: 'Sides', zh: '单双侧' },
    help: {
      en: 'With two sides, each margin is held against the limit of a 1 − α interval; with one, of a 1 − 2α interval.',
      zh: '双侧：检验分布于两侧；有界值时以 1 − α 置信区间的界限判断。单侧：以 1 − 2α 置信区间判断。',
    },
    of: {
      two: { label: { en: 'Two-sided', zh: '双侧' } },
      one: { label: { en: 'One-sided', zh: '单侧' } },
    },
    initial: 'two',
    ...(when === undefined ? {} : { when }),
  })
}

/** Allocation ratio: persons of the second group for one of the first. */
export function ratio(when?: (answers: AnswersSoFar) => boolean) {
  return number({
    label: { en: 'Ratio n2 : n1', zh: '两组例数之比 n2 : n1' },
    help: {
      en: 'Persons of the second group for each of the first; equal groups have the most power.',
      zh: '第 2 组例数与第 1 组之比；两组相等时效能最高。',
    },
    min: 0.05,
    max: 20,
    step: 0.5,
    initial: 1,
    ...(when === undefined ? {} : { when }),
  })
}

/** The sections of every plan's form: the design and the assumptions. */
export function planSections<const D extends string, const A extends string>(
  design: readonly D[],
  assumptions: readonly A[],
) {
  return [
    { title: { en: 'Design', zh: '设计' }, options: design },
    { title: { en: 'Assumptions', zh: '参数设定' }, options: assumptions },
    { title: { en: 'Allowances', zh: '扩大样本量' }, options: ['dropout', 'clusterSize', 'icc'] },
  ] as const
}
