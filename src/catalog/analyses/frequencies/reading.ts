import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, VariableFacts } from './facts.ts'

export const reading = defineReading<Facts>({
  en: (facts, say) => facts.variables.map((one) => inEnglish(one, facts, say)),
  zh: (facts, say) => facts.variables.map((one) => inChinese(one, facts, say)),
  methods: {
    en: ({ confidence }, say) =>
      `Variables are described by counts and percentages of the non-missing values${confidence === null ? '' : `, with ${say.confidence(confidence)} Wilson confidence intervals`}; missing values are reported apart.`,
    zh: ({ confidence }, say) =>
      `分类资料以频数与有效百分比（分母为非缺失例数）描述${confidence === null ? '' : `，百分比的 ${say.confidence(confidence)} 置信区间采用 Wilson 法计算`}；缺失值单独列出。`,
  },
})

function inEnglish(one: VariableFacts, { confidence }: Facts, say: Say): string {
  const { variable, n, missing, values, most, top } = one
  if (n === 0) return `${say.variable(variable)}: no values, ${say.count(missing)} missing.`
  const shares = top.map(({ value, count, fraction, interval }) => {
    const limits =
      interval === null || confidence === null
        ? ''
        : `; ${say.confidence(confidence)} CI ${say.percents(interval.lower, interval.upper)}`
    return `${say.level(value)}, ${say.count(count)} (${say.percent(fraction)}${limits})`
  })
  const phrase = `${say.variable(variable)}: ${say.count(n)} with a value, ${say.count(missing)} missing.`
  if (top.length === 0)
    return `${phrase} None of ${values} values stands out; the most frequent ones occur ${most === 1 ? 'once' : most === 2 ? 'twice' : `${say.count(most)} times`} each.`
  const which =
    values > top.length ? `Most frequent of ${values} values:` : values === 1 ? 'All are' : 'In order of frequency:'
  return `${phrase} ${which} ${shares.join('; ')}.`
}

function inChinese(one: VariableFacts, { confidence }: Facts, say: Say): string {
  const { variable, n, missing, values, most, top } = one
  if (n === 0) return `${say.variable(variable)}：无有效值，缺失 ${say.count(missing)} 例。`
  const shares = top.map(({ value, count, fraction, interval }) => {
    const limits =
      interval === null || confidence === null
        ? ''
        : `，${say.confidence(confidence)} CI：${say.percents(interval.lower, interval.upper)}`
    return `“${say.level(value)}”${say.count(count)} 例（${say.percent(fraction)}${limits}）`
  })
  const phrase = `${say.variable(variable)}：有效 ${say.count(n)} 例，缺失 ${say.count(missing)} 例。`
  if (top.length === 0) return `${phrase}${values} 个取值中无明显居多者，频数最高者各 ${say.count(most)} 例。`
  const which = values > top.length ? `${values} 个取值中频数居前的为` : values === 1 ? '均为' : '按频数由高到低为'
  return `${phrase}${which}${shares.join('、')}。`
}
