import { ratioSentence } from '../../kit/models/ratio-reading.ts'
import { termTestSentences } from '../../kit/models/term-test-reading.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts } from './facts.ts'

const words = { symbol: 'OR', of: { en: 'odds of the event', zh: '事件发生比值' } }

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    `${facts.events} of ${facts.n} rows have the event (${eventText(facts, say)}). ${overall(facts, say)}`,
    ...facts.ratios.map((ratio) => ratioSentence(ratio, words, facts.confidence, say)),
    ...termTestSentences(facts.tests, say),
    ...(facts.area === null
      ? []
      : [
          `C statistic ${say.number(facts.area.value, 3)} (${say.confidence(facts.confidence)} CI ${say.interval(facts.area.interval.lower, facts.area.interval.upper, facts.area.value, 3)}): so often the predicted probability of a row with the event is above that of one without; in new data it will be lower.`,
        ]),
  ],
  zh: (facts, say) => [
    `纳入 ${facts.n} 行，其中 ${facts.events} 行发生结局事件（${eventText(facts, say)}）。${overall(facts, say)}`,
    ...facts.ratios.map((ratio) => ratioSentence(ratio, words, facts.confidence, say)),
    ...termTestSentences(facts.tests, say),
    ...(facts.area === null
      ? []
      : [
          `C 统计量为 ${say.number(facts.area.value, 3)}（${say.confidence(facts.confidence)} CI：${say.interval(facts.area.interval.lower, facts.area.interval.upper, facts.area.value, 3)}），即发生事件者的预测概率高于未发生者的可能性；用于新数据时会有所降低。`,
        ]),
  ],
  methods: {
    en: (facts, say) =>
      [
        `The odds of the event (${eventText(facts, say)}) were analysed by logistic regression${facts.method === 'firth' ? ' with Firth’s penalised likelihood' : ''} on complete rows; odds ratios are given with ${say.confidence(facts.confidence)} ${facts.interval === 'wald' ? 'Wald' : facts.method === 'firth' ? 'profile penalised likelihood' : 'profile-likelihood'} confidence intervals, and terms were tested by type ${facts.squares} ${facts.method === 'firth' ? 'penalised ' : ''}likelihood-ratio tests.`,
        ...(facts.area === null
          ? []
          : [
              "Discrimination was measured by the C statistic with DeLong's interval, calibration by the Hosmer–Lemeshow test.",
            ]),
        ...(facts.splines ? ["Restricted cubic splines had knots at Harrell's quantiles or as stated."] : []),
        ...(facts.polynomials ? ['Polynomials have raw powers.'] : []),
      ].join(' '),
    zh: (facts, say) =>
      [
        `以${eventText(facts, say)}为结局事件，对完整观测进行二元 logistic 回归${facts.method === 'firth' ? '（Firth 惩罚似然法）' : ''}，以比值比（OR）及其 ${say.confidence(facts.confidence)} 置信区间（${facts.interval === 'wald' ? 'Wald 法' : facts.method === 'firth' ? '轮廓惩罚似然法' : '轮廓似然法'}）表示关联强度，模型项采用 ${facts.squares} 型${facts.method === 'firth' ? '惩罚' : ''}似然比检验。`,
        ...(facts.area === null ? [] : ['以 C 统计量（DeLong 法区间）评价区分度，以 Hosmer–Lemeshow 检验评价校准度。']),
        ...(facts.splines ? ['限制性立方样条的节点取 Harrell 推荐的分位数或按所列取值。'] : []),
        ...(facts.polynomials ? ['多项式采用原始幂次。'] : []),
      ].join(''),
  },
})

function overall({ method, nagelkerke, overall: { statistic, df, p } }: Facts, say: Say): string {
  const test = `χ²(${df}) = ${say.number(statistic, 2)}`
  const zh = say.language === 'zh'
  if (method === 'firth')
    return zh
      ? `模型整体的惩罚似然比检验：${test}，${say.p(p)}。`
      : `The penalised likelihood-ratio test of the model as a whole: ${test}, ${say.p(p)}.`
  return zh
    ? `模型整体：Nagelkerke R² = ${say.number(nagelkerke, 3)}（${test}，${say.p(p)}）。`
    : `For the model as a whole Nagelkerke R² = ${say.number(nagelkerke, 3)} (${test}, ${say.p(p)}).`
}

function eventText({ event }: Facts, say: Say): string {
  const level = say.level(event)
  return level.includes('=') ? level : `${say.variable(event.variable)} = ${level}`
}
