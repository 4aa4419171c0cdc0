import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, MeasuredFacts, TestFacts } from './facts.ts'

const shareMethods = {
  en: { wilson: "Wilson's method", exact: "Clopper and Pearson's exact method" },
  zh: { wilson: 'Wilson 法', exact: 'Clopper–Pearson 精确法' },
} as const

export const reading = defineReading<Facts>({
  en: (facts, say) => facts.tests.map((one) => testInEnglish(one, facts, say)),
  zh: (facts, say) => facts.tests.map((one) => testInChinese(one, facts, say)),
  methods: { en: methodsInEnglish, zh: methodsInChinese },
})

/** For example `90.0% (95% CI 85.1% to 93.2%)`. */
function share({ value, lower, upper }: MeasuredFacts, { confidence }: Facts, say: Say): string {
  const zh = say.language === 'zh'
  if (lower === null) return say.percent(value)
  return zh
    ? `${say.percent(value)}（${say.confidence(confidence)} CI：${say.percents(lower, upper)}）`
    : `${say.percent(value)} (${say.confidence(confidence)} CI ${say.percents(lower, upper)})`
}

function ratio({ value, lower, upper }: MeasuredFacts, { confidence }: Facts, say: Say): string {
  const times = say.language === 'zh' ? `${say.number(value)} 倍` : say.number(value)
  if (lower === null) return times
  const limits = say.ratioInterval(lower, upper, value)
  return say.language === 'zh'
    ? `${times}（${say.confidence(confidence)} CI：${limits}）`
    : `${times} (${say.confidence(confidence)} CI ${limits})`
}

function testInEnglish(one: TestFacts, facts: Facts, say: Say): string {
  const { variable, events, others, hits, passes, sensitivity, specificity } = one
  return [
    `${say.variable(variable)}: sensitivity is ${share(sensitivity, facts, say)}, with ${say.count(hits)} of ${say.count(events)} ${events === 1 ? 'row that has' : 'rows that have'} the condition (${say.level(facts.event)}) called positive; specificity is ${share(specificity, facts, say)}, with ${say.count(passes)} of ${say.count(others)} ${others === 1 ? 'row' : 'rows'} without it called negative.`,
    ...oddsInEnglish(one, facts, say),
    ...valuesInEnglish(one, facts, say),
  ].join(' ')
}

function oddsInEnglish({ positiveRatio, negativeRatio }: TestFacts, facts: Facts, say: Say): readonly string[] {
  return [
    ...(typeof positiveRatio.value === 'number'
      ? [`A positive result multiplies the odds of the condition by ${ratio(positiveRatio, facts, say)}.`]
      : []),
    ...(typeof negativeRatio.value === 'number'
      ? [`A negative result multiplies the odds of the condition by ${ratio(negativeRatio, facts, say)}.`]
      : []),
  ]
}

function valuesInEnglish(one: TestFacts, facts: Facts, say: Say): readonly string[] {
  const { positiveValue, negativeValue, frequency } = one
  const phrase = [
    ...(positiveValue.value === null
      ? []
      : [`of those with a positive result ${share(positiveValue, facts, say)} have the condition`]),
    ...(negativeValue.value === null
      ? []
      : [`of those with a negative result ${share(negativeValue, facts, say)} are free of it`]),
  ]
  const where =
    facts.prevalence === null
      ? `Where ${say.percent(frequency)} have the condition, as in these data, `
      : `At a prevalence of ${say.percent(facts.prevalence)}, `
  return phrase.length === 0 ? [] : [`${where}${say.list(phrase)}.`]
}

function testInChinese(one: TestFacts, facts: Facts, say: Say): string {
  const { variable, events, others, hits, passes, sensitivity, specificity } = one
  return [
    `${say.variable(variable)}：具有目标状态（${say.level(facts.event)}）的 ${say.count(events)} 例中 ${say.count(hits)} 例阳性，灵敏度为 ${share(sensitivity, facts, say)}；无此状态的 ${say.count(others)} 例中 ${say.count(passes)} 例阴性，特异度为 ${share(specificity, facts, say)}。`,
    ...oddsInChinese(one, facts, say),
    ...valuesInChinese(one, facts, say),
  ].join('')
}

function oddsInChinese({ positiveRatio, negativeRatio }: TestFacts, facts: Facts, say: Say): readonly string[] {
  const phrase = [
    ...(typeof positiveRatio.value === 'number'
      ? [`阳性结果使目标状态的比值变为原来的 ${ratio(positiveRatio, facts, say)}`]
      : []),
    ...(typeof negativeRatio.value === 'number'
      ? [`阴性结果使目标状态的比值变为原来的 ${ratio(negativeRatio, facts, say)}`]
      : []),
  ]
  return phrase.length === 0 ? [] : [`${phrase.join('，')}。`]
}

function valuesInChinese(one: TestFacts, facts: Facts, say: Say): readonly string[] {
  const { positiveValue, negativeValue, frequency } = one
  const phrase = [
    ...(positiveValue.value === null ? [] : [`阳性预测值为 ${share(positiveValue, facts, say)}`]),
    ...(negativeValue.value === null ? [] : [`阴性预测值为 ${share(negativeValue, facts, say)}`]),
  ]
  const where =
    facts.prevalence === null
      ? `按本数据中 ${say.percent(frequency)} 的比例，`
      : `患病率为 ${say.percent(facts.prevalence)} 时，`
  return phrase.length === 0 ? [] : [`${where}${phrase.join('，')}。`]
}

function methodsInEnglish({ confidence, intervals, prevalence, missing }: Facts, say: Say): string {
  return [
    `Sensitivity, specificity${prevalence === null ? ', predictive values' : ''} and accuracy against the reference standard are given with ${say.confidence(confidence)} confidence intervals by ${shareMethods.en[intervals]}, the Youden index with Newcombe's interval, likelihood ratios and the diagnostic odds ratio with intervals on the logarithmic scale.`,
    ...(prevalence === null
      ? []
      : [`Predictive values are those of a prevalence of ${say.percent(prevalence)}, with logit intervals.`]),
    missing === 'listwise'
      ? 'Only rows complete for all tests were used.'
      : 'Missing values were excluded test by test.',
  ].join(' ')
}

function methodsInChinese({ confidence, intervals, prevalence, missing }: Facts, say: Say): string {
  return [
    `以金标准为对照计算灵敏度、特异度${prevalence === null ? '、预测值' : ''}与准确度，${say.confidence(confidence)} 置信区间采用${shareMethods.zh[intervals]}；Youden 指数的区间采用 Newcombe 法，似然比与诊断比值比的区间采用对数法。`,
    ...(prevalence === null ? [] : [`预测值按患病率 ${say.percent(prevalence)} 计算，区间采用 logit 法。`]),
    missing === 'listwise' ? '仅纳入全部试验均完整的观测。' : '缺失值按试验逐一排除。',
  ].join('')
}
