import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, FitFacts, ProportionFacts } from './facts.ts'

const methods = {
  en: { wilson: "Wilson's method", exact: "Clopper and Pearson's exact method", wald: 'the normal approximation' },
  zh: { wilson: 'Wilson 法', exact: 'Clopper–Pearson 精确法', wald: '正态近似法' },
} as const

const directions = {
  en: { 'two-sided': 'differs from', greater: 'exceeds', less: 'is below' },
  zh: { 'two-sided': '不同于', greater: '高于', less: '低于' },
} as const

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    ...facts.proportions.map((one) => proportionInEnglish(one, facts, say)),
    ...facts.fits.map((one) => fitInEnglish(one, say)),
  ],
  zh: (facts, say) => [
    ...facts.proportions.map((one) => proportionInChinese(one, facts, say)),
    ...facts.fits.map((one) => fitInChinese(one, say)),
  ],
  methods: { en: methodsInEnglish, zh: methodsInChinese },
})

function isClear(p: ProportionFacts['p']): boolean {
  return typeof p === 'number' && p < 0.05
}

function proportionInEnglish({ event, events, n, proportion, interval, p }: ProportionFacts, facts: Facts, say: Say) {
  const limits = say.percents(interval.lower, interval.upper)
  const phrase = `${say.variable(event.variable)}: ${say.level(event)} in ${say.count(events)} of ${say.count(n)}, ${say.percent(proportion)} (${say.confidence(facts.confidence)} CI ${limits}).`
  if (facts.expected === null || p === null) return phrase
  const compared = isClear(p)
    ? `the proportion ${directions.en[facts.alternative]} the expected ${say.percent(facts.expected)} by more than chance alone would readily explain`
    : `these data do not show that it ${directions.en[facts.alternative]} the expected ${say.percent(facts.expected)}; that is not evidence that it equals it`
  return `${phrase} By the exact binomial test ${compared} (${say.p(p)}).`
}

function proportionInChinese({ event, events, n, proportion, interval, p }: ProportionFacts, facts: Facts, say: Say) {
  const limits = say.percents(interval.lower, interval.upper)
  const phrase = `${say.variable(event.variable)}：${say.count(n)} 例中“${say.level(event)}”${say.count(events)} 例，率为 ${say.percent(proportion)}（${say.confidence(facts.confidence)} CI：${limits}）。`
  if (facts.expected === null || p === null) return phrase
  const direction = `${directions.zh[facts.alternative]}总体率 ${say.percent(facts.expected)}`
  const compared = isClear(p)
    ? `样本率${direction}，差异大于偶然所能合理解释的程度`
    : `现有数据不足以表明总体率${direction.replace('总体率', '给定值')}，但也不能据此认为两者相等`
  return `${phrase}二项分布精确检验显示，${compared}（${say.p(p)}）。`
}

/** The exact test has a P value only, no statistic. */
function resultOf({ values, statistic, p, test }: FitFacts, say: Say, comma: string) {
  return `${test === 'pearson' ? `${say.statistic('chi2', statistic, values - 1)}${comma}` : ''}${say.p(p)}`
}

function fitInEnglish(fit: FitFacts, say: Say) {
  const { variable, n, values, farthest, w, p, test } = fit
  const name = test === 'pearson' ? "Pearson's chi-squared test" : 'the exact multinomial test'
  const phrase = `${say.variable(variable)}: ${n} observations of ${values} values. ${say.level(farthest.value)} departs most: ${say.percent(farthest.share)} where ${say.percent(farthest.expected)} are expected (Cohen's w over all values ${say.number(w)}).`
  const compared = isClear(p)
    ? 'the distribution departs from the expected one by more than chance alone would readily explain'
    : 'these data do not show a departure from the expected distribution; that is not evidence that it holds'
  return `${phrase} By ${name} ${compared} (${resultOf(fit, say, ', ')}).`
}

function fitInChinese(fit: FitFacts, say: Say) {
  const { variable, n, values, farthest, w, p, test } = fit
  const name = test === 'pearson' ? 'Pearson χ² 拟合优度检验' : '多项分布精确检验'
  const phrase = `${say.variable(variable)}：共 ${n} 例，${values} 个取值。偏离最大的是“${say.level(farthest.value)}”，实际占 ${say.percent(farthest.share)}，理论为 ${say.percent(farthest.expected)}（全部取值的 Cohen w 为 ${say.number(w)}）。`
  const compared = isClear(p)
    ? '实际构成与理论构成的差异大于偶然所能合理解释的程度'
    : '现有数据不足以表明实际构成偏离理论构成，但也不能据此认为两者一致'
  return `${phrase}${name}显示，${compared}（${resultOf(fit, say, '，')}）。`
}

function methodsInEnglish(facts: Facts, say: Say): string {
  const missing =
    facts.missing === 'listwise'
      ? 'Only complete rows were used.'
      : 'Missing values were excluded variable by variable.'
  if (facts.question === 'distribution') {
    const tests = [
      ...new Set(
        facts.fits.map(({ test }) =>
          test === 'pearson' ? "Pearson's chi-squared test" : 'the exact multinomial test',
        ),
      ),
    ]
    return `Observed distributions were compared with the expected ones by ${say.list(tests)} of goodness of fit. ${missing}`
  }
  const intervals = `Proportions are given with ${say.confidence(facts.confidence)} confidence intervals by ${methods.en[facts.method]}.`
  const sided = facts.alternative === 'two-sided' ? 'two-sided' : 'one-sided'
  const test =
    facts.expected === null
      ? ''
      : ` They were compared with ${say.percent(facts.expected)} by the ${sided} exact binomial test.`
  return `${intervals}${test} ${missing}`
}

function methodsInChinese(facts: Facts, say: Say): string {
  const missing = facts.missing === 'listwise' ? '仅纳入所有变量均完整的观测。' : '缺失值按变量逐一排除。'
  if (facts.question === 'distribution') {
    const tests = [
      ...new Set(facts.fits.map(({ test }) => (test === 'pearson' ? 'Pearson χ² 拟合优度检验' : '多项分布精确检验'))),
    ]
    return `实际构成与理论构成的比较采用${say.list(tests)}。${missing}`
  }
  const sided = facts.alternative === 'two-sided' ? '双侧' : '单侧'
  const test =
    facts.expected === null ? '' : `样本率与总体率 ${say.percent(facts.expected)} 的比较采用${sided}二项分布精确检验。`
  return `率的 ${say.confidence(facts.confidence)} 置信区间采用${methods.zh[facts.method]}计算。${test}${missing}`
}
