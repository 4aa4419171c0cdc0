import { defineCalculator } from '../../kit/tool/calculator.ts'
import { counts } from '../../kit/tool/calculator-inputs.ts'
import { earlierImplementation } from '../../kit/tool/example-sources.ts'
import { interval95, limits, limitValues } from '../../kit/tool/interval-outputs.ts'
import { pooledOver } from './formula.ts'

const noOdds = { en: 'none: the tables have too many empty cells', zh: '空格子过多，无法计算' }
const noTest = { en: 'none: no stratum can tell', zh: '各层均不能提供信息' }
const oneStratum = { en: 'none: fewer than two strata can tell', zh: '能提供信息的层不足 2 个' }

const known = (value: number) => (Number.isFinite(value) ? value : null)

export const definition = defineCalculator({
  id: 'stat-mantel-haenszel',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Odds ratio, interval and test compared with mantelhaen.test of R, the test of homogeneity with its formula written out in R, the first example with an implementation written before this one.',
      zh: '比值比、区间与检验与 R 的 mantelhaen.test 核对，齐性检验与在 R 中写出的公式核对，首例与先前独立编写的实现核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'One odds ratio over several strata, so that the strata do not confound it.',
    zh: '合并各层的比值比，以控制分层因素的混杂。',
  },
  population: {
    en: 'Independent persons, by exposure and by event, in strata of a confounder.',
    zh: '相互独立的个体，按暴露与结局分类，并按混杂因素分层。',
  },
  inputs: {
    strata: counts({
      label: { en: 'A 2×2 table a stratum', zh: '每层一张四格表' },
      help: { en: 'May be pasted from a spreadsheet, a line a stratum.', zh: '可由电子表格粘贴，每层一行。' },
      rows: { name: { en: 'Stratum {n}', zh: '第 {n} 层' }, least: 1, most: 20 },
      columns: [
        { en: 'a: exposed, event', zh: 'a：暴露、发生' },
        { en: 'b: exposed, none', zh: 'b：暴露、未发生' },
        { en: 'c: unexposed, event', zh: 'c：未暴露、发生' },
        { en: 'd: unexposed, none', zh: 'd：未暴露、未发生' },
      ],
    }),
  },
  outputs: {
    odds: {
      label: { en: 'Pooled odds ratio', zh: '合并比值比（OR）' },
      decimals: 2,
      absent: noOdds,
      intervals: [interval95('odds')],
    },
    ...limits('odds', 2),
    p: {
      label: { en: 'P, χ² with continuity correction', zh: 'P（连续性校正 χ²）' },
      decimals: 4,
      kind: 'p',
      absent: noTest,
    },
    corrected: { label: { en: 'χ², corrected', zh: '校正 χ²' }, decimals: 3, absent: noTest },
    uncorrected: { label: { en: 'χ², 1 df', zh: 'χ²（自由度 1）' }, decimals: 3, absent: noTest },
    homogeneity: {
      label: { en: 'P of homogeneity, Breslow–Day', zh: '齐性检验 P（Breslow-Day）' },
      decimals: 4,
      kind: 'p',
      absent: oneStratum,
    },
  },
  refusal({ strata }) {
    const empty = strata.findIndex(([a = 0, b = 0, c = 0, d = 0]) => a + b === 0 || c + d === 0)
    return empty < 0 ? null : { input: 'strata', message: 'empty-group', params: { stratum: empty + 1 } }
  },
  formula({ strata }) {
    const { odds, corrected, uncorrected, breslowDay } = pooledOver(strata)
    return {
      odds: known(odds.estimate),
      ...limitValues('odds', odds.interval),
      p: known(corrected.pValue),
      corrected: known(corrected.statistic),
      uncorrected: known(uncorrected.statistic),
      homogeneity: known(breslowDay.pValue),
    }
  },
  formulaText: [
    { en: 'OR = Σ(ad/n) ÷ Σ(bc/n)', zh: 'OR = Σ(ad/n) ÷ Σ(bc/n)' },
    {
      en: 'Var(ln OR) = ΣPR/2(ΣR)² + Σ(PS + QR)/2ΣRΣS + ΣQS/2(ΣS)², P = (a + d)/n, Q = (b + c)/n, R = ad/n, S = bc/n',
      zh: 'Var(ln OR) = ΣPR/2(ΣR)² + Σ(PS + QR)/2ΣRΣS + ΣQS/2(ΣS)²，P = (a + d)/n，Q = (b + c)/n，R = ad/n，S = bc/n',
    },
    {
      en: 'χ² = (|Σ(a − E)| − ½)² ÷ ΣV, E = r₁c₁/n, V = r₁r₂c₁c₂/(n²(n − 1)); without the ½: uncorrected',
      zh: 'χ² = (|Σ(a − E)| − ½)² ÷ ΣV，E = r₁c₁/n，V = r₁r₂c₁c₂/(n²(n − 1))；不减 ½ 即未校正',
    },
  ],
  classifications: [],
  validity: [],
  alerts: [],
  messages: {
    'empty-group': {
      en: 'Stratum {stratum} has nobody exposed or nobody unexposed: it can tell nothing. Take it out.',
      zh: '第 {stratum} 层缺少暴露者或未暴露者，不能提供信息，请删除该层。',
    },
  },
  caveats: [
    {
      en: 'Where the odds ratios of the strata differ, one number over all misleads: look at the test of homogeneity and at each stratum.',
      zh: '各层比值比不一致时，合并值会产生误导，应先看齐性检验及各层结果。',
    },
    {
      en: 'With few persons the test of homogeneity rarely finds a difference: its silence proves none.',
      zh: '例数少时齐性检验效能低，不显著并不等于一致。',
    },
  ],
  nextSteps: [
    {
      en: 'Several confounders, or continuous ones: logistic regression in a project.',
      zh: '混杂因素较多或为连续变量时，可在项目中作 logistic 回归。',
    },
  ],
  reports: ['comparison', 'strata', 'exposure-counts'],
  references: [
    {
      text: 'Mantel N, Haenszel W. Statistical aspects of the analysis of data from retrospective studies of disease. J Natl Cancer Inst 1959;22:719–748.',
    },
    {
      text: 'Robins J, Breslow N, Greenland S. Estimators of the Mantel–Haenszel variance consistent in both sparse data and large-strata limiting models. Biometrics 1986;42:311–323.',
    },
  ],
  examples: [
    {
      id: 'two',
      inputs: {
        strata: [
          [20, 80, 10, 90],
          [30, 70, 18, 82],
        ],
      },
      expect: {
        odds: { value: 2.068, decimals: 3 },
        oddsLow: { value: 1.2348, decimals: 4 },
        oddsHigh: { value: 3.4632, decimals: 4 },
        corrected: { value: 7.0796, decimals: 4 },
        uncorrected: { value: 7.7699, decimals: 4 },
        p: { value: 0.0078, decimals: 4 },
        homogeneity: { value: 0.7918, decimals: 4 },
      },
      source: earlierImplementation,
    },
    {
      id: 'admissions',
      title: {
        en: 'Admissions to six departments of a university by sex, the data set UCBAdmissions of R',
        zh: '某大学六个系按性别的录取情况（R 数据集 UCBAdmissions）',
      },
      inputs: {
        strata: [
          [512, 313, 89, 19],
          [353, 207, 17, 8],
          [120, 205, 202, 391],
          [138, 279, 131, 244],
          [53, 138, 94, 299],
          [22, 351, 24, 317],
        ],
      },
      expect: {
        odds: { value: 0.90469683, decimals: 8 },
        oddsLow: { value: 0.77190736, decimals: 8 },
        oddsHigh: { value: 1.06032976, decimals: 8 },
        corrected: { value: 1.42694623, decimals: 8 },
        p: { value: 0.23226346, decimals: 8 },
        homogeneity: { value: 0.00207, decimals: 5 },
      },
      source: {
        outside: true,
        words: { en: 'mantelhaen.test(UCBAdmissions) of R 4.', zh: 'R 4 的 mantelhaen.test(UCBAdmissions)。' },
      },
    },
    {
      id: 'one',
      inputs: { strata: [[15, 5, 8, 12]] },
      expect: { odds: { value: 4.5, decimals: 1 } },
      source: { outside: false, words: { en: 'Of one stratum: ad/bc.', zh: '仅一层时即 ad/bc。' } },
    },
  ],
})
