import type { PAdjustment } from '#engine/methods/inference/adjust-p-values.ts'
import type { LogRankWeights } from '#engine/methods/survival/log-rank-weights.ts'
import { type AnswersSoFar, choice, number, toggle } from '../options/options.ts'
import { logRankNames } from './log-rank-names.ts'

/** The options for the weights of the test; visible if the groups are tested. */
export function logRankWeights() {
  return {
    weights: choice({
      label: { en: 'Weights of the test', zh: '检验的权重' },
      help: {
        en: 'Which event times count most. Fix it before seeing the curves: choosing among tests afterwards makes P too small.',
        zh: '决定哪些事件时点的差异权重更大。应在查看曲线之前确定；事后挑选检验会使 P 值偏小。',
      },
      of: {
        'log-rank': {
          label: { en: 'Log-rank: all alike', zh: 'Log-rank：各时点等权' },
          help: {
            en: 'Most powerful where the hazards are proportional (R: survdiff; SPSS: "Log Rank").',
            zh: '比例风险成立时效能最高（R：survdiff；SPSS：对数秩）。',
          },
        },
        gehan: {
          label: logRankNames.gehan,
          help: {
            en: 'By the number at risk: early differences count more (SPSS: "Breslow"; SAS: "Wilcoxon").',
            zh: '以风险人数为权重，侧重早期差异（SPSS：Breslow；SAS：Wilcoxon）。',
          },
        },
        'tarone-ware': {
          label: logRankNames['tarone-ware'],
          help: {
            en: 'By the square root of the number at risk: between the two above (SPSS: "Tarone-Ware").',
            zh: '以风险人数的平方根为权重，介于前两者之间（SPSS：Tarone-Ware）。',
          },
        },
        'peto-peto': {
          label: logRankNames['peto-peto'],
          help: {
            en: 'By the pooled survival: early differences count more, less dependent on censoring (SAS, Stata: "Peto").',
            zh: '以合并生存率为权重，侧重早期差异，受删失影响较小（SAS、Stata：Peto）。',
          },
        },
        'fleming-harrington': {
          label: logRankNames['fleming-harrington'],
          help: {
            en: 'By powers ρ of S and γ of 1 − S, the pooled survival just before each event: γ > 0 stresses late differences, ρ > 0 early ones (R: survdiff with rho, for γ = 0).',
            zh: '以各事件时点之前合并生存率 S 的 ρ 次幂与 1 − S 的 γ 次幂之积为权重：γ > 0 侧重晚期差异，ρ > 0 侧重早期差异（γ = 0 时同 R 的 survdiff(rho)）。',
          },
        },
      },
      initial: 'log-rank',
      when: isTested,
    }),
    rho: number({
      label: { en: 'ρ', zh: 'ρ' },
      help: { en: 'The exponent of S: above 0 for early differences.', zh: 'S 的指数；大于 0 时侧重早期差异。' },
      min: 0,
      max: 10,
      step: 0.5,
      initial: 0,
      when: isFlemingHarrington,
    }),
    gamma: number({
      label: { en: 'γ', zh: 'γ' },
      help: {
        en: 'The exponent of 1 − S: above 0 for late differences, such as a delayed effect of immunotherapy.',
        zh: '1 − S 的指数；大于 0 时侧重晚期差异，如免疫治疗的延迟效应。',
      },
      min: 0,
      max: 10,
      step: 0.5,
      initial: 1,
      when: isFlemingHarrington,
    }),
  }
}

/** The options for a trend across the groups and for their comparison in pairs; visible if the groups are tested. */
export function groupTests() {
  return {
    trend: toggle({
      label: { en: 'Trend across groups', zh: '趋势检验' },
      help: {
        en: 'For ordered groups, more than two: scores 1, 2, 3 ... in the order of the levels (SPSS: "Linear trend for factor levels").',
        zh: '用于两组以上的有序分组，按水平顺序赋分 1、2、3……（SPSS：因子水平的线性趋势）。',
      },
      initial: false,
      when: isTested,
    }),
    pairwise: choice({
      label: { en: 'Pairwise comparisons', zh: '两两比较' },
      help: {
        en: 'The same test of each two groups, where there are more than two (R: survminer::pairwise_survdiff; SPSS: "Pairwise over strata", unadjusted).',
        zh: '两组以上时，以同一检验比较每两组（R：survminer::pairwise_survdiff；SPSS：成对比较，不校正）。',
      },
      of: {
        none: { label: { en: 'Not made', zh: '不进行' } },
        holm: { label: { en: 'Adjusted by Holm', zh: 'Holm 校正' } },
        bonferroni: { label: { en: 'Adjusted by Bonferroni', zh: 'Bonferroni 校正' } },
        unadjusted: { label: { en: 'Without adjustment', zh: '不校正' } },
      },
      initial: 'none',
      when: isTested,
    }),
  }
}

/** Whether there are groups and they are tested. */
export function isTested({ group, logRank }: AnswersSoFar): boolean {
  return typeof group === 'string' && logRank === true
}

function isFlemingHarrington(answers: AnswersSoFar): boolean {
  return isTested(answers) && answers.weights === 'fleming-harrington'
}

interface WeightAnswers {
  readonly weights: LogRankWeights['kind']
  readonly rho: number
  readonly gamma: number
}

/** The weights that the options name. */
export function logRankWeightsOf({ weights, rho, gamma }: WeightAnswers): LogRankWeights {
  return weights === 'fleming-harrington' ? { kind: weights, rho, gamma } : { kind: weights }
}

/** How the comparisons in pairs are adjusted, or null if none were requested. */
export function adjustmentOf({
  pairwise,
}: {
  readonly pairwise: 'none' | 'holm' | 'bonferroni' | 'unadjusted'
}): PAdjustment | null {
  return pairwise === 'none' ? null : pairwise === 'unadjusted' ? 'none' : pairwise
}
