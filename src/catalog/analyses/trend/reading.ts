import type { Numeric } from '../../kit/outcome/outcome.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { AssociationFacts, Facts, TrendFacts } from './facts.ts'

const scores = {
  en: { equal: 'equally spaced scores', values: 'the values as scores', 'mid-ranks': 'mid-ranks as scores' },
  zh: { equal: '等距赋值', values: '以取值赋值', 'mid-ranks': '以平均秩赋值' },
} as const

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    ...facts.trends.map((one) => trendInEnglish(one, facts, say)),
    ...facts.associations.map((one) => associationInEnglish(one, facts, say)),
  ],
  zh: (facts, say) => [
    ...facts.trends.map((one) => trendInChinese(one, facts, say)),
    ...facts.associations.map((one) => associationInChinese(one, facts, say)),
  ],
  methods: {
    en: (facts, say) => {
      const sided = facts.alternative === 'two-sided' ? 'two-sided' : 'one-sided'
      const missing =
        facts.missing === 'listwise'
          ? 'Only complete rows were used.'
          : 'Missing values were excluded outcome by outcome.'
      return facts.question === 'event'
        ? `Trends in proportions over ${say.variable(facts.group)} were tested by the ${sided} Cochran–Armitage test with ${scores.en[facts.scores]}; slopes are given with ${say.confidence(facts.confidence)} confidence intervals. ${missing}`
        : `Ordered outcomes were compared over ${say.variable(facts.group)} by the test of linear-by-linear association with ${scores.en[facts.scores]}. ${missing}`
    },
    zh: (facts, say) => {
      const sided = facts.alternative === 'two-sided' ? '双侧' : '单侧'
      const missing = facts.missing === 'listwise' ? '仅纳入所有变量均完整的观测。' : '缺失值按结局变量逐一排除。'
      return facts.question === 'event'
        ? `率随${say.variable(facts.group)}变化的趋势采用${sided} Cochran–Armitage 趋势检验（${scores.zh[facts.scores]}），斜率给出 ${say.confidence(facts.confidence)} 置信区间。${missing}`
        : `等级结局与${say.variable(facts.group)}的线性关联采用线性关联（linear-by-linear）检验（${scores.zh[facts.scores]}）。${missing}`
    },
  },
})

function isBelow(p: Numeric): boolean {
  return typeof p === 'number' && p < 0.05
}

function trendInEnglish(trend: TrendFacts, facts: Facts, say: Say): string {
  const { event, first, last, n, slope, interval, p, departure } = trend
  const direction = { 'two-sided': 'rises or falls', greater: 'rises', less: 'falls' }[facts.alternative]
  const whole = isBelow(p)
    ? `the proportion ${facts.alternative === 'two-sided' ? (slope > 0 ? 'rises' : 'falls') : direction} over the groups by more than chance alone would readily explain`
    : `these data do not show that the proportion ${direction} over the groups; that is not evidence that it does not`
  const line = isBelow(departure)
    ? `; the proportions depart from a line by more than chance would readily explain (${say.p(departure)}): look at the groups one by one`
    : ''
  return `${say.variable(event.variable)}: ${say.level(event)} in ${say.percent(first.proportion)} of ${say.level(first.group)} and in ${say.percent(last.proportion)} of ${say.level(last.group)} (${say.count(n)} in all), a change of ${say.number(slope)} percentage points for one unit of the score (${say.confidence(facts.confidence)} CI ${say.interval(interval.lower, interval.upper, slope)}). By the Cochran–Armitage test ${whole} (${say.p(p)})${line}.`
}

function trendInChinese(trend: TrendFacts, facts: Facts, say: Say): string {
  const { event, first, last, n, slope, interval, p, departure } = trend
  const direction = { 'two-sided': '递增或递减', greater: '递增', less: '递减' }[facts.alternative]
  const whole = isBelow(p)
    ? `率随分组${facts.alternative === 'two-sided' ? (slope > 0 ? '递增' : '递减') : direction}，变化大于偶然所能合理解释的程度`
    : `现有数据不足以表明率随分组${direction}，但也不能据此认为没有趋势`
  const line = isBelow(departure)
    ? `；各组的率偏离直线，偏离大于偶然所能合理解释的程度（${say.p(departure)}），宜逐组解释`
    : ''
  return `${say.variable(event.variable)}：“${say.level(event)}”的率在${say.level(first.group)}为 ${say.percent(first.proportion)}，在${say.level(last.group)}为 ${say.percent(last.proportion)}（共 ${say.count(n)} 例），赋值每增加 1 变化 ${say.number(slope)} 个百分点（${say.confidence(facts.confidence)} CI：${say.interval(interval.lower, interval.upper, slope)}）。Cochran–Armitage 趋势检验显示，${whole}（${say.p(p)}）${line}。`
}

function associationInEnglish({ variable, n, r, interval, p }: AssociationFacts, facts: Facts, say: Say): string {
  const limits =
    interval.lower === null
      ? ''
      : ` (${say.confidence(facts.confidence)} CI ${say.interval(interval.lower, interval.upper, r)})`
  const whole = isBelow(p)
    ? 'the two orders go together by more than chance alone would readily explain'
    : 'these data do not show that the two orders go together; that is not evidence that they do not'
  return `${say.variable(variable)} over ${say.variable(facts.group)}, ${say.count(n)} observations: correlation of the scores ${say.number(r)}${limits}. By the test of linear-by-linear association ${whole} (${say.p(p)}).`
}

function associationInChinese({ variable, n, r, interval, p }: AssociationFacts, facts: Facts, say: Say): string {
  const limits =
    interval.lower === null
      ? ''
      : `（${say.confidence(facts.confidence)} CI：${say.interval(interval.lower, interval.upper, r)}）`
  const whole = isBelow(p)
    ? '两个有序变量的线性关联强于偶然所能合理解释的程度'
    : '现有数据不足以表明两个有序变量存在线性关联，但也不能据此认为无关联'
  return `${say.variable(variable)}与${say.variable(facts.group)}（${say.count(n)} 例）：赋值的相关系数为 ${say.number(r)}${limits}。线性关联检验显示，${whole}（${say.p(p)}）。`
}
