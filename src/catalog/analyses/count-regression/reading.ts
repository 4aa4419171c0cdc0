import { type RatioWords, ratioSentence } from '../../kit/models/ratio-reading.ts'
import { termTestSentences } from '../../kit/models/term-test-reading.ts'
import { defineReading } from '../../kit/present/reading.ts'
import type { Facts } from './facts.ts'

const distributions = {
  poisson: { en: 'Poisson', zh: 'Poisson' },
  'negative-binomial': { en: 'negative binomial', zh: '负二项' },
} as const

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    `${facts.n} rows with ${facts.events} counts of ${say.variable(facts.outcome)} in all.${facts.overall.df === 0 ? '' : ` For the model as a whole the likelihood ratio is χ²(${facts.overall.df}) = ${say.number(facts.overall.statistic, 2)}, ${say.p(facts.overall.p)}.`}${facts.dispersion === null ? '' : ` Pearson χ²/df = ${say.number(facts.dispersion, 2)}; 1 is what the distribution asks for.`}`,
    ...facts.ratios.map((ratio) => ratioSentence(ratio, wordsOf(facts), facts.confidence, say)),
    ...termTestSentences(facts.tests, say),
  ],
  zh: (facts, say) => [
    `纳入 ${facts.n} 行，${say.variable(facts.outcome)}合计 ${facts.events} 次。${facts.overall.df === 0 ? '' : `模型整体：似然比 χ²(${facts.overall.df}) = ${say.number(facts.overall.statistic, 2)}，${say.p(facts.overall.p)}。`}${facts.dispersion === null ? '' : `Pearson χ²/自由度 = ${say.number(facts.dispersion, 2)}，分布成立时应接近 1。`}`,
    ...facts.ratios.map((ratio) => ratioSentence(ratio, wordsOf(facts), facts.confidence, say)),
    ...termTestSentences(facts.tests, say),
  ],
  methods: {
    en: (facts, say) =>
      [
        `${say.variable(facts.outcome)} was analysed by ${distributions[facts.distribution].en} regression with a log link on complete rows${facts.exposure === null ? '' : `, with the logarithm of ${say.variable(facts.exposure)} as offset`}; ratios are given with ${say.confidence(facts.confidence)} Wald confidence intervals${facts.errors === 'robust' ? ' from robust (HC0) standard errors' : ''}, and terms were tested by type ${facts.squares} likelihood-ratio tests.`,
        ...(facts.distribution === 'negative-binomial' ? ['The shape θ was estimated by maximum likelihood.'] : []),
        ...(facts.splines ? ["Restricted cubic splines had knots at Harrell's quantiles or as stated."] : []),
        ...(facts.polynomials ? ['Polynomials have raw powers.'] : []),
      ].join(' '),
    zh: (facts, say) =>
      [
        `对完整观测，以${say.variable(facts.outcome)}为结局进行${distributions[facts.distribution].zh}回归（对数连接${facts.exposure === null ? '' : `，以${say.variable(facts.exposure)}的对数为偏移项`}），以发生率比（IRR）及其 ${say.confidence(facts.confidence)} 置信区间（Wald 法${facts.errors === 'robust' ? '，稳健标准误 HC0' : ''}）表示关联强度，模型项采用 ${facts.squares} 型似然比检验。`,
        ...(facts.distribution === 'negative-binomial' ? ['形状参数 θ 采用最大似然估计。'] : []),
        ...(facts.splines ? ['限制性立方样条的节点取 Harrell 推荐的分位数或按所列取值。'] : []),
        ...(facts.polynomials ? ['多项式采用原始幂次。'] : []),
      ].join(''),
  },
})

function wordsOf({ exposure }: Facts): RatioWords {
  return {
    symbol: 'IRR',
    of: exposure === null ? { en: 'expected count', zh: '期望次数' } : { en: 'rate', zh: '发生率' },
  }
}
