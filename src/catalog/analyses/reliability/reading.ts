import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts } from './facts.ts'

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    `Cronbach’s alpha of ${facts.items} items in ${facts.n} complete rows was ${say.number(facts.alpha, 3)} (${say.confidence(facts.confidence)} CI ${say.interval(facts.interval.lower, facts.interval.upper, null, 3)}); items correlated ${say.number(facts.correlation, 2)} on average. ${verdict(facts, 'en')} (Bland and Altman)${unsure(facts) ? '; the interval holds values below 0.7 as well' : ''}. A high alpha does not say that the items measure one thing alone; a factor analysis asks that.`,
    ...(facts.omega === null
      ? []
      : [
          `McDonald’s omega, which lets the items differ in how strongly they reflect the factor, was ${say.number(facts.omega, 3)}.`,
        ]),
    ...itemsInEnglish(facts, say),
    ...(typeof facts.splitHalf === 'number' && facts.splitHalf >= 0
      ? [`Split into halves, the scale had a Spearman–Brown reliability of ${say.number(facts.splitHalf, 3)}.`]
      : []),
  ],
  zh: (facts, say) => [
    `${facts.n} 例完整资料中，${facts.items} 个条目的 Cronbach α 系数为 ${say.number(facts.alpha, 3)}（${say.confidence(facts.confidence)} CI：${say.interval(facts.interval.lower, facts.interval.upper, null, 3)}），条目间平均相关系数为 ${say.number(facts.correlation, 2)}。${verdict(facts, 'zh')}（Bland 与 Altman）${unsure(facts) ? '，但置信区间包含低于 0.7 的值' : ''}。α 系数高并不说明条目只测量单一内容，结构效度需另作因子分析。`,
    ...(facts.omega === null ? [] : [`允许各条目载荷不等的 McDonald ω 系数为 ${say.number(facts.omega, 3)}。`]),
    ...itemsInChinese(facts, say),
    ...(typeof facts.splitHalf === 'number' && facts.splitHalf >= 0
      ? [`折半信度（Spearman–Brown 系数）为 ${say.number(facts.splitHalf, 3)}。`]
      : []),
  ],
  methods: {
    en: (facts, say) =>
      [
        `Internal consistency was measured by Cronbach’s alpha with the ${say.confidence(facts.confidence)} confidence interval of Feldt, by corrected item–total correlations and by split-half reliability (${facts.halves === 'odd-even' ? 'odd and even items' : 'first and last half'}; ${facts.equalHalves ? 'Spearman–Brown formula' : 'Horst’s formula for unequal halves'}).`,
        ...(facts.reversed.length === 0
          ? []
          : [`Reversed before analysis: ${say.list(facts.reversed.map(say.variable))}.`]),
        ...(facts.hasFactor
          ? ['McDonald’s omega was computed from a one-factor model fitted by maximum likelihood.']
          : []),
        'Only rows with all items were used.',
      ].join(' '),
    zh: (facts, say) =>
      [
        `内部一致性信度采用 Cronbach α 系数，以 Feldt 法给出 ${say.confidence(facts.confidence)} 置信区间，并计算校正的条目–总分相关系数与折半信度（${facts.halves === 'odd-even' ? '奇偶折半' : '前后折半'}，${facts.equalHalves ? 'Spearman–Brown 公式' : 'Horst 不等长公式'}校正）。`,
        ...(facts.reversed.length === 0 ? [] : [`分析前已反向计分：${say.list(facts.reversed.map(say.variable))}。`]),
        ...(facts.hasFactor ? ['McDonald ω 系数由最大似然法拟合的单因子模型计算。'] : []),
        '仅纳入条目完整者。',
      ].join(''),
  },
})

const verdicts = {
  en: [
    'This is below 0.7, from which on a scale is thought good enough to compare groups',
    'From 0.7 on a scale is thought good enough to compare groups; for decisions about one patient 0.9 is the least',
    'This reaches 0.9, the least that is asked for decisions about one patient',
  ],
  zh: [
    '低于 0.7，而比较组间差异一般要求达到 0.7',
    '达到 0.7，一般可用于比较组间差异；用于个体临床决策则至少需 0.9',
    '达到用于个体临床决策的最低要求 0.9',
  ],
} as const

function verdict({ alpha }: Facts, language: 'en' | 'zh'): string {
  const value = typeof alpha === 'number' ? alpha : 0
  return verdicts[language][value < 0.7 ? 0 : value < 0.9 ? 1 : 2]
}

/** The estimate is sufficient but the lower limit is not. */
function unsure({ alpha, interval }: Facts): boolean {
  return typeof alpha === 'number' && alpha >= 0.7 && typeof interval.lower === 'number' && interval.lower < 0.7
}

function itemsInEnglish({ against, better }: Facts, say: Say): readonly string[] {
  if (against.length > 0)
    return [
      `${say.list(against.map(say.variable))} ${against.length === 1 ? 'runs' : 'run'} against the other items: check first whether reversing was forgotten.`,
    ]
  if (better === null) return ['No item, if left out, would raise alpha.']
  return [
    `Without ${say.variable(better.item)} alpha would be ${say.number(better.alpha, 3)}. Whether an item stays is decided by what it asks, not by this number alone.`,
  ]
}

function itemsInChinese({ against, better }: Facts, say: Say): readonly string[] {
  if (against.length > 0)
    return [`${say.list(against.map(say.variable))}与其余条目方向相反，请先核对是否遗漏反向计分。`]
  if (better === null) return ['删除任一条目均不会提高 α 系数。']
  return [
    `删除“${say.variable(better.item)}”后 α 系数为 ${say.number(better.alpha, 3)}。条目的取舍应依据其内容，而非仅凭此数值。`,
  ]
}
