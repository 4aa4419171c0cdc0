import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, TestName, VariableFacts } from './facts.ts'

const testNames = {
  en: {
    'shapiro-wilk': 'Shapiro–Wilk',
    'anderson-darling': 'Anderson–Darling',
    lilliefors: 'Lilliefors',
    skewness: 'skewness',
    kurtosis: 'kurtosis',
    omnibus: 'D’Agostino–Pearson',
  },
  zh: {
    'shapiro-wilk': 'Shapiro–Wilk 检验',
    'anderson-darling': 'Anderson–Darling 检验',
    lilliefors: 'Lilliefors 检验',
    skewness: '偏度检验',
    kurtosis: '峰度检验',
    omnibus: 'D’Agostino–Pearson 检验',
  },
} as const satisfies Readonly<Record<'en' | 'zh', Readonly<Record<TestName, string>>>>

export const reading = defineReading<Facts>({
  en: (facts, say) => facts.variables.map((variable) => english(variable, say)),
  zh: (facts, say) => facts.variables.map((variable) => chinese(variable, say)),
  methods: {
    en: (facts, say) => {
      const tests = say.list(facts.tests.map((test) => methodNames[test]))
      const plots =
        facts.figures.length > 0 ? `Q–Q plots with pointwise ${say.confidence(facts.confidence)} bands, ` : ''
      return `Distributions were judged by ${plots}skewness and kurtosis (${facts.formula === 'adjusted' ? 'G1, G2' : 'g1, g2'}) and by the ${tests} ${facts.tests.length > 1 ? 'tests' : 'test'}, never by a P value alone.`
    },
    zh: (facts, say) => {
      const tests = say.list(facts.tests.map((test) => methodNames[test]))
      const plots = facts.figures.length > 0 ? `Q–Q 图（附逐点 ${say.confidence(facts.confidence)} 参考带）、` : ''
      return `分布的正态性结合${plots}偏度与峰度（${facts.formula === 'adjusted' ? 'G1、G2' : 'g1、g2'}）及 ${tests} 检验综合判断，不单凭 P 值下结论。`
    },
  },
})

const methodNames = {
  'shapiro-wilk': 'Shapiro–Wilk',
  'anderson-darling': 'Anderson–Darling',
  lilliefors: 'Lilliefors',
  'dagostino-pearson': 'D’Agostino–Pearson',
} as const

const judged = {
  en: {
    met: 'By the rule (skewness in large groups, Shapiro–Wilk in small ones) it is roughly normal, which is not evidence that it is exactly so.',
    doubtful:
      'A test finds a departure from normal, yet by the rule for large groups (|skewness| < 1) it is slight: the Q–Q plot shows whether it matters.',
    violated:
      'By the rule (skewness in large groups, Shapiro–Wilk in small ones) it departs from a normal distribution; median and quartiles, ranks or a transformation suit it better.',
    unknown: 'Whether it is normal could not be judged, as its values do not differ.',
  },
  zh: {
    met: '按规则（大组看偏度，小组看 Shapiro–Wilk 检验）近似正态，但这并不等于严格服从正态分布。',
    doubtful: '有检验提示偏离正态，但按大组的规则（|偏度| < 1）偏离轻微，是否有实际影响请看 Q–Q 图。',
    violated: '按规则（大组看偏度，小组看 Shapiro–Wilk 检验）偏离正态，宜用中位数与四分位数、秩和检验或变量变换。',
    unknown: '取值全部相同，无法判断是否正态。',
  },
} as const

type Part = VariableFacts['parts'][number]

/** Skewness and kurtosis have separate tests in the table. The reading reports the omnibus tests, and these only if there is no other. */
function phrase({ tests }: Part): Part['tests'] {
  const whole = tests.filter(({ test }) => test !== 'skewness' && test !== 'kurtosis')
  return whole.length > 0 ? whole : tests
}

function english({ variable, verdict, parts }: VariableFacts, say: Say): string {
  const described = parts.map((part) => {
    const where = part.group === null ? '' : `in ${say.level(part.group)}, `
    if (part.skewness === null) return `${where}no shape can be told (n = ${part.n})`
    const kurtosis =
      part.kurtosis === null
        ? ''
        : ` and excess kurtosis ${say.number(part.kurtosis)} (SE ${say.number(part.kurtosisError)})`
    const tests = phrase(part).map(
      ({ test, symbol, statistic, p }) => `, ${testNames.en[test]} ${say.statistic(symbol, statistic)} (${say.p(p)})`,
    )
    return `${where}skewness ${say.number(part.skewness)} (SE ${say.number(part.skewnessError)})${kurtosis}, n = ${part.n}${tests.join('')}`
  })
  return `${say.variable(variable)}: ${described.join('; ')}. ${judged.en[verdict]}`
}

function chinese({ variable, verdict, parts }: VariableFacts, say: Say): string {
  const described = parts.map((part) => {
    const where = part.group === null ? '' : `${say.level(part.group)}：`
    if (part.skewness === null) return `${where}${part.n} 例，无法考察分布形态`
    const kurtosis =
      part.kurtosis === null
        ? ''
        : `，超额峰度 ${say.number(part.kurtosis)}（标准误 ${say.number(part.kurtosisError)}）`
    const tests = phrase(part).map(
      ({ test, symbol, statistic, p }) => `，${testNames.zh[test]} ${say.statistic(symbol, statistic)}（${say.p(p)}）`,
    )
    return `${where}${part.n} 例，偏度 ${say.number(part.skewness)}（标准误 ${say.number(part.skewnessError)}）${kurtosis}${tests.join('')}`
  })
  return `${say.variable(variable)}：${described.join('；')}。${judged.zh[verdict]}`
}
