import { defineReading, type Reading, type Say } from '../present/reading.ts'
import type { Words } from '../words.ts'
import type { PlanFacts } from './planning-facts.ts'
import { type CountedUnit, countedName } from './planning-tables.ts'

/** The words of a study; numbers in them are formatted for the requested language. */
export interface StudyWords {
  /** As in "by a two-sided t test of two independent groups". */
  readonly test: Words
  /** All assumptions, the effect included: "a mean difference of 5 with a standard deviation of 10". */
  readonly assumed: Words
  /** The purpose of the power: "detect", "show non-inferiority with". */
  readonly aim: Words
  /** The name of the effect in running text. */
  readonly effect: Words
  /** The level of one test, if the requested level is divided. */
  readonly level?: number
  /** The source of the formula. */
  readonly method: Words
}

/** An entry's words for one of its designs. */
export type DesignWords<About extends object> = (facts: PlanFacts<About>, say: Say) => StudyWords

/** The words for the tails of a test. */
export const sided = { one: { en: 'one-sided', zh: '单侧' }, two: { en: 'two-sided', zh: '双侧' } } as const

/** The words for the purpose of the power. */
export const shows = {
  difference: { en: 'detect', zh: '检出该差异' },
  effect: { en: 'detect', zh: '检出该效应' },
  'non-inferiority': { en: 'show non-inferiority within', zh: '得出非劣效结论' },
  equivalence: { en: 'show equivalence within', zh: '得出等效结论' },
} as const

/** The sentence that compares a true difference, worded by `truth`, with a margin, by tests at the level `alpha`. */
export function marginWords(
  { aim, sides }: { readonly aim: 'non-inferiority' | 'equivalence'; readonly sides: keyof typeof sided },
  { alpha }: Pick<PlanFacts<object>, 'alpha'>,
  margin: string,
  truth: Words,
) {
  const assumed = {
    equivalence: { en: `margins of ±${margin} (${truth.en})`, zh: `${truth.zh}，等效界值为 ±${margin}` },
    'non-inferiority': { en: `a margin of ${margin} (${truth.en})`, zh: `${truth.zh}，非劣效界值为 ${margin}` },
  }
  return { level: sides === 'two' ? alpha / 2 : alpha, assumed: assumed[aim], aim: shows[aim] }
}

type Sizes = Pick<PlanFacts<object>, 'sizes' | 'groups' | 'total' | 'events'>
type Enrolled = Pick<PlanFacts<object>, 'dropout' | 'clusters' | 'total'> & { readonly solveFor: string }

/** The sentence for a protocol, composed of the entry's words for each design. */
export function planReading<About extends { readonly design: string }>(
  designs: {
    readonly [D in About['design']]: DesignWords<About & { readonly design: D }>
  },
): Reading<PlanFacts<About>> {
  const words = (facts: PlanFacts<About>, say: Say) =>
    (designs[facts.about.design as About['design']] as DesignWords<About>)(facts, say)
  return defineReading<PlanFacts<About>>({
    en: (facts, say) => [english(facts, words(facts, say), say)],
    zh: (facts, say) => [chinese(facts, words(facts, say), say)],
    methods: {
      en: (facts, say) => methodsInEnglish(facts, words(facts, say), say),
      zh: (facts, say) => methodsInChinese(facts, words(facts, say), say),
    },
  })
}

function english(facts: PlanFacts<object>, { test, assumed, aim, effect, level }: StudyWords, say: Say): string {
  const sizes = sizesInEnglish(facts)
  const power = say.percent(facts.power)
  const alpha = say.quantity(level ?? facts.alpha)
  const phrase = {
    size: `To ${aim.en} ${assumed.en} by ${test.en} at α = ${alpha} with a power of at least ${say.percent(facts.target)}, ${sizes} are to be analysed; their power is ${power}.`,
    power: `With ${sizes} analysed, ${test.en} at α = ${alpha} has a power of ${power} to ${aim.en} ${assumed.en}.`,
    effect: `With ${sizes} analysed, the smallest ${effect.en} for which ${test.en} at α = ${alpha} has a power of ${say.percent(facts.target)} is ${say.number(facts.effect, 3)}: ${assumed.en}.`,
  }
  return [phrase[facts.solveFor], ...enrolledInEnglish(facts, say)].join(' ')
}

/** The number of persons analysed. */
export function sizesInEnglish({ sizes, groups, total, events }: Sizes): string {
  const [only] = sizes
  const inEvents = events === null ? '' : ` (${events} events)`
  if (only?.counted === 'each') return `${only.needed} persons in each of ${groups} groups (${total.needed} in all)`
  if (groups === 1) return `${total.needed} ${only?.counted === 'pairs' ? 'pairs' : 'persons'}${inEvents}`
  const each = sizes.map(({ counted, needed }, i) => `${needed}${i === 0 ? ' persons' : ''} ${placeInEnglish(counted)}`)
  const listed = [each.slice(0, -1).join(', '), ...each.slice(-1)].join(' and ')
  return `${listed} (${total.needed} in all${events === null ? '' : `, ${events} events`})`
}

function placeInEnglish(counted: CountedUnit): string {
  const name = countedName(counted).en.toLowerCase()
  return name.startsWith('with') ? name : `in ${name}`
}

/** The rounding of fractional numbers, of one group or of several. */
export function roundedUp(groups: number): Words {
  return groups === 1
    ? { en: 'the number of persons was rounded up', zh: '例数向上取整' }
    : { en: 'the number of persons in each group was rounded up', zh: '各组例数均向上取整' }
}

/** The number enrolled, if there is any allowance. */
export function enrolledInEnglish({ dropout, clusters, total, solveFor }: Enrolled, say: Say): readonly string[] {
  const because = [
    ...(clusters === null
      ? []
      : [
          `clusters of ${say.quantity(clusters.size)} (intracluster correlation ${say.quantity(clusters.icc)}, design effect ${say.number(clusters.designEffect, 2)})`,
        ]),
    ...(dropout === 0 ? [] : [`a drop-out of ${say.percent(dropout)}`]),
  ]
  if (because.length === 0) return []
  const inClusters = clusters === null ? '' : ` in ${clusters.number} clusters`
  const verb = solveFor === 'size' ? 'are to be enrolled' : 'have to be enrolled for that'
  return [`Allowing for ${because.join(' and ')}, ${total.enrolled} ${verb}${inClusters}.`]
}

function chinese(facts: PlanFacts<object>, { test, assumed, aim, effect, level }: StudyWords, say: Say): string {
  const sizes = sizesInChinese(facts)
  const power = say.percent(facts.power)
  const alpha = say.quantity(level ?? facts.alpha)
  const phrase = {
    size: `设${assumed.zh}，采用${test.zh}（α = ${alpha}），若要求${aim.zh}的效能不低于 ${say.percent(facts.target)}，需分析${sizes}，实际效能为 ${power}。`,
    power: `设${assumed.zh}，分析${sizes}时，${test.zh}（α = ${alpha}）${aim.zh}的效能为 ${power}。`,
    effect: `分析${sizes}时，采用${test.zh}（α = ${alpha}），效能达到 ${say.percent(facts.target)} 的最小${effect.zh}为 ${say.number(facts.effect, 3)}，即${assumed.zh}。`,
  }
  return [phrase[facts.solveFor], ...enrolledInChinese(facts, say)].join('')
}

/** The number of persons analysed. */
export function sizesInChinese({ sizes, groups, total, events }: Sizes): string {
  const [only] = sizes
  const inEvents = events === null ? '' : `（事件数 ${events}）`
  if (only?.counted === 'each') return ` ${groups} 组各 ${only.needed} 例（共 ${total.needed} 例）`
  if (groups === 1) return ` ${total.needed} ${only?.counted === 'pairs' ? '对' : '例'}${inEvents}`
  const each = sizes.map(({ counted, needed }) => `${countedName(counted).zh} ${needed} 例`)
  const all = events === null ? '' : `，事件数 ${events}`
  return `${each.join('、')}（共 ${total.needed} 例${all}）`
}

/** The number enrolled, if there is any allowance. */
export function enrolledInChinese({ dropout, clusters, total }: Enrolled, say: Say): readonly string[] {
  const because = [
    ...(clusters === null
      ? []
      : [
          `整群设计（每群 ${say.quantity(clusters.size)} 例，ICC = ${say.quantity(clusters.icc)}，设计效应 ${say.number(clusters.designEffect, 2)}）`,
        ]),
    ...(dropout === 0 ? [] : [`${say.percent(dropout)} 的脱落率`]),
  ]
  if (because.length === 0) return []
  const inClusters = clusters === null ? '' : `（${clusters.number} 群）`
  return [`考虑${because.join('及')}，共需入组 ${total.enrolled}${inClusters === '' ? ' 例' : ` 例${inClusters}`}。`]
}

function methodsInEnglish(facts: PlanFacts<object>, { test, method, level }: StudyWords, say: Say): string {
  const what = { size: 'The sample size was', power: 'The power was', effect: 'The smallest detectable effect was' }
  return `${what[facts.solveFor]} computed for ${test.en} at α = ${say.quantity(level ?? facts.alpha)} ${method.en}; ${roundedUp(facts.groups).en}.`
}

function methodsInChinese(facts: PlanFacts<object>, { test, method, level }: StudyWords, say: Say): string {
  const what = { size: '样本量', power: '检验效能', effect: '最小可检出效应' }
  return `${what[facts.solveFor]}按${test.zh}（α = ${say.quantity(level ?? facts.alpha)}）${method.zh}计算，${roundedUp(facts.groups).zh}。`
}
