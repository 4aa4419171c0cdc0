import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, OutcomeFacts } from './facts.ts'

const testNames = {
  en: {
    anova: 'one-way analysis of variance',
    welch: "Welch's analysis of variance",
    'kruskal-wallis': 'the Kruskal–Wallis test',
  },
  zh: { anova: '单因素方差分析', welch: 'Welch 方差分析', 'kruskal-wallis': 'Kruskal–Wallis 检验' },
} as const

const pairNames = {
  en: {
    tukey: 'Tukey–Kramer',
    'games-howell': 'Games–Howell',
    bonferroni: 'Bonferroni',
    holm: 'Holm',
    dunnett: 'Dunnett',
    dunn: 'Dunn',
  },
  zh: {
    tukey: 'Tukey–Kramer 法',
    'games-howell': 'Games–Howell 法',
    bonferroni: 'Bonferroni 法',
    holm: 'Holm 法',
    dunnett: 'Dunnett 法',
    dunn: 'Dunn 检验',
  },
} as const

const adjustments = {
  en: {
    holm: 'adjusted by Holm',
    bonferroni: 'adjusted by Bonferroni',
    'benjamini-hochberg': 'adjusted by Benjamini and Hochberg',
    none: 'not adjusted',
  },
  zh: {
    holm: '经 Holm 法校正',
    bonferroni: '经 Bonferroni 法校正',
    'benjamini-hochberg': '经 Benjamini–Hochberg 法校正',
    none: '未校正',
  },
} as const

/** If there are more pairs, they are counted instead of listed. */
const maxListed = 6

export const reading = defineReading<Facts>({
  en: (facts, say) => facts.outcomes.map((outcome) => english(outcome, facts, say)),
  zh: (facts, say) => facts.outcomes.map((outcome) => chinese(outcome, facts, say)),
  methods: {
    en: (facts, say) => {
      const tests = say.list(facts.tests.map((test) => testNames.en[test]))
      const pairs = facts.postHoc.map((name) =>
        name === 'dunn'
          ? `Dunn (P ${adjustments.en[facts.adjust]})`
          : name === 'dunnett' && facts.control !== null
            ? `Dunnett (control: ${say.level(facts.control)})`
            : pairNames.en[name],
      )
      return [
        `Groups were compared by ${tests}${pairs.length === 0 ? '' : `, pairs of groups by ${say.list(pairs)}`}, with ${say.confidence(facts.confidence)} confidence intervals.`,
        ...(facts.effectSizes && facts.tests.some((test) => test !== 'kruskal-wallis')
          ? [
              `Eta squared and omega squared are given with ${say.confidence(facts.effectConfidence)} intervals from the non-central F distribution.`,
            ]
          : []),
        facts.missing === 'listwise'
          ? 'Only rows complete for all outcomes were used.'
          : 'Missing values were excluded outcome by outcome.',
      ].join(' ')
    },
    zh: (facts, say) => {
      const tests = say.list(facts.tests.map((test) => testNames.zh[test]))
      const pairs = facts.postHoc.map((name) =>
        name === 'dunn'
          ? `Dunn 检验（P 值${adjustments.zh[facts.adjust]}）`
          : name === 'dunnett' && facts.control !== null
            ? `Dunnett 法（对照组：${say.level(facts.control)}）`
            : pairNames.zh[name],
      )
      return [
        `多组间比较采用${tests}${pairs.length === 0 ? '' : `，两两比较采用${say.list(pairs)}`}，并给出 ${say.confidence(facts.confidence)} 置信区间。`,
        ...(facts.effectSizes && facts.tests.some((test) => test !== 'kruskal-wallis')
          ? [`η² 与 ω² 的 ${say.confidence(facts.effectConfidence)} 置信区间基于非中心 F 分布。`]
          : []),
        facts.missing === 'listwise' ? '仅纳入所有变量均完整的观测。' : '缺失值按变量逐一排除。',
      ].join('')
    },
  },
})

function english(outcome: OutcomeFacts, facts: Facts, say: Say): string {
  const { groups, test, statistic, p, effect } = outcome
  const kind = test === 'kruskal-wallis' ? 'medians' : 'means'
  const centres = groups.map(({ group, n, centre }) => `${say.number(centre)} in ${say.level(group)} (n = ${n})`)
  const share =
    effect === null
      ? ''
      : test === 'kruskal-wallis'
        ? ` ε² was ${say.number(effect.estimate)} on a scale from 0 to 1;`
        : ` The groups account for an estimated ${say.percent(effect.estimate)} of the variance (ω² = ${say.number(effect.estimate)}, ${say.confidence(facts.effectConfidence)} CI ${say.interval(effect.interval.lower, effect.interval.upper, effect.estimate)});`
  const result = `(${say.statistic(statistic.symbol, statistic.value, statistic.df)}, ${say.p(p)})`
  const whole =
    typeof p !== 'number'
      ? `${testNames.en[test]} cannot be computed for these data`
      : p < 0.05
        ? `by ${testNames.en[test]} the groups differ by more than chance alone would readily explain ${result}`
        : `by ${testNames.en[test]} these data do not show that the groups differ, which is not evidence that they are the same ${result}`
  const centre = `${say.variable(outcome.variable)}: the ${kind} were ${say.list(centres)}`
  return `${centre}${share === '' ? ';' : `.${share}`} ${whole}.${pairsInEnglish(outcome, facts, say)}`
}

function pairsInEnglish({ apart }: OutcomeFacts, facts: Facts, say: Say): string {
  if (apart === null) return ''
  const { method, found, pairs } = apart
  if (found.length === 0) return ` By ${pairNames.en[method]} none of the ${pairs} pairs of groups could be told apart.`
  const phrase = found.slice(0, maxListed).map(({ first, second, difference, interval, p }) => {
    const limits =
      interval === null
        ? method === 'dunn'
          ? ' in mean rank'
          : ''
        : `, ${say.confidence(facts.confidence)} CI ${say.interval(interval.lower, interval.upper, difference)}`
    return `${say.level(first)} less ${say.level(second)} ${say.number(difference)}${limits} (${say.p(p)})`
  })
  const more = found.length > maxListed ? `; and ${found.length - maxListed} more` : ''
  return ` By ${pairNames.en[method]} a difference is seen in ${found.length} of the ${pairs} pairs: ${phrase.join('; ')}${more}.`
}

function chinese(outcome: OutcomeFacts, facts: Facts, say: Say): string {
  const { groups, test, statistic, p, effect } = outcome
  const kind = test === 'kruskal-wallis' ? '中位数' : '均数'
  const centres = groups.map(({ group, n, centre }) => `${say.level(group)} ${say.number(centre)}（n=${n}）`)
  const share =
    effect === null
      ? ''
      : test === 'kruskal-wallis'
        ? `ε² 为 ${say.number(effect.estimate)}（取值 0~1）；`
        : `估计分组可解释 ${say.percent(effect.estimate)} 的方差（ω² = ${say.number(effect.estimate)}，${say.confidence(facts.effectConfidence)} CI：${say.interval(effect.interval.lower, effect.interval.upper, effect.estimate)}）；`
  const result = `（${say.statistic(statistic.symbol, statistic.value, statistic.df)}，${say.p(p)}）`
  const whole =
    typeof p !== 'number'
      ? `本数据无法进行${testNames.zh[test]}`
      : p < 0.05
        ? `${testNames.zh[test]}显示，各组间的差异大于偶然所能合理解释的程度${result}`
        : `${testNames.zh[test]}显示，现有数据不足以表明各组间存在差异，但也不能据此认为各组相同${result}`
  const centre = `${say.variable(outcome.variable)}：各组${kind}为${centres.join('、')}`
  return `${centre}${share === '' ? '；' : `。${share}`}${whole}。${pairsInChinese(outcome, facts, say)}`
}

function pairsInChinese({ apart }: OutcomeFacts, facts: Facts, say: Say): string {
  if (apart === null) return ''
  const { method, found, pairs } = apart
  if (found.length === 0) return `${pairNames.zh[method]}两两比较：${pairs} 对组别均未能区分。`
  const phrase = found.slice(0, maxListed).map(({ first, second, difference, interval, p }) => {
    const limits =
      interval === null
        ? ''
        : `${say.confidence(facts.confidence)} CI：${say.interval(interval.lower, interval.upper, difference)}，`
    const what = method === 'dunn' ? '平均秩次相差' : '相差'
    return `${say.level(first)}与${say.level(second)}${what} ${say.number(difference)}（${limits}${say.p(p)}）`
  })
  const more = found.length > maxListed ? `；另有 ${found.length - maxListed} 对` : ''
  return `${pairNames.zh[method]}两两比较：${pairs} 对中有 ${found.length} 对存在差异：${phrase.join('；')}${more}。`
}
