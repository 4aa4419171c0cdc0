import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, Ratio, Statistic, TableFacts } from './facts.ts'

const testNames = {
  en: {
    pearson: "Pearson's chi-squared test",
    yates: 'the chi-squared test with Yates’ correction',
    'likelihood-ratio': 'the likelihood ratio test',
    fisher: "Fisher's exact test",
    'fisher-simulated': "Fisher's test with a simulated P value",
  },
  zh: {
    pearson: 'Pearson χ² 检验',
    yates: '连续性校正 χ² 检验',
    'likelihood-ratio': '似然比检验',
    fisher: 'Fisher 确切概率法',
    'fisher-simulated': 'Fisher 确切概率法（Monte Carlo 模拟）',
  },
} as const

export const reading = defineReading<Facts>({
  en: (facts, say) => facts.tables.map((table) => english(table, facts, say)),
  zh: (facts, say) => facts.tables.map((table) => chinese(table, facts, say)),
  methods: {
    en: (facts, say) => {
      const tests = [...new Set(facts.tables.map(({ test }) => testNames.en[test]))]
      const ratios = facts.tables.some(({ comparisons }) => comparisons.length > 0)
      return [
        `Categorical variables were compared by ${say.list(tests)}${facts.rule === 'auto' ? ', chosen by the expected counts' : ''}.`,
        ...(ratios
          ? [
              `Risk differences (Newcombe), risk ratios and odds ratios (Woolf) are given with ${say.confidence(facts.confidence)} confidence intervals.`,
            ]
          : []),
        ...(facts.missing === null
          ? []
          : [
              facts.missing === 'listwise'
                ? 'Only complete rows were used.'
                : 'Missing values were excluded table by table.',
            ]),
      ].join(' ')
    },
    zh: (facts, say) => {
      const tests = [...new Set(facts.tables.map(({ test }) => testNames.zh[test]))]
      const ratios = facts.tables.some(({ comparisons }) => comparisons.length > 0)
      return [
        `分类变量的组间比较采用${say.list(tests)}${facts.rule === 'auto' ? '（依据理论频数选择）' : ''}。`,
        ...(ratios
          ? [`率差（Newcombe 法）、RR 与 OR（Woolf 法）均给出 ${say.confidence(facts.confidence)} 置信区间。`]
          : []),
        ...(facts.missing === null
          ? []
          : [facts.missing === 'listwise' ? '仅纳入所有变量均完整的观测。' : '缺失值按列联表逐一排除。']),
      ].join('')
    },
  },
})

function isClear({ p }: TableFacts): boolean {
  return typeof p === 'number' && p < 0.05
}

function english(table: TableFacts, facts: Facts, say: Say): string {
  const { variable, n, event, risks, comparisons, v, trend, groups } = table
  const name = variable === null ? '' : `${say.variable(variable)}: `
  const phrase = event
    ? `${say.level(event)} in ${say.list(risks.map((risk) => `${risk.events} of ${risk.n} (${say.percent(risk.events / risk.n)}) of ${say.level(risk.group)}`))}.`
    : `${n} observations in ${groups.length} groups.`
  const level = say.confidence(facts.confidence)
  const compared = comparisons.map(({ group, reference, difference, riskRatio, oddsRatio }) => {
    const points = `${say.percent(difference.estimate)} (${level} CI ${say.percents(difference.interval.lower, difference.interval.upper)})`
    return `${say.level(group)} less ${say.level(reference)}: risk difference ${points}, risk ratio ${ratio(riskRatio, level, say)}, odds ratio ${ratio(oddsRatio, level, say)}.`
  })
  const size =
    v === null || event
      ? []
      : [
          `Cramér's V, bias-corrected, was ${say.number(v.estimate)} (${level} CI ${say.interval(v.interval.lower, v.interval.upper, v.estimate)}; 0 is no association, 1 a complete one).`,
        ]
  const whole = isClear(table)
    ? 'the distribution differs between the groups by more than chance alone would readily explain'
    : 'these data do not show a difference between the groups; that is not evidence that there is none'
  const line =
    trend === null ? [] : [`Linear trend over the ordered values: ${chiSquareText(trend, say)}, ${say.p(trend.p)}.`]
  return [
    `${name}${phrase}`,
    ...compared,
    ...size,
    `By ${testNames.en[table.test]} ${whole} (${tested(table, say)}).`,
    ...line,
  ].join(' ')
}

function chinese(table: TableFacts, facts: Facts, say: Say): string {
  const { variable, n, event, risks, comparisons, v, trend, groups } = table
  const name = variable === null ? '' : `${say.variable(variable)}：`
  const phrase = event
    ? `“${say.level(event)}”在${risks.map((risk) => `${say.level(risk.group)}为 ${risk.events}/${risk.n}（${say.percent(risk.events / risk.n)}）`).join('、')}。`
    : `共 ${groups.length} 组 ${n} 例。`
  const level = say.confidence(facts.confidence)
  const compared = comparisons.map(({ group, reference, difference, riskRatio, oddsRatio }) => {
    const points = `${say.percent(difference.estimate)}（${level} CI：${say.percents(difference.interval.lower, difference.interval.upper)}）`
    return `${say.level(group)}与${say.level(reference)}相比，率差为 ${points}，RR 为 ${ratio(riskRatio, level, say)}，OR 为 ${ratio(oddsRatio, level, say)}。`
  })
  const size =
    v === null || event
      ? []
      : [
          `偏差校正的 Cramér V 为 ${say.number(v.estimate)}（${level} CI：${say.interval(v.interval.lower, v.interval.upper, v.estimate)}；0 为无关联，1 为完全关联）。`,
        ]
  const whole = isClear(table)
    ? '各组分布的差异大于偶然所能合理解释的程度'
    : '现有数据不足以表明各组存在差异，但也不能据此认为各组相同'
  const line = trend === null ? [] : [`按顺序取值的线性趋势检验：${chiSquareText(trend, say)}，${say.p(trend.p)}。`]
  return [
    `${name}${phrase}`,
    ...compared,
    ...size,
    `${testNames.zh[table.test]}显示，${whole}（${tested(table, say)}）。`,
    ...line,
  ].join('')
}

/** Has no interval if a count is 0. */
function ratio({ estimate, interval }: Ratio, level: string, say: Say): string {
  const { lower, upper } = interval
  if (lower === null || upper === null) return say.number(estimate)
  const limits = say.interval(lower, upper, estimate)
  return say.language === 'zh'
    ? `${say.number(estimate)}（${level} CI：${limits}）`
    : `${say.number(estimate)} (${level} CI ${limits})`
}

/** For example `χ²(1) = 13.51`. */
function chiSquareText({ value, df }: Statistic, say: Say): string {
  return `χ²(${df}) = ${say.number(value, 2)}`
}

/** The statistic, if the test has one, followed by P. */
function tested({ statistic, p }: TableFacts, say: Say): string {
  if (statistic === null) return say.p(p)
  return `${chiSquareText(statistic, say)}${say.language === 'zh' ? '，' : ', '}${say.p(p)}`
}
