import type { Numeric } from '../../kit/outcome/outcome.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, PairFacts, SymmetryFacts, TestName } from './facts.ts'

const tests = {
  en: {
    exact: "McNemar's exact test",
    'mid-p': "McNemar's mid-P test",
    corrected: "McNemar's test with continuity correction",
    asymptotic: "McNemar's test",
  },
  zh: {
    exact: 'McNemar 精确检验',
    'mid-p': 'McNemar 中位 P 检验',
    corrected: '校正 McNemar 检验',
    asymptotic: 'McNemar 检验',
  },
} as const satisfies Readonly<Record<'en' | 'zh', Readonly<Record<TestName, string>>>>

const adjustments = { holm: 'Holm', bonferroni: 'Bonferroni', 'benjamini-hochberg': 'Benjamini–Hochberg' } as const

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    ...facts.pairs.map((pair) => pairInEnglish(pair, facts, say)),
    ...overallInEnglish(facts, say),
    ...facts.symmetries.map((one) => symmetryInEnglish(one, facts, say)),
  ],
  zh: (facts, say) => [
    ...facts.pairs.map((pair) => pairInChinese(pair, facts, say)),
    ...overallInChinese(facts, say),
    ...facts.symmetries.map((one) => symmetryInChinese(one, facts, say)),
  ],
  methods: { en: methodsInEnglish, zh: methodsInChinese },
})

function isClear(p: Numeric): boolean {
  return typeof p === 'number' && p < 0.05
}

/** Says so if the P value is adjusted. */
function pText(p: Numeric, { adjust }: Facts, say: Say): string {
  if (p === 'NaN')
    return say.language === 'zh' ? '没有不一致的对子，P 值无定义' : 'no discordant pairs, hence no P value'
  const adjusted = adjust === null || adjust === 'none' ? '' : say.language === 'zh' ? '校正后 ' : 'adjusted '
  return `${adjusted}${say.p(p)}`
}

function pairInEnglish(pair: PairFacts, facts: Facts, say: Say): string {
  const { first, second, n, proportions, difference, interval, firstOnly, secondOnly, test, p } = pair
  const [one, other] = [
    first === null ? 'the first' : say.variable(first.variable),
    second === null ? 'the second' : say.variable(second.variable),
  ]
  const whole = isClear(p)
    ? 'the proportions differ by more than chance alone would readily explain'
    : 'these data do not show a difference; that is not evidence that there is none'
  return [
    `${n} pairs: ${say.percent(proportions[0])} by ${one} and ${say.percent(proportions[1])} by ${other}, difference ${say.percent(difference)} (${say.confidence(facts.confidence)} CI ${say.percents(interval.lower, interval.upper)}); ${firstOnly} have the event in the first only, ${secondOnly} in the second only.`,
    `By ${tests.en[test]} ${whole} (${pText(p, facts, say)}).`,
  ].join(' ')
}

function pairInChinese(pair: PairFacts, facts: Facts, say: Say): string {
  const { first, second, n, proportions, difference, interval, firstOnly, secondOnly, test, p } = pair
  const [one, other] = [
    first === null ? '变量一' : say.variable(first.variable),
    second === null ? '变量二' : say.variable(second.variable),
  ]
  const whole = isClear(p)
    ? '两者的率差异大于偶然所能合理解释的程度'
    : '现有数据不足以表明两者的率存在差异，但也不能据此认为两者相同'
  return [
    `共 ${n} 对，${one}的率为 ${say.percent(proportions[0])}，${other}为 ${say.percent(proportions[1])}，率差为 ${say.percent(difference)}（${say.confidence(facts.confidence)} CI：${say.percents(interval.lower, interval.upper)}）；仅${one}发生 ${firstOnly} 对，仅${other}发生 ${secondOnly} 对。`,
    `${tests.zh[test]}显示，${whole}（${pText(p, facts, say)}）。`,
  ].join('')
}

function overallInEnglish({ overall }: Facts, say: Say): readonly string[] {
  if (overall === null) return []
  const { n, measurements, statistic, p } = overall
  const test = `Q(${measurements - 1}) = ${say.number(statistic, 2)}`
  if (p === 'NaN')
    return [`Cochran's Q is not defined: none of ${n} rows differs between the ${measurements} measurements.`]
  return [
    `Over all ${measurements} measurements of ${n} complete rows Cochran's Q ${isClear(p) ? 'shows proportions that differ by more than chance alone would readily explain' : 'does not show that the proportions differ'} (${test}, ${say.p(p)}).`,
  ]
}

function overallInChinese({ overall }: Facts, say: Say): readonly string[] {
  if (overall === null) return []
  const { n, measurements, statistic, p } = overall
  const test = `Q(${measurements - 1}) = ${say.number(statistic, 2)}`
  if (p === 'NaN') return [`${n} 行中每行在 ${measurements} 个变量上的取值均一致，Cochran Q 检验无定义。`]
  return [
    `${measurements} 个变量均不缺失的 ${n} 行中，Cochran Q 检验${isClear(p) ? '显示各变量的率差异大于偶然所能合理解释的程度' : '不足以表明各变量的率存在差异'}（${test}，${say.p(p)}）。`,
  ]
}

function symmetryInEnglish(one: SymmetryFacts, facts: Facts, say: Say): string {
  const { first, second, n, changed, statistic, df, p } = one
  const test = say.statistic('chi2', statistic, df)
  const names = first === null || second === null ? '' : `${say.variable(first)} and ${say.variable(second)}: `
  const whole = isClear(p)
    ? 'changes in one direction outnumber those in the other by more than chance alone would readily explain'
    : 'these data do not show that changes in one direction outnumber those in the other'
  return `${names}${say.count(changed)} of ${say.count(n)} (${say.percent(changed / n)}) changed their value. By Bowker's test ${whole} (${test}, ${pText(p, facts, say)}).`
}

function symmetryInChinese(one: SymmetryFacts, facts: Facts, say: Say): string {
  const { first, second, n, changed, statistic, df, p } = one
  const test = say.statistic('chi2', statistic, df)
  const names = first === null || second === null ? '' : `${say.variable(first)}与${say.variable(second)}：`
  const whole = isClear(p)
    ? '两个方向的变化不对称，差异大于偶然所能合理解释的程度'
    : '现有数据不足以表明两个方向的变化不对称'
  return `${names}${say.count(n)} 对中 ${say.count(changed)} 对（${say.percent(changed / n)}）取值发生变化。Bowker 检验显示，${whole}（${test}，${pText(p, facts, say)}）。`
}

function methodsInEnglish(facts: Facts, say: Say): string {
  const adjusted =
    facts.adjust === null || facts.adjust === 'none'
      ? ''
      : ` P values of pairs were adjusted by the method of ${adjustments[facts.adjust]}.`
  if (facts.question === 'symmetry')
    return `The symmetry of changes was tested by Bowker's test.${adjusted}${missingInEnglish(facts)}`
  const used = say.list([...new Set(facts.pairs.map(({ test }) => tests.en[test]))])
  const overall = facts.overall === null ? '' : " All measurements together were compared by Cochran's Q."
  return `Paired proportions were compared by ${used}; differences are given with Newcombe's ${say.confidence(facts.confidence)} confidence intervals for pairs.${overall}${adjusted}${missingInEnglish(facts)}`
}

function missingInEnglish({ missing }: Facts): string {
  if (missing === null) return ''
  return missing === 'listwise' ? ' Only complete rows were used.' : ' Missing values were excluded pair by pair.'
}

function methodsInChinese(facts: Facts, say: Say): string {
  const adjusted =
    facts.adjust === null || facts.adjust === 'none' ? '' : `两两比较的 P 值采用 ${adjustments[facts.adjust]} 法校正。`
  if (facts.question === 'symmetry') return `取值变化的对称性采用 Bowker 检验。${adjusted}${missingInChinese(facts)}`
  const used = say.list([...new Set(facts.pairs.map(({ test }) => tests.zh[test]))])
  const overall = facts.overall === null ? '' : '多个变量的总体比较采用 Cochran Q 检验。'
  return `配对率的比较采用${used}，率差的 ${say.confidence(facts.confidence)} 置信区间采用 Newcombe 配对法。${overall}${adjusted}${missingInChinese(facts)}`
}

function missingInChinese({ missing }: Facts): string {
  if (missing === null) return ''
  return missing === 'listwise' ? '仅纳入所有变量均完整的观测。' : '缺失值按配对逐一排除。'
}
