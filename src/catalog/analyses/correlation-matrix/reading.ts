import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, PairFacts } from './facts.ts'

const methodNames = {
  en: { pearson: "Pearson's correlation", spearman: "Spearman's rank correlation", kendall: "Kendall's tau-b" },
  zh: { pearson: 'Pearson 相关', spearman: 'Spearman 秩相关', kendall: 'Kendall tau-b 相关' },
} as const

const adjustments = {
  en: { holm: 'Holm', bonferroni: 'Bonferroni', 'benjamini-hochberg': 'Benjamini and Hochberg' },
  zh: { holm: 'Holm 法', bonferroni: 'Bonferroni 法', 'benjamini-hochberg': 'Benjamini–Hochberg 法' },
} as const

/** In a large matrix only the strongest pairs are listed. */
const maxListed = 6

export const reading = defineReading<Facts>({
  en: (facts, say) => {
    const [method = 'pearson'] = facts.methods
    const phrase = facts.pairs.slice(0, maxListed).map((pair) => english(pair, facts, say))
    const more = facts.pairs.length - phrase.length
    const held = facts.controls.length === 0 ? '' : `, with ${say.list(facts.controls.map(say.variable))} held constant`
    const which = more > 0 ? `the ${phrase.length} strongest of ${facts.pairs.length} pairs` : 'strongest first'
    return [
      `${methodNames.en[method]}${held}${facts.pairs.length === 1 ? '' : `, ${which}`}. ${phrase.join(' ')}`,
      'A correlation says how closely two variables go together, not that one is the cause of the other.',
    ]
  },
  zh: (facts, say) => {
    const [method = 'pearson'] = facts.methods
    const phrase = facts.pairs.slice(0, maxListed).map((pair) => chinese(pair, facts, say))
    const more = facts.pairs.length - phrase.length
    const held = facts.controls.length === 0 ? '' : `（控制${say.list(facts.controls.map(say.variable))}）`
    const which = more > 0 ? `，${facts.pairs.length} 对变量中相关最强的 ${phrase.length} 对` : '，按强弱排列'
    return [
      `${methodNames.zh[method]}${held}${facts.pairs.length === 1 ? '' : which}：${phrase.join('')}`,
      '相关反映两变量的关联程度，不能据此认为存在因果关系。',
    ]
  },
  methods: {
    en: (facts, say) =>
      [
        `Associations were measured by ${say.list(facts.methods.map((method) => methodNames.en[method]))} with ${say.confidence(facts.confidence)} confidence intervals${facts.controls.length === 0 ? '' : `, ${say.list(facts.controls.map(say.variable))} held constant`}.`,
        ...(facts.adjust === 'none'
          ? []
          : [`P values were adjusted for the number of pairs by ${adjustments.en[facts.adjust]}.`]),
        facts.missing === 'listwise'
          ? 'Only rows complete for all variables were used.'
          : 'Missing values were excluded pair by pair.',
      ].join(' '),
    zh: (facts, say) =>
      [
        `变量间关联采用${say.list(facts.methods.map((method) => methodNames.zh[method]))}分析${facts.controls.length === 0 ? '' : `（控制${say.list(facts.controls.map(say.variable))}）`}，给出 ${say.confidence(facts.confidence)} 置信区间。`,
        ...(facts.adjust === 'none' ? [] : [`P 值按变量对数目以 ${adjustments.zh[facts.adjust]}校正。`]),
        facts.missing === 'listwise' ? '仅纳入所有变量均完整的观测。' : '缺失值按变量对逐一排除。',
      ].join(''),
  },
})

function english({ first, second, n, r, interval, p }: PairFacts, facts: Facts, say: Say): string {
  const names = `${say.variable(first)} and ${say.variable(second)}`
  if (typeof r !== 'number') return `${names} (n = ${n}): no correlation can be given.`
  const limits =
    interval.lower === null
      ? ''
      : `${say.confidence(facts.confidence)} CI ${say.interval(interval.lower, interval.upper)}, `
  const direction = r > 0 ? 'more of one goes with more of the other' : 'more of one goes with less of the other'
  const clear = typeof p === 'number' && p < 0.05
  return `${names}: ${say.number(r, 2)} (${limits}${say.p(p)}, n = ${n}); ${clear ? direction : 'these data do not show that they go together'}.`
}

function chinese({ first, second, n, r, interval, p }: PairFacts, facts: Facts, say: Say): string {
  const names = `${say.variable(first)}与${say.variable(second)}`
  if (typeof r !== 'number') return `${names}（n=${n}）无法计算相关系数。`
  const limits =
    interval.lower === null
      ? ''
      : `${say.confidence(facts.confidence)} CI：${say.interval(interval.lower, interval.upper)}，`
  const clear = typeof p === 'number' && p < 0.05
  const direction = r > 0 ? '呈正相关' : '呈负相关'
  return `${names}的相关系数为 ${say.number(r, 2)}（${limits}${say.p(p)}，n=${n}），${clear ? direction : '现有数据不足以表明二者相关'}。`
}
