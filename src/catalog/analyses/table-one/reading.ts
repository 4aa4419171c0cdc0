import { quartileTypeWords } from '../../kit/options/quartile-type.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, TestName, VariableFacts } from './facts.ts'

const testNames: Readonly<Record<TestName, { readonly en: string; readonly zh: string }>> = {
  student: { en: "Student's t test", zh: 'Student t 检验' },
  welch: { en: "Welch's t test", zh: 'Welch t 检验' },
  anova: { en: 'one-way analysis of variance', zh: '单因素方差分析' },
  'welch-anova': { en: "Welch's analysis of variance", zh: 'Welch 方差分析' },
  'mann-whitney': { en: 'the Mann–Whitney test', zh: 'Mann–Whitney 秩和检验' },
  'kruskal-wallis': { en: 'the Kruskal–Wallis test', zh: 'Kruskal–Wallis 秩和检验' },
  pearson: { en: "Pearson's chi-squared test", zh: 'Pearson χ² 检验' },
  yates: { en: "the chi-squared test with Yates' correction", zh: '连续性校正 χ² 检验' },
  fisher: { en: "Fisher's exact test", zh: 'Fisher 确切概率法' },
  'fisher-simulated': {
    en: "Fisher's exact test by Monte Carlo simulation",
    zh: 'Fisher 确切概率法（Monte Carlo 模拟）',
  },
}

/** A standardised difference above this is often called notable (Austin 2009). */
const notable = 0.1

export const reading = defineReading<Facts>({
  en: (facts, say) => {
    const about = `The table describes ${facts.n} rows${facts.groups > 0 ? ` in ${facts.groups} groups` : ''} by ${facts.variables.length} variables.`
    const missing = worstMissing(facts)
    const gaps =
      missing === undefined
        ? 'No value is missing.'
        : `Most values are missing in ${say.variable(missing.variable)} (${missing.missing}, ${say.percent(missing.missing / facts.n)}).`
    return [`${about} ${gaps}`, ...balance(facts, say, 'en'), ...tests(facts, say, 'en')]
  },
  zh: (facts, say) => {
    const about = `该表描述了 ${facts.n} 例${facts.groups > 0 ? `（${facts.groups} 组）` : ''}的 ${facts.variables.length} 个变量。`
    const missing = worstMissing(facts)
    const gaps =
      missing === undefined
        ? '无缺失值。'
        : `缺失最多的变量为${say.variable(missing.variable)}（${missing.missing} 例，${say.percent(missing.missing / facts.n)}）。`
    return [`${about}${gaps}`, ...balance(facts, say, 'zh'), ...tests(facts, say, 'zh')]
  },
  methods: {
    en: (facts, say) => {
      const forms = [
        ...(has(facts, 'mean') ? ['mean ± standard deviation'] : []),
        ...(has(facts, 'median') ? [`median (25th, 75th percentile)${quartileTypeWords(facts.quartiles, 'en')}`] : []),
        ...(has(facts, 'counts') ? ['number (percentage)'] : []),
      ]
      const compared =
        facts.tests.length > 0
          ? ` Groups were compared by ${say.list(facts.tests.map((test) => testNames[test].en))}.`
          : ''
      const simulated =
        facts.simulation === undefined
          ? ''
          : ` Simulated P values are from ${facts.simulation.replicates} tables with the same margins (Patefield's algorithm, seed ${facts.simulation.seed}).`
      const smd = facts.smd ? ' Balance is described by absolute standardised differences.' : ''
      return `Values are given as ${say.list(forms)}.${compared}${simulated}${smd}`
    },
    zh: (facts, say) => {
      const forms = [
        ...(has(facts, 'mean') ? ['近似正态分布的计量资料以均数±标准差表示'] : []),
        ...(has(facts, 'median')
          ? [`偏态分布的计量资料以中位数（四分位数${facts.quartiles === 7 ? '' : `，第 ${facts.quartiles} 型`}）表示`]
          : []),
        ...(has(facts, 'counts') ? ['计数资料以例数（百分比）表示'] : []),
      ]
      const compared =
        facts.tests.length > 0 ? `组间比较采用${say.list(facts.tests.map((test) => testNames[test].zh))}。` : ''
      const simulated =
        facts.simulation === undefined
          ? ''
          : `模拟 P 值基于 ${facts.simulation.replicates} 个边际合计相同的随机表（Patefield 算法，随机种子 ${facts.simulation.seed}）。`
      const smd = facts.smd ? '组间均衡性以标准化均数差（SMD）的绝对值描述。' : ''
      return `${forms.join('，')}。${compared}${simulated}${smd}`
    },
  },
})

function has(facts: Facts, summary: VariableFacts['summary']): boolean {
  return facts.variables.some((variable) => variable.summary === summary)
}

function worstMissing({ variables }: Facts): VariableFacts | undefined {
  const worst = variables.toSorted((a, b) => b.missing - a.missing)[0]
  return worst !== undefined && worst.missing > 0 ? worst : undefined
}

/** Imbalance is a matter of size rather than significance, so standardised differences come first. */
function balance(facts: Facts, say: Say, language: 'en' | 'zh'): readonly string[] {
  if (!facts.smd) return []
  const known = facts.variables.flatMap(({ variable, smd }) =>
    typeof smd === 'number' || smd === 'Inf' ? { variable, smd } : [],
  )
  const size = (smd: number | 'Inf') => (smd === 'Inf' ? Number.POSITIVE_INFINITY : smd)
  const large = known.filter(({ smd }) => size(smd) >= notable).toSorted((a, b) => size(b.smd) - size(a.smd))
  if (large.length === 0)
    return [
      language === 'zh'
        ? '各变量 SMD 均小于 0.1，组间较为均衡。'
        : 'All standardised differences are below 0.1: the groups are alike in these variables.',
    ]
  const phrase = large
    .slice(0, 5)
    .map(({ variable, smd }) =>
      language === 'zh'
        ? `${say.variable(variable)}（${say.number(smd, 2)}）`
        : `${say.variable(variable)} (${say.number(smd, 2)})`,
    )
  const more = large.length - phrase.length
  return [
    language === 'zh'
      ? `SMD ≥ 0.1、组间不均衡较明显的变量：${say.list(phrase)}${more > 0 ? `等 ${large.length} 个变量` : ''}。`
      : `Notable imbalance (standardised difference of 0.1 or more): ${say.list(more > 0 ? [...phrase, `${more} more`] : phrase)}.`,
  ]
}

function tests(facts: Facts, say: Say, language: 'en' | 'zh'): readonly string[] {
  const tested = facts.variables.filter(({ p }) => typeof p === 'number')
  if (tested.length === 0) return []
  const clear = tested.filter(({ p }) => typeof p === 'number' && p < 0.05)
  if (clear.length === 0)
    return [
      language === 'zh'
        ? `${tested.length} 次检验均未达到 0.05 水准；这不等于各组相同。`
        : `None of the ${tested.length} tests reaches the 5% level; that does not mean that the groups are the same.`,
    ]
  const list = say.list(
    clear.slice(0, 5).map(({ variable, smd, p }) => {
      const phrase = [...(smd === null ? [] : [`SMD ${say.number(smd, 2)}`]), say.p(p)]
      return language === 'zh'
        ? `${say.variable(variable)}（${phrase.join('，')}）`
        : `${say.variable(variable)} (${phrase.join(', ')})`
    }),
  )
  const more = clear.length > 5 ? (language === 'zh' ? '等' : ' among others') : ''
  return [
    language === 'zh'
      ? `${tested.length} 次检验中 ${clear.length} 次达到 0.05 水准：${list}${more}。`
      : `${clear.length} of ${tested.length} tests reach the 5% level: ${list}${more}.`,
  ]
}
