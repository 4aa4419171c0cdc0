import { defineSampleSizeTool, needed, totalNeeded } from '../../kit/planning/sample-size-tool.ts'
import { roundUp } from '../../kit/present/rounding.ts'
import {
  alpha,
  alphaQuantiles,
  dropout,
  power,
  powerQuantiles,
  proportion,
  ratio,
} from '../../kit/tool/inputs/planning.ts'
import { correctedSize, sizeOfFirstGroup } from './sample-size.ts'

interface Design {
  readonly p1: number
  readonly p2: number
  readonly alpha: keyof typeof alphaQuantiles
  readonly ratio: number | null
  readonly dropout: number | null
}

/** Unrounded size of the first group including dropout, for a power with this normal quantile. */
export function firstGroupAt({ p1, p2, alpha: a, ratio, dropout: lost }: Design, zPower: number) {
  const kept = 1 - (lost ?? 0) / 100
  const design = { p1: p1 / 100, p2: p2 / 100, zAlpha: alphaQuantiles[a], zPower, ratio: ratio ?? 1 }
  return { group1: sizeOfFirstGroup(design) / kept, corrected1: correctedSize(design) / kept }
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-two-proportions',
  revision: 2,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-21',
    how: {
      en: 'Without correction and with equal groups: power.prop.test of R (3 designs, run here). Ratio and correction: the formula written out separately in R. The paper itself was not at hand.',
      zh: '等组、不校正时与 R 的 power.prop.test 核对（3 种设计，实际运行）；不等组与连续性校正由 R 中另行写出的公式核对。未能直接查阅论文全文。',
    },
  },
  purpose: {
    en: 'How many persons each group needs to detect a difference between two proportions with a two-sided test.',
    zh: '估算采用双侧检验发现两组率差异时，每组所需的例数。',
  },
  population: {
    en: 'Trials and comparisons of two independent groups with a yes/no outcome.',
    zh: '结局为二分类的两独立组试验或比较研究。',
  },
  inputs: {
    p1: proportion({ en: 'Proportion in group 1', zh: '第 1 组的率' }),
    p2: proportion({ en: 'Proportion in group 2', zh: '第 2 组的率' }),
    alpha: alpha(),
    power: power(),
    ratio: ratio(),
    dropout: dropout(),
  },
  outputs: {
    group1: needed({ en: 'Group 1', zh: '第 1 组' }),
    group2: needed({ en: 'Group 2', zh: '第 2 组' }),
    total: totalNeeded({ en: 'Both groups', zh: '合计' }),
    corrected1: needed({ en: 'Group 1, corrected (Fleiss)', zh: '第 1 组（Fleiss 校正）' }),
    corrected2: needed({ en: 'Group 2, corrected (Fleiss)', zh: '第 2 组（Fleiss 校正）' }),
  },
  formula(inputs) {
    const ratio = inputs.ratio ?? 1
    const { group1, corrected1 } = firstGroupAt(inputs, powerQuantiles[inputs.power])
    return {
      group1,
      group2: group1 * ratio,
      total: roundUp(group1) + roundUp(group1 * ratio),
      corrected1,
      corrected2: corrected1 * ratio,
    }
  },
  formulaText: [
    {
      en: 'n₁ = [z(1−α/2) √((1 + 1/k) p̄ q̄) + z(1−β) √(p₁q₁ + p₂q₂/k)]² ÷ (p₁ − p₂)²; k = n₂/n₁; p̄ = (p₁ + k p₂)/(1 + k)',
      zh: 'n₁ = [z(1−α/2) √((1 + 1/k) p̄ q̄) + z(1−β) √(p₁q₁ + p₂q₂/k)]² ÷ (p₁ − p₂)²；k = n₂/n₁；p̄ = (p₁ + k p₂)/(1 + k)',
    },
    {
      en: 'Fleiss: n₁ × ¼ [1 + √(1 + 2(k + 1) ÷ (k n₁ |p₁ − p₂|))]². Dropout d: ÷ (1 − d). Each group is rounded up at the end, from the unrounded number.',
      zh: 'Fleiss 校正：n₁ × ¼ [1 + √(1 + 2(k + 1) ÷ (k n₁ |p₁ − p₂|))]²。失访率 d：÷ (1 − d)。各组均以未取整的数值最后向上取整。',
    },
  ],
  protocol: {
    en: 'With a two-sided α of {alpha} and a power of {power}, {group1} in group 1 and {group2} in group 2 detect a difference between {p1} and {p2}.',
    zh: '双侧 α 为 {alpha}，效能 {power}，为检出 {p1} 与 {p2} 的差异，第 1 组需 {group1}，第 2 组需 {group2}。',
  },
  validity: [
    { when: { input: 'p1', sameAs: 'p2' }, effect: 'refuse', message: 'no-difference' },
    { when: { input: 'dropout', unanswered: true }, effect: 'warn', message: 'no-dropout' },
  ],
  messages: {
    'no-difference': {
      en: 'The two proportions are equal: there is no difference to detect.',
      zh: '两组率相等，无差异可供检出。',
    },
    'no-dropout': { en: 'No dropout is allowed for.', zh: '未考虑失访。' },
  },
  caveats: [
    {
      en: 'The proportions should come from earlier data or from the smallest difference that matters, not from the wish for a small study.',
      zh: '预期的率应来自既往数据或最小有临床意义的差异，而非为缩小样本而设定。',
    },
    {
      en: 'A normal approximation: with expected counts below 5, plan for Fisher’s exact test.',
      zh: '基于正态近似；预期频数 < 5 时应按 Fisher 确切概率法设计。',
    },
    {
      en: 'Not for cluster, matched, non-inferiority or survival designs.',
      zh: '不适用于整群、配对、非劣效或生存资料的设计。',
    },
  ],
  nextSteps: [
    {
      en: 'Write α, power, both proportions, the ratio, the formula and the dropout into the protocol.',
      zh: '在方案中写明 α、效能、两组率、例数比、公式与失访率。',
    },
    {
      en: 'Try the smallest difference that matters: how the size changes tells how safe the plan is.',
      zh: '改用最小有意义差异试算：例数的变化反映方案的稳健程度。',
    },
  ],
  reports: ['sample-size'],
  references: ['fleiss-1980'],
  examples: [
    {
      id: 'r-help',
      inputs: {
        p1: { value: 50, unit: '%' },
        p2: { value: 75, unit: '%' },
        alpha: '0.05',
        power: '0.90',
      },
      expect: { group1: { value: 76.707, decimals: 3 }, total: { value: 154, decimals: 0 } },
      source: {
        outside: true,
        words: {
          en: 'Example in the help of R’s power.prop.test (n = 76.7), run here: 76.70693.',
          zh: 'R 函数 power.prop.test 帮助中的例子（n = 76.7），此处实际运行得 76.70693。',
        },
      },
    },
    {
      id: 'thirty-fifteen',
      inputs: {
        p1: { value: 0.3, unit: '1' },
        p2: { value: 0.15, unit: '1' },
        alpha: '0.05',
        power: '0.80',
      },
      expect: { corrected1: { value: 134, decimals: 0 }, corrected2: { value: 134, decimals: 0 } },
      source: { outside: false, words: { en: 'Formula written out separately in R.', zh: 'R 中另行写出的公式。' } },
    },
    {
      id: 'thirty-fifteen-plain',
      inputs: {
        p1: { value: 30, unit: '%' },
        p2: { value: 15, unit: '%' },
        alpha: '0.05',
        power: '0.80',
      },
      expect: { group1: { value: 120.472, decimals: 3 }, total: { value: 242, decimals: 0 } },

      source: {
        outside: true,
        words: { en: 'power.prop.test of R, run here: 120.4719.', zh: 'R 的 power.prop.test，实际运行得 120.4719。' },
      },
    },
  ],
})
