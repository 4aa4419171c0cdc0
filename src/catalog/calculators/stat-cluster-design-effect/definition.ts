import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { count, number } from '../../kit/tool/inputs/statistics.ts'

interface Design {
  readonly size: number
  readonly icc: number
  readonly variation: number | null
}

export function designEffect({ size, icc, variation }: Design): number {
  return 1 + ((1 + (variation ?? 0) ** 2) * size - 1) * icc
}

export const definition = defineCalculator({
  id: 'stat-cluster-design-effect',
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
  purpose: { en: 'By how much a cluster design inflates a sample size.', zh: '计算整群设计使样本量增加的倍数。' },
  population: { en: 'Clusters of persons, randomised or sampled whole.', zh: '以群为单位随机或抽样的研究。' },
  inputs: {
    n: count({ en: 'Persons that an individual design needs', zh: '个体随机设计所需例数' }, 1),
    size: number({ en: 'Persons to a cluster, mean', zh: '平均每群例数' }, [1, 100000], 1),
    icc: number({ en: 'Intracluster correlation', zh: '组内相关系数（ICC）' }, [0, 1], 3),
    variation: optional(number({ en: 'Coefficient of variation of cluster sizes', zh: '群大小的变异系数' }, [0, 5], 2)),
  },
  outputs: {
    total: { label: { en: 'Persons', zh: '总例数' }, unit: { en: 'persons', zh: '例' }, decimals: 0, rounding: 'up' },
    clusters: {
      label: { en: 'Clusters', zh: '群数' },
      unit: { en: 'clusters', zh: '群' },
      decimals: 0,
      rounding: 'up',
    },
    effect: { label: { en: 'Design effect', zh: '设计效应' }, decimals: 2 },
  },
  formula(inputs) {
    const effect = designEffect(inputs)
    return { total: inputs.n * effect, clusters: (inputs.n * effect) / inputs.size, effect }
  },
  formulaText: [
    {
      en: 'DEFF = 1 + ((1 + CV²) m − 1) ICC; persons n × DEFF; clusters n × DEFF ÷ m',
      zh: 'DEFF = 1 + ((1 + CV²) m − 1) ICC；总例数 n × DEFF；群数 n × DEFF ÷ m',
    },
  ],
  protocol: {
    en: 'At an intracluster correlation of {icc} and {size} persons to a cluster the design effect is {effect}: {total} in {clusters}.',
    zh: '组内相关系数 {icc}，平均每群 {size} 例，设计效应 {effect}，共需 {total}、{clusters}。',
  },
  classifications: [],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'With few clusters the tests need more: add at least one to each arm.',
      zh: '群数少时检验效能不足，每组至少加 1 群。',
    },
    {
      en: 'The intracluster correlation should come from earlier data: it decides.',
      zh: 'ICC 应取自既往资料，它决定结果。',
    },
  ],
  nextSteps: [
    {
      en: 'Write every number of this plan, the formula and its source into the protocol.',
      zh: '将各参数、公式及出处写入研究方案。',
    },
  ],
  references: [
    {
      text: 'Donner A, Birkett N, Buck C. Randomization by cluster: sample size requirements and analysis. Am J Epidemiol 1981;114:906–914.',
    },
    {
      text: 'Eldridge SM, Ashby D, Kerry S. Sample size for cluster randomized trials: effect of coefficient of variation of cluster size and analysis method. Int J Epidemiol 2006;35:1292–1300.',
      doi: '10.1093/ije/dyl129',
    },
  ],
  examples: [
    {
      id: 'twenty',
      inputs: { n: { value: 300, unit: '1' }, size: { value: 20, unit: '1' }, icc: { value: 0.05, unit: '1' } },
      expect: {
        effect: { value: 1.95, decimals: 2 },
        total: { value: 585, decimals: 0 },
        clusters: { value: 29.25, decimals: 2 },
      },
      source: earlierImplementation,
    },
    {
      id: 'varied',
      inputs: {
        n: { value: 300, unit: '1' },
        size: { value: 20, unit: '1' },
        icc: { value: 0.05, unit: '1' },
        variation: { value: 0.5, unit: '1' },
      },
      expect: { effect: { value: 2.2, decimals: 1 }, total: { value: 660, decimals: 0 } },
      source: exactArithmetic,
    },
    {
      id: 'none',
      inputs: { n: { value: 120, unit: '1' }, size: { value: 10, unit: '1' }, icc: { value: 0, unit: '1' } },
      expect: {
        effect: { value: 1, decimals: 0 },
        total: { value: 120, decimals: 0 },
        clusters: { value: 12, decimals: 0 },
      },
      source: exactArithmetic,
    },
  ],
})
