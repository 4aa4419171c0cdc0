import {
  type AnswersSoFar,
  choice,
  level,
  number,
  optionalNumber,
  optionalVariable,
  toggle,
} from '../../kit/options/options.ts'
import { logRankNames } from '../../kit/survival/log-rank-names.ts'
import { logRankTest } from '../../kit/survival/survival-options.ts'

/** Options for comparing groups: tests of the curves, and restricted means. */
export const comparisonOptions = {
  logRank: logRankTest(),
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
  stratum: optionalVariable({
    label: { en: 'Stratified by', zh: '分层变量' },
    help: {
      en: 'Groups are compared within each stratum, and the differences are added, such as over the centres or the strata of a randomisation; powerful where the groups differ in the same direction in all. The curves are not adjusted (R: survdiff with strata(); SPSS: "Strata"; SAS: STRATA with GROUP=).',
      zh: '在每一层内比较各组，再合并各层的差异，如中心或随机化分层因素；各层差异方向一致时效能较高。生存曲线不作调整（R：survdiff 中的 strata()；SPSS：层；SAS：STRATA 语句的 GROUP= 选项）。',
    },
    accepts: ['nominal', 'ordinal'],
    when: isTested,
  }),
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
  rmst: toggle({
    label: { en: 'Restricted mean survival time', zh: '限制性平均生存时间（RMST）' },
    help: {
      en: 'The mean time without the event up to a horizon, and its differences and ratios between groups; needs no proportional hazards (R: survRM2; SAS: RMSTREG). Not with delayed entry.',
      zh: '截断时间以内的平均无事件时间及其组间差值与比值，不要求比例风险（R：survRM2；SAS：RMSTREG）。不适用于延迟进入。',
    },
    initial: false,
    when: ({ outcome }) => !isDelayed(outcome),
  }),
  tau: optionalNumber({
    label: { en: 'Horizon τ', zh: '截断时间 τ' },
    help: {
      en: 'Up to which time, in the unit of the data; state it beforehand. Left empty, the shortest of the longest follow-ups of the groups.',
      zh: '以数据的时间单位填写，应事先确定；留空则取各组最长随访时间中的最小值。',
    },
    min: 0,
    max: 1e9,
    step: 1,
    when: asksMeans,
  }),
  reference: level({
    label: { en: 'Reference group', zh: '参照组' },
    help: {
      en: 'The group with which the restricted means of the others are compared, such as the control.',
      zh: '其余各组的限制性平均生存时间与之比较，如对照组。',
    },
    of: 'group',
    initial: 'first',
    when: (answers) => asksMeans(answers) && typeof answers.group === 'string',
  }),
}

function isTested({ group, logRank }: AnswersSoFar): boolean {
  return typeof group === 'string' && logRank === true
}

function isFlemingHarrington(answers: AnswersSoFar): boolean {
  return isTested(answers) && answers.weights === 'fleming-harrington'
}

function asksMeans({ rmst }: AnswersSoFar): boolean {
  return rmst === true
}

function isDelayed(answer: AnswersSoFar[string]): boolean {
  return typeof answer === 'object' && answer !== null && 'form' in answer && answer.form === 'start-stop'
}
