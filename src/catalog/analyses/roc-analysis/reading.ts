import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { ComparisonFacts, CutOffFacts, Facts, MarkerFacts, ShareFacts } from './facts.ts'

const rules = {
  en: {
    youden: 'The largest Youden index',
    closest: 'The point closest to the corner',
    sensitivity: 'The stated sensitivity',
    specificity: 'The stated specificity',
  },
  zh: {
    youden: 'Youden 指数最大',
    closest: '距左上角最近',
    sensitivity: '保证既定灵敏度',
    specificity: '保证既定特异度',
  },
} as const

const adjusted = {
  en: { holm: "after Holm's adjustment", bonferroni: "after Bonferroni's adjustment", none: 'not adjusted' },
  zh: { holm: 'Holm 法校正', bonferroni: 'Bonferroni 法校正', none: '未校正' },
} as const

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    ...facts.markers.map((one) => markerInEnglish(one, facts, say)),
    ...facts.comparisons.map((one) => comparisonInEnglish(one, facts, say)),
  ],
  zh: (facts, say) => [
    ...facts.markers.map((one) => markerInChinese(one, facts, say)),
    ...facts.comparisons.map((one) => comparisonInChinese(one, facts, say)),
  ],
  methods: { en: methodsInEnglish, zh: methodsInChinese },
})

function isClear(p: MarkerFacts['p']): boolean {
  return typeof p === 'number' && p < 0.05
}

function markerInEnglish(one: MarkerFacts, facts: Facts, say: Say): string {
  const { variable, side, events, others, area, lower, upper, p } = one
  const range = lower === null ? '' : ` (${say.confidence(facts.confidence)} CI ${say.interval(lower, upper, area, 3)})`
  const phrase = `${say.variable(variable)}: the area under the curve is ${say.number(area, 3)}${range}: of one row with the event (${say.level(facts.event)}) and one without, the former has the ${side} value in ${say.percent(area)} of all pairs (${events} with, ${others} without; ties count half).`
  const tested = !isNumber(p)
    ? ''
    : isClear(p)
      ? ` The area is ${area < 0.5 ? 'below' : 'above'} the 0.5 of a coin by more than chance alone would readily explain (${say.p(p)}).`
      : ` These data do not show that the area differs from the 0.5 of a coin; that is not evidence that the marker is worthless (${say.p(p)}).`
  return `${phrase}${tested}${cutOffInEnglish(one, facts, say)}`
}

function cutOffInEnglish({ cutOff, side }: MarkerFacts, { confidence }: Facts, say: Say): string {
  if (cutOff === null) return ''
  const { rule, value, sensitivity, specificity } = cutOff
  const share = (name: string, { value: fraction, lower, upper }: ShareFacts) =>
    `${name} ${say.percent(fraction)} (${say.confidence(confidence)} CI ${say.percents(lower, upper)})`
  const values = `values ${side === 'higher' ? '≥' : '≤'} ${say.quantity(value)} as positive`
  const chosen = rule === 'own' ? `With ${values}` : `${rules.en[rule]} takes ${values}`
  const after = rule === 'own' ? '' : ' It was chosen in these data, so it will do somewhat worse in new ones.'
  return ` ${chosen}: ${share('sensitivity', sensitivity)}, ${share('specificity', specificity)}.${after}`
}

function comparisonInEnglish(one: ComparisonFacts, { confidence, adjust }: Facts, say: Say): string {
  const { first, second, difference, lower, upper, p } = one
  const names = `${say.variable(first)} against ${say.variable(second)}`
  if (!isNumber(p) || lower === null)
    return `${names}: the areas differ by ${say.number(difference, 3)}; both order the rows alike, so there is nothing to test.`
  const range = `${say.confidence(confidence)} CI ${say.interval(lower, upper, difference, 3)}`
  const phrase = isClear(p)
    ? 'more than chance alone would readily explain'
    : 'which these data do not show to be more than chance; that is not evidence that the areas are equal'
  return `${names}: the areas differ by ${say.number(difference, 3)} (${range}), ${phrase} (${say.p(p)}, ${adjusted.en[adjust]}).`
}

function markerInChinese(one: MarkerFacts, facts: Facts, say: Say): string {
  const { variable, side, events, others, area, lower, upper, p } = one
  const range =
    lower === null ? '' : `（${say.confidence(facts.confidence)} CI：${say.interval(lower, upper, area, 3)}）`
  const phrase = `${say.variable(variable)}：AUC 为 ${say.number(area, 3)}${range}，即随机取“${say.level(facts.event)}”与其余各一例，前者取值${side === 'higher' ? '较大' : '较小'}的概率为 ${say.percent(area)}（有事件 ${events} 例，无事件 ${others} 例，取值相等计半）。`
  const tested = !isNumber(p)
    ? ''
    : isClear(p)
      ? `AUC ${area < 0.5 ? '低于' : '高于'} 0.5，差异大于偶然所能合理解释的程度（${say.p(p)}）。`
      : `现有数据不足以表明 AUC 不同于 0.5，但也不能据此认为该指标无诊断价值（${say.p(p)}）。`
  return `${phrase}${tested}${cutOffInChinese(one, facts, say)}`
}

function cutOffInChinese({ cutOff, side }: MarkerFacts, { confidence }: Facts, say: Say): string {
  if (cutOff === null) return ''
  const { rule, value, sensitivity, specificity } = cutOff
  const share = (name: string, { value: fraction, lower, upper }: ShareFacts) =>
    `${name}为 ${say.percent(fraction)}（${say.confidence(confidence)} CI：${say.percents(lower, upper)}）`
  const by = rule === 'own' ? '自定界值' : `按${rules.zh[rule]}的准则，界值`
  const after = rule === 'own' ? '' : '该界值由本数据确定，用于新数据时效果会略差。'
  return `${by}取${side === 'higher' ? '≥' : '≤'} ${say.quantity(value)} 为阳性时，${share('灵敏度', sensitivity)}，${share('特异度', specificity)}。${after}`
}

function comparisonInChinese(one: ComparisonFacts, { confidence, adjust }: Facts, say: Say): string {
  const { first, second, difference, lower, upper, p } = one
  const names = `${say.variable(first)}与${say.variable(second)}比较`
  if (!isNumber(p) || lower === null)
    return `${names}：AUC 之差为 ${say.number(difference, 3)}，两者对各行的排序一致，无需检验。`
  const range = `${say.confidence(confidence)} CI：${say.interval(lower, upper, difference, 3)}`
  const phrase = isClear(p) ? '差异大于偶然所能合理解释的程度' : '现有数据不足以表明两者不同，但也不能据此认为两者相等'
  return `${names}：AUC 之差为 ${say.number(difference, 3)}（${range}），${phrase}（${say.p(p)}，${adjusted.zh[adjust]}）。`
}

function isNumber(p: MarkerFacts['p']): p is number {
  return typeof p === 'number'
}

function firstRule({ markers }: Facts): CutOffFacts['rule'] | undefined {
  return markers.flatMap(({ cutOff }) => (cutOff === null ? [] : [cutOff.rule]))[0]
}

const chosenBy = {
  en: {
    youden: "Cut-offs maximise Youden's index; ",
    closest: 'Cut-offs are closest to the top left corner of the curve; ',
    sensitivity: 'Cut-offs keep a stated sensitivity; ',
    specificity: 'Cut-offs keep a stated specificity; ',
    own: 'Cut-offs were stated beforehand; ',
  },
  zh: {
    youden: '以 Youden 指数最大确定最佳界值，',
    closest: '以距 ROC 曲线左上角最近确定最佳界值，',
    sensitivity: '按既定灵敏度确定界值，',
    specificity: '按既定特异度确定界值，',
    own: '采用预先确定的界值，',
  },
} as const

function methodsInEnglish(facts: Facts, say: Say): string {
  const { markers, comparisons, confidence, adjust, missing, prevalence } = facts
  const rule = firstRule(facts)
  const turned = markers.filter(({ side }) => side === 'lower').map(({ variable }) => say.variable(variable))
  return [
    `Discrimination is given by the area under the receiver operating characteristic curve with ${say.confidence(confidence)} confidence intervals by DeLong's method.`,
    ...(turned.length === 0 ? [] : [`Lower values of ${say.list(turned)} were taken to speak for the event.`]),
    ...(comparisons.length === 0
      ? []
      : [`Areas were compared by DeLong's test for correlated curves (P values ${adjusted.en[adjust]}).`]),
    ...(rule === undefined
      ? []
      : [
          `${chosenBy.en[rule]}${prevalence === null ? 'sensitivity, specificity and predictive values' : 'sensitivity and specificity'} have Wilson intervals, likelihood ratios those of Simel.`,
        ]),
    ...(prevalence === null || rule === undefined
      ? []
      : [
          `Predictive values are those of a prevalence of ${say.percent(prevalence)}, with logit intervals (Mercaldo, Lau and Zhou).`,
        ]),
    missing === 'listwise'
      ? 'Only rows complete for all markers were used.'
      : 'Missing values were excluded curve by curve.',
  ].join(' ')
}

function methodsInChinese(facts: Facts, say: Say): string {
  const { markers, comparisons, confidence, adjust, missing, prevalence } = facts
  const rule = firstRule(facts)
  const turned = markers.filter(({ side }) => side === 'lower').map(({ variable }) => say.variable(variable))
  return [
    `采用 ROC 曲线下面积（AUC）评价区分能力，${say.confidence(confidence)} 置信区间用 DeLong 法计算。`,
    ...(turned.length === 0 ? [] : [`${say.list(turned)}以值小提示事件。`]),
    ...(comparisons.length === 0 ? [] : [`AUC 的比较采用相关 ROC 曲线的 DeLong 检验（P 值${adjusted.zh[adjust]}）。`]),
    ...(rule === undefined
      ? []
      : [
          `${chosenBy.zh[rule]}${prevalence === null ? '灵敏度、特异度及预测值' : '灵敏度与特异度'}的置信区间用 Wilson 法，似然比用 Simel 法。`,
        ]),
    ...(prevalence === null || rule === undefined
      ? []
      : [`预测值按患病率 ${say.percent(prevalence)} 计算，区间采用 logit 法（Mercaldo、Lau 与 Zhou）。`]),
    missing === 'listwise' ? '仅纳入全部指标均完整的观测。' : '缺失值按曲线逐一排除。',
  ].join('')
}
