import { slopeOf } from '../../kit/models/effect-units.ts'
import { excludes } from '../../kit/models/ratio-reading.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, Slope, TermTest } from './facts.ts'

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    `The model explains ${say.percent(facts.rSquared)} of the variation of ${say.variable(facts.outcome)} in ${facts.n} rows (adjusted ${say.percent(facts.adjusted)}; F(${facts.overall.df.join(', ')}) = ${say.number(facts.overall.statistic, 2)}, ${say.p(facts.overall.p)}).`,
    ...facts.slopes.map((slope) => slopeInEnglish(slope, facts, say)),
    ...testsIn(facts, say, 'en'),
  ],
  zh: (facts, say) => [
    `纳入 ${facts.n} 行，模型可解释${say.variable(facts.outcome)}变异的 ${say.percent(facts.rSquared)}（调整后 ${say.percent(facts.adjusted)}；F(${facts.overall.df.join(', ')}) = ${say.number(facts.overall.statistic, 2)}，${say.p(facts.overall.p)}）。`,
    ...facts.slopes.map((slope) => slopeInChinese(slope, facts, say)),
    ...testsIn(facts, say, 'zh'),
  ],
  methods: {
    en: (facts, say) =>
      [
        `${say.variable(facts.outcome)} was analysed by ${facts.weighted ? 'weighted ' : ''}linear regression on complete rows; coefficients are given with ${say.confidence(facts.confidence)} confidence intervals${facts.errors === 'model' ? '' : ` from heteroscedasticity-consistent standard errors (${facts.errors.toUpperCase()})`}, and terms were tested by type ${facts.squares} sums of squares.`,
        ...(facts.splines ? ["Restricted cubic splines had knots at Harrell's quantiles or as stated."] : []),
        ...(facts.polynomials ? ['Polynomials have raw powers.'] : []),
      ].join(' '),
    zh: (facts, say) =>
      [
        `以${say.variable(facts.outcome)}为因变量，对完整观测进行${facts.weighted ? '加权' : ''}线性回归，系数以 ${say.confidence(facts.confidence)} 置信区间表示${facts.errors === 'model' ? '' : `（${facts.errors.toUpperCase()} 稳健标准误）`}，模型项采用 ${facts.squares} 型平方和检验。`,
        ...(facts.splines ? ['限制性立方样条的节点取 Harrell 推荐的分位数或按所列取值。'] : []),
        ...(facts.polynomials ? ['多项式采用原始幂次。'] : []),
      ].join(''),
  },
})

/** Worded as a difference only if the interval excludes 0. */
function slopeInEnglish({ cell, against, estimate, interval, p }: Slope, facts: Facts, say: Say): string {
  const size = `${say.number(estimate)} (${say.confidence(facts.confidence)} CI ${say.interval(interval.lower, interval.upper, estimate)}; ${say.p(p)})`
  const outcome = say.variable(facts.outcome)
  const isClear = excludes(interval, 0)
  const { covariate, per } = slopeOf(cell)
  const term = say.term(covariate)
  if (against === null)
    return isClear
      ? `${per === 1 ? `One unit more of ${term} goes` : `${per} units more of ${term} go`} with a change of ${outcome} by ${size}, the other terms held fixed.`
      : `No clear association of ${term} with ${outcome} was seen: per ${per === 1 ? 'unit' : `${per} units`} more ${size}, the other terms held fixed.`
  const other = against === 'mean' ? 'the mean of the levels' : say.level(against)
  return isClear
    ? `${term} against ${other}: ${outcome} differs by ${size}, the other terms held fixed.`
    : `${term} against ${other}: no clear difference of ${outcome} was seen, ${size}, the other terms held fixed.`
}

function slopeInChinese({ cell, against, estimate, interval, p }: Slope, facts: Facts, say: Say): string {
  const size = `${say.number(estimate)}（${say.confidence(facts.confidence)} CI：${say.interval(interval.lower, interval.upper, estimate)}；${say.p(p)}）`
  const outcome = say.variable(facts.outcome)
  const isClear = excludes(interval, 0)
  const { covariate, per } = slopeOf(cell)
  const term = say.term(covariate)
  if (against === null)
    return isClear
      ? `控制其他项后，${term}每增加 ${per} 个单位，${outcome}平均变化 ${size}。`
      : `控制其他项后，未见${term}与${outcome}有明确关联：每增加 ${per} 个单位为 ${size}。`
  const other = against === 'mean' ? '各水平均值' : say.level(against)
  return isClear
    ? `控制其他项后，${term}与${other}相比，${outcome}平均相差 ${size}。`
    : `控制其他项后，未见${term}与${other}的${outcome}有明确差异：相差 ${size}。`
}

function testsIn({ tests }: Facts, say: Say, language: 'en' | 'zh'): readonly string[] {
  if (tests.length === 0) return []
  const parts = tests.map((test) => testText(test, say, language))
  return language === 'zh'
    ? [`曲线、交互项及其组成变量的单个系数不宜单独解读，整体检验：${parts.join('；')}。`]
    : [`Curves, products and what stands in products are read as a whole: ${parts.join('; ')}.`]
}

function testText({ cell, eta, statistic, df, p }: TermTest, say: Say, language: 'en' | 'zh'): string {
  const test = `F(${df.join(', ')}) = ${say.number(statistic, 2)}`
  return language === 'zh'
    ? `${say.term(cell)}（偏 η² = ${say.number(eta, 3)}，${test}，${say.p(p)}）`
    : `${say.term(cell)} (partial η² = ${say.number(eta, 3)}, ${test}, ${say.p(p)})`
}
