import type { Numeric } from '../../kit/outcome/outcome.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { ComparisonFacts, DifferenceMethod, EstimateFacts, Facts, GroupFacts } from './facts.ts'

const methodNames = {
  en: { newcombe: 'Newcombe', 'miettinen-nurminen': 'Miettinen–Nurminen', wald: 'Wald' },
  zh: { newcombe: 'Newcombe 法', 'miettinen-nurminen': 'Miettinen–Nurminen 法', wald: '正态近似法' },
} as const satisfies Readonly<Record<'en' | 'zh', Readonly<Record<DifferenceMethod, string>>>>

export const reading = defineReading<Facts>({
  en: (facts, say) => facts.comparisons.map((one) => english(one, facts, say)),
  zh: (facts, say) => facts.comparisons.map((one) => chinese(one, facts, say)),
  methods: { en: methodsInEnglish, zh: methodsInChinese },
})

function isClear(p: Numeric): boolean {
  return typeof p === 'number' && p < 0.05
}

function english(one: ComparisonFacts, facts: Facts, say: Say): string {
  const { variable, event, group, reference, difference, riskRatio, oddsRatio, test, p } = one
  const level = say.confidence(facts.confidence)
  const risk = ({ group: of, events, n }: GroupFacts) =>
    `${events} of ${n} (${say.percent(events / n)}) of ${say.level(of)}`
  const [name, outcome] = [variable === null ? '' : `${say.variable(variable)}: `, say.level(event)]
  const effects = [
    `difference ${say.percent(difference.estimate)} (${level} CI ${say.percents(difference.interval.lower, difference.interval.upper)})`,
    `risk ratio ${ratio(riskRatio, level, say)}`,
    ...(oddsRatio === null ? [] : [`odds ratio ${ratio(oddsRatio, level, say)}`]),
  ]
  const whole = isClear(p)
    ? 'The difference is larger than chance alone would readily explain'
    : 'These data do not show a difference; that is not evidence that there is none'
  return [
    `${name}${outcome} in ${risk(group)} and ${risk(reference)}: ${effects.join('; ')}.`,
    `${whole} (${test === 'fisher' ? 'Fisher' : 'Pearson'}, ${say.p(p)}).`,
    ...(facts.nnt ? [neededInEnglish(one, say)] : []),
    ...marginInEnglish(one, facts, say),
  ].join(' ')
}

function neededInEnglish({ nnt, group, reference }: ComparisonFacts, say: Say): string {
  const { side, estimate, benefit, harm } = nnt
  const what = side === 'harm' ? 'is harmed' : 'benefits'
  const number =
    side === null
      ? 'The difference is 0, so that no number needed to treat is defined'
      : `Of every ${say.number(estimate, 1)} in ${say.level(group.group)}, one more ${what} than in ${say.level(reference.group)}`
  if (benefit !== null && harm !== null)
    return `${number}; its interval reaches from one more benefit in ${say.number(benefit.lower, 1)} through none at all to one more harm in ${say.number(harm.lower, 1)}.`
  const limits = benefit ?? harm
  return limits === null
    ? `${number}.`
    : `${number} (${say.number(limits.lower, 1)} to ${say.number(limits.upper, 1)}).`
}

function marginInEnglish({ margin, difference }: ComparisonFacts, facts: Facts, say: Say): readonly string[] {
  if (margin === null || facts.margin === null) return []
  const interval = `The ${say.confidence(facts.confidence)} CI of the difference, ${say.percents(difference.interval.lower, difference.interval.upper)},`
  const within = facts.aim === 'equivalence' ? 'within both margins' : 'on the right side of the margin'
  const aim = facts.aim === 'equivalence' ? 'equivalence' : 'non-inferiority'
  return [
    `${interval} ${margin.isWithin ? 'lies' : 'does not lie'} ${within} of ${say.percent(facts.margin)}: these data ${margin.isWithin ? 'support' : 'do not support'} ${aim} (one-sided score test, ${say.p(margin.p)}).`,
  ]
}

function chinese(one: ComparisonFacts, facts: Facts, say: Say): string {
  const { variable, event, group, reference, difference, riskRatio, oddsRatio, test, p } = one
  const level = say.confidence(facts.confidence)
  const risk = ({ group: of, events, n }: GroupFacts) => `${say.level(of)} ${events}/${n}（${say.percent(events / n)}）`
  const name = variable === null ? '' : `${say.variable(variable)}：`
  const effects = [
    `率差为 ${say.percent(difference.estimate)}（${level} CI：${say.percents(difference.interval.lower, difference.interval.upper)}）`,
    `RR ${ratio(riskRatio, level, say)}`,
    ...(oddsRatio === null ? [] : [`OR ${ratio(oddsRatio, level, say)}`]),
  ]
  const whole = isClear(p)
    ? '两组率的差异大于偶然所能合理解释的程度'
    : '现有数据不足以表明两组率存在差异，但也不能据此认为两组相同'
  return [
    `${name}“${say.level(event)}”的发生率，${risk(group)}，${risk(reference)}；${effects.join('，')}。`,
    `${test === 'fisher' ? 'Fisher 确切概率法' : 'Pearson χ² 检验'}显示，${whole}（${say.p(p)}）。`,
    ...(facts.nnt ? [neededInChinese(one, say)] : []),
    ...marginInChinese(one, facts, say),
  ].join('')
}

function neededInChinese({ nnt, group, reference }: ComparisonFacts, say: Say): string {
  const { side, estimate, benefit, harm } = nnt
  const what = side === 'harm' ? '受害' : '获益'
  const number =
    side === null
      ? '率差为 0，NNT 无定义'
      : `与${say.level(reference.group)}相比，${say.level(group.group)}每 ${say.number(estimate, 1)} 人中多一人${what}`
  if (benefit !== null && harm !== null)
    return `${number}；其区间自每 ${say.number(benefit.lower, 1)} 人多一人获益，经无穷大，至每 ${say.number(harm.lower, 1)} 人多一人受害。`
  const limits = benefit ?? harm
  return limits === null
    ? `${number}。`
    : `${number}（区间 ${say.number(limits.lower, 1)}~${say.number(limits.upper, 1)}）。`
}

function marginInChinese({ margin, difference }: ComparisonFacts, facts: Facts, say: Say): readonly string[] {
  if (margin === null || facts.margin === null) return []
  const interval = `率差的 ${say.confidence(facts.confidence)} 置信区间（${say.percents(difference.interval.lower, difference.interval.upper)}）`
  const aim = facts.aim === 'equivalence' ? '等效' : '非劣效'
  const place = facts.aim === 'equivalence' ? '界值范围内' : '界值的非劣效一侧'
  return [
    `${interval}${margin.isWithin ? '位于' : '未完全位于'}${say.percent(facts.margin)}${place}，现有数据${margin.isWithin ? '支持' : '不足以支持'}${aim}（单侧计分检验 ${say.p(margin.p)}）。`,
  ]
}

function methodsInEnglish(facts: Facts, say: Say): string {
  const odds = facts.odds === null ? '' : `, odds ratios (${facts.odds === 'exact' ? 'exact conditional' : 'Woolf'})`
  const needed = facts.nnt ? ' and numbers needed to treat' : ''
  const margin =
    facts.margin === null
      ? ''
      : ` ${facts.aim === 'equivalence' ? 'Equivalence' : 'Non-inferiority'} was judged by the interval of the difference and the Farrington–Manning test at a margin of ${say.percent(facts.margin)}.`
  const missing =
    facts.missing === null
      ? ''
      : facts.missing === 'listwise'
        ? ' Only complete rows were used.'
        : ' Missing values were excluded outcome by outcome.'
  return `Risk differences (${methodNames.en[facts.method]}), risk ratios (Katz)${odds}${needed} are given with ${say.confidence(facts.confidence)} confidence intervals; risks were compared by ${testsOf(facts, { pearson: "Pearson's chi-squared test", fisher: "Fisher's exact test" }, say)}.${margin}${missing}`
}

function methodsInChinese(facts: Facts, say: Say): string {
  const odds = facts.odds === null ? '' : `、OR（${facts.odds === 'exact' ? '条件精确法' : 'Woolf 法'}）`
  const needed = facts.nnt ? '及 NNT' : ''
  const margin =
    facts.margin === null
      ? ''
      : `${facts.aim === 'equivalence' ? '等效性' : '非劣效性'}以率差的置信区间及 Farrington–Manning 检验判断，界值为 ${say.percent(facts.margin)}。`
  const missing =
    facts.missing === null
      ? ''
      : facts.missing === 'listwise'
        ? '仅纳入所有变量均完整的观测。'
        : '缺失值按结局变量逐一排除。'
  return `率差（${methodNames.zh[facts.method]}）、RR（Katz 法）${odds}${needed}均给出 ${say.confidence(facts.confidence)} 置信区间；率的比较采用${testsOf(facts, { pearson: 'Pearson χ² 检验', fisher: 'Fisher 确切概率法' }, say)}。${margin}${missing}`
}

function testsOf({ comparisons }: Facts, names: Readonly<Record<ComparisonFacts['test'], string>>, say: Say): string {
  return say.list([...new Set(comparisons.map(({ test }) => names[test]))])
}

/** Has no interval if a count is 0. */
function ratio({ estimate, interval: { lower, upper } }: EstimateFacts, level: string, say: Say): string {
  const zh = say.language === 'zh'
  if (estimate === 'NaN') return zh ? '无定义' : 'not defined'
  const value = zh ? `为 ${say.number(estimate)}` : say.number(estimate)
  if (lower === null || upper === null) return value
  const limits = say.ratioInterval(lower, upper, estimate)
  return zh ? `${value}（${level} CI：${limits}）` : `${value} (${level} CI ${limits})`
}
