import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, ranInR } from '../../kit/tool/example-sources.ts'
import { count } from '../../kit/tool/inputs/statistics.ts'
import { interval95, limits, limitValues } from '../../kit/tool/interval-outputs.ts'
import { intervalsOf } from './formula.ts'

export const definition = defineCalculator({
  id: 'stat-ci-proportion',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with R (its own function where it has one, else the printed formula) and with an implementation written before this one.',
      zh: '已与 R（有现成函数者用其函数，否则按原公式计算）及先前独立编写的实现核对一致。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'The share of persons with an event, with 95 % confidence intervals by four methods.',
    zh: '计算发生事件者所占的率，并给出四种方法的 95% 置信区间。',
  },
  population: { en: 'A simple random sample of independent persons.', zh: '个体相互独立的简单随机样本。' },
  inputs: {
    events: count({ en: 'Persons with the event', zh: '发生事件例数' }),
    n: count({ en: 'Persons in all', zh: '总例数' }, 1),
  },
  outputs: {
    p: {
      label: { en: 'Proportion', zh: '率' },
      decimals: 4,
      intervals: [
        interval95('wilson', 'Wilson'),
        interval95('exact', 'Clopper-Pearson'),
        interval95('agresti', 'Agresti-Coull'),
        interval95('wald', 'Wald'),
      ],
    },
    ...limits('wilson', 4),
    ...limits('exact', 4),
    ...limits('agresti', 4),
    ...limits('wald', 4),
  },
  formula({ events, n }) {
    const { wilson, exact, agresti, wald } = intervalsOf(events, n)
    return {
      p: events / n,
      ...limitValues('wilson', wilson),
      ...limitValues('exact', exact),
      ...limitValues('agresti', agresti),
      ...limitValues('wald', wald),
    }
  },
  formulaText: [
    {
      en: 'Wilson: (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) ÷ (1 + z²/n), z = 1.96',
      zh: 'Wilson：(p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) ÷ (1 + z²/n)，z = 1.96',
    },
    {
      en: 'Clopper-Pearson: quantiles of Beta(x, n − x + 1) and Beta(x + 1, n − x); Agresti-Coull: Wald after adding z²/2 events to z² persons; Wald: p ± z √(p(1 − p)/n)',
      zh: 'Clopper-Pearson：Beta(x, n − x + 1) 与 Beta(x + 1, n − x) 的分位数；Agresti-Coull：事件数加 z²/2、总数加 z² 后的 Wald 区间；Wald：p ± z √(p(1 − p)/n)',
    },
  ],
  classifications: [],
  validity: [{ when: { input: 'events', moreThan: 'n' }, effect: 'refuse', message: 'too-many' }],
  alerts: [],
  messages: {
    'too-many': { en: 'There cannot be more events than persons.', zh: '事件例数不能多于总例数。' },
  },
  caveats: [
    {
      en: 'Report Wilson, or Clopper-Pearson where coverage of at least 95 % must be certain; the Wald interval fails in small samples and near 0 and 1.',
      zh: '一般报告 Wilson 区间；要求覆盖率不低于 95% 时用 Clopper-Pearson。样本小或率接近 0、1 时 Wald 区间失效。',
    },
    {
      en: 'Without events the upper limit is near 3/n, the rule of three.',
      zh: '未发生事件时，上限约为 3/n（“三法则”）。',
    },
  ],
  nextSteps: [],
  references: [
    {
      text: 'Wilson EB. Probable inference, the law of succession, and statistical inference. J Am Stat Assoc 1927;22:209–212.',
    },
    {
      text: 'Agresti A, Coull BA. Approximate is better than “exact” for interval estimation of binomial proportions. Am Stat 1998;52:119–126.',
      doi: '10.1080/00031305.1998.10480550',
    },
  ],
  examples: [
    {
      id: 'fifteen',
      inputs: { events: { value: 15, unit: '1' }, n: { value: 120, unit: '1' } },
      expect: {
        p: { value: 0.125, decimals: 3 },
        wilsonLow: { value: 0.0772, decimals: 4 },
        wilsonHigh: { value: 0.196, decimals: 4 },
        agrestiLow: { value: 0.0761, decimals: 4 },
        waldHigh: { value: 0.1842, decimals: 4 },
      },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: { events: { value: 0, unit: '1' }, n: { value: 30, unit: '1' } },
      expect: { wilsonHigh: { value: 0.11351, decimals: 5 }, exactHigh: { value: 0.1157, decimals: 4 } },
      source: ranInR('binom.test(0, 30)'),
    },
    {
      id: 'all',
      inputs: { events: { value: 30, unit: '1' }, n: { value: 30, unit: '1' } },
      expect: { wilsonLow: { value: 0.88649, decimals: 5 }, exactLow: { value: 0.8843, decimals: 4 } },
      source: ranInR('binom.test(30, 30)'),
    },
  ],
})
