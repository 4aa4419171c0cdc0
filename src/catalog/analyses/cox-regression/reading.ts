import { ratioSentence } from '../../kit/models/ratio-reading.ts'
import { termTestSentences } from '../../kit/models/term-test-reading.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts } from './facts.ts'

const words = { symbol: 'HR', of: { en: 'hazard of the event', zh: '事件发生风险' } }

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    `${facts.happened} of ${facts.n} rows have the event (${eventText(facts, say)}). For the model as a whole: ${concordanceInEnglish(facts, say)}likelihood ratio χ²(${facts.overall.df}) = ${say.number(facts.overall.statistic, 2)}, ${say.p(facts.overall.p)}.`,
    ...facts.ratios.map((ratio) => ratioSentence(ratio, words, facts.confidence, say)),
    ...termTestSentences(facts.tests, say),
    ...(facts.hazards === null ? [] : [hazardsInEnglish(facts.hazards, say)]),
  ],
  zh: (facts, say) => [
    `纳入 ${facts.n} 行，其中 ${facts.happened} 行发生结局事件（${eventText(facts, say)}）。模型整体：${concordanceInChinese(facts, say)}似然比 χ²(${facts.overall.df}) = ${say.number(facts.overall.statistic, 2)}，${say.p(facts.overall.p)}。`,
    ...facts.ratios.map((ratio) => ratioSentence(ratio, words, facts.confidence, say)),
    ...termTestSentences(facts.tests, say),
    ...(facts.hazards === null ? [] : [hazardsInChinese(facts.hazards, say)]),
  ],
  methods: {
    en: (facts, say) =>
      [
        ...countedInEnglish(facts, say),
        `The hazard of the event (${eventText(facts, say)}) was analysed by Cox proportional hazards regression on complete rows (ties by ${tiesText[facts.ties].en})${facts.strata.length === 0 ? '' : `, stratified by ${say.list(facts.strata.map(say.variable))}`}; hazard ratios are given with ${say.confidence(facts.confidence)} Wald confidence intervals, and terms were tested by type ${facts.squares} likelihood-ratio tests.`,
        ...(facts.hazards === null
          ? []
          : [
              `Proportional hazards were examined by the score tests of Grambsch and Therneau${facts.ties === 'exact' ? '' : ' and by Schoenfeld residuals'}.`,
            ]),
        ...(facts.splines ? ["Restricted cubic splines had knots at Harrell's quantiles or as stated."] : []),
        ...(facts.polynomials ? ['Polynomials have raw powers.'] : []),
      ].join(' '),
    zh: (facts, say) =>
      [
        ...countedInChinese(facts, say),
        `以${eventText(facts, say)}为结局事件，对完整观测进行 Cox 比例风险回归（结的处理采用${tiesText[facts.ties].zh}）${facts.strata.length === 0 ? '' : `，按${say.list(facts.strata.map(say.variable))}分层`}，以风险比（HR）及其 ${say.confidence(facts.confidence)} 置信区间（Wald 法）表示效应大小，模型项采用 ${facts.squares} 型似然比检验。`,
        ...(facts.hazards === null
          ? []
          : [
              `比例风险假定采用 Grambsch–Therneau 得分检验${facts.ties === 'exact' ? '' : '及 Schoenfeld 残差图'}评价。`,
            ]),
        ...(facts.splines ? ['限制性立方样条的节点取 Harrell 推荐的分位数或按所列取值。'] : []),
        ...(facts.polynomials ? ['多项式采用原始幂次。'] : []),
      ].join(''),
  },
})

const tiesText = {
  efron: { en: "Efron's method", zh: ' Efron 法' },
  breslow: { en: "Breslow's method", zh: ' Breslow 法' },
  exact: { en: 'the exact partial likelihood', zh: '精确偏似然法' },
} as const

const units = {
  none: { en: '', zh: '' },
  days: { en: 'days', zh: '天' },
  weeks: { en: 'weeks', zh: '周' },
  months: { en: 'months of 30.4375 days', zh: '月（30.4375 天）' },
  years: { en: 'years of 365.25 days', zh: '年（365.25 天）' },
} as const

/** How time was computed, unless it was a column of the data. */
function countedInEnglish({ dates, entry, unit }: Facts, say: Say): readonly string[] {
  return [
    ...(dates === null
      ? []
      : [`Time was counted from ${say.variable(dates.from)} to ${say.variable(dates.to)} in ${units[unit].en}.`]),
    ...(entry === null
      ? []
      : [
          `Risk sets at each time held the rows whose observation had begun before it (${say.variable(entry.start)}) and had not ended (${say.variable(entry.end)}).`,
        ]),
  ]
}

function countedInChinese({ dates, entry, unit }: Facts, say: Say): readonly string[] {
  return [
    ...(dates === null
      ? []
      : [`生存时间自${say.variable(dates.from)}计至${say.variable(dates.to)}，单位为${units[unit].zh}。`]),
    ...(entry === null
      ? []
      : [
          `各时刻的风险集由此前已进入（${say.variable(entry.start)}）且尚未离开（${say.variable(entry.end)}）观察的行组成。`,
        ]),
  ]
}

function eventText({ events, status }: Facts, say: Say): string {
  const texts = events.map((event) => say.level(event))
  return texts.every((text) => text.includes('=')) ? say.list(texts) : `${say.variable(status)} = ${say.list(texts)}`
}

function concordanceInEnglish({ concordance, confidence }: Facts, say: Say): string {
  if (concordance === null) return ''
  const { value, interval } = concordance
  return `concordance ${say.number(value, 3)} (${say.confidence(confidence)} CI ${say.interval(interval.lower, interval.upper, value, 3)}), in new data lower; `
}

function concordanceInChinese({ concordance, confidence }: Facts, say: Say): string {
  if (concordance === null) return ''
  const { value, interval } = concordance
  return `一致性指数 ${say.number(value, 3)}（${say.confidence(confidence)} CI：${say.interval(interval.lower, interval.upper, value, 3)}），用于新数据时会有所降低；`
}

function hazardsInEnglish({ statistic, df, p, changing }: NonNullable<Facts['hazards']>, say: Say): string {
  const test = `Grambsch–Therneau, global χ²(${df}) = ${say.number(statistic, 2)}, ${say.p(p)}`
  if (typeof p === 'number' && p < 0.05)
    return `The ratios seem to change with time (${test}): read each as an average over the follow-up.`
  if (changing.length > 0)
    return `Together the ratios show no clear change with time (${test}), but tests of single terms show one for ${say.list(changing.map(say.term))}: read any ratio there as an average over the follow-up.`
  return `Nothing was seen of ratios that change with time (${test}); that is not evidence that they do not.`
}

function hazardsInChinese({ statistic, df, p, changing }: NonNullable<Facts['hazards']>, say: Say): string {
  const test = `Grambsch–Therneau 整体检验：χ²(${df}) = ${say.number(statistic, 2)}，${say.p(p)}`
  if (typeof p === 'number' && p < 0.05) return `风险比似随时间变化（${test}），所列风险比应理解为随访期内的平均效应。`
  if (changing.length > 0)
    return `整体上未见风险比明确随时间变化（${test}），但单项检验提示${say.list(changing.map(say.term))}的风险比随时间变化，应理解为随访期内的平均效应。`
  return `未见风险比随时间变化的迹象（${test}），但不能据此认为比例风险假定必然成立。`
}
