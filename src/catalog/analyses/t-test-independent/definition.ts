import { defineAnalysis, defineTable } from '../../kit/analysis.ts'
import { equivalenceOptions } from '../../kit/comparison/equivalence-options.ts'
import { equivalenceColumns, equivalenceTitle } from '../../kit/comparison/equivalence-table.ts'
import { rankStatistic } from '../../kit/comparison/rank-statistic.ts'
import { choice, choices, level, toggle, variable, variables } from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { alternative, confidenceLevel, missing } from '../../kit/options/standard-options.ts'
import * as column from '../../kit/outcome/columns.ts'
import { messages } from './messages.ts'

const variableColumn = column.label({ en: 'Variable', zh: '变量' })

export const definition = defineAnalysis({
  id: 't-test-independent',
  version: 1,
  reports: ['comparison'],
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    outcomes: variables({
      label: { en: 'Outcomes', zh: '检验变量' },
      help: {
        en: 'Continuous or ordinal variables; each is compared between the two groups (SPSS: "Test Variable(s)").',
        zh: '连续或等级变量，逐一比较两组间的差异（SPSS：检验变量）。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
    }),
    group: variable({
      label: { en: 'Grouping variable', zh: '分组变量' },
      help: {
        en: 'The variable that says to which group a row belongs.',
        zh: '标明每一行属于哪一组的变量。',
      },
      accepts: ['nominal', 'ordinal'],
    }),
    first: level({
      label: { en: 'First group', zh: '第一组' },
      help: {
        en: 'Differences are first minus second. Rows of other groups are left out.',
        zh: '差值为第一组减第二组；其他组别的行不参与分析。',
      },
      of: 'group',
      initial: 'first-of-two',
    }),
    second: level({
      label: { en: 'Second group', zh: '第二组' },
      help: { en: 'The group that is subtracted, often the control.', zh: '被减的一组，通常为对照组。' },
      of: 'group',
      initial: 'second-of-two',
    }),
    tests: choices({
      label: { en: 'Tests', zh: '检验方法' },
      help: {
        en: 'Each chosen test is one row. The plain-language reading follows Welch where it is chosen.',
        zh: '所选每种检验各占一行；若选择 Welch 检验，结果解读以其为准。',
      },
      of: {
        student: {
          label: { en: 'Student t', zh: 'Student t 检验' },
          help: {
            en: 'Assumes equal variances (R: t.test(var.equal = TRUE); SPSS: "Equal variances assumed").',
            zh: '假定方差相等（R：t.test(var.equal = TRUE)；SPSS：假定等方差）。',
          },
        },
        welch: {
          label: { en: 'Welch t', zh: 'Welch t 检验' },
          help: {
            en: 'Does not assume equal variances (R: t.test; SPSS: "Equal variances not assumed").',
            zh: '不假定方差相等（R：t.test；SPSS：不假定等方差）。',
          },
        },
        'mann-whitney': {
          label: { en: 'Mann–Whitney', zh: 'Mann–Whitney 秩和检验' },
          help: {
            en: 'Compares ranks; no normal distribution needed (R: wilcox.test; SPSS: "Mann-Whitney U").',
            zh: '基于秩次，不要求正态分布（R：wilcox.test；SPSS：曼-惠特尼 U）。',
          },
        },
      },
      initial: ['student', 'welch'],
      min: 1,
    }),
    alternative: alternative({
      'two-sided': { en: 'The groups differ', zh: '两组不等（双侧）' },
      greater: { en: 'First is greater', zh: '第一组较大（单侧）' },
      less: { en: 'First is less', zh: '第一组较小（单侧）' },
    }),
    confidence: confidenceLevel(),
    effectSizes: toggle({
      label: { en: 'Effect sizes', zh: '效应量' },
      help: {
        en: 'Cohen d and Hedges g with the pooled SD and exact intervals (non-central t); rank-biserial correlation with Mann–Whitney.',
        zh: '以合并标准差计算 Cohen d 与 Hedges g，区间基于非中心 t 分布；选 Mann–Whitney 时另给出秩双列相关。',
      },
      initial: true,
    }),
    assumptions: toggle({
      label: { en: 'Assumption checks', zh: '前提条件检查' },
      help: {
        en: 'Shapiro–Wilk in each group; Levene (means) and Brown–Forsythe (medians).',
        zh: '各组 Shapiro–Wilk 正态性检验；Levene（基于均值）与 Brown–Forsythe（基于中位数）方差齐性检验。',
      },
      initial: true,
    }),
    exact: choice({
      label: { en: 'Mann–Whitney P value', zh: 'Mann–Whitney 的 P 值' },
      help: {
        en: 'The rule of R to version 4.5: exact where both groups have fewer than 50 values and there are no ties, else the normal approximation (SPSS: "Asymp. Sig.").',
        zh: 'R（4.5 及以前版本）的规则：两组均少于 50 例且无相同秩时用精确法，否则用正态近似（SPSS：渐近显著性）。',
      },
      of: {
        auto: { label: { en: 'Exact where possible', zh: '条件允许时用精确法' } },
        exact: {
          label: { en: 'Exact, also with ties', zh: '精确法（含相同秩）' },
          help: {
            en: 'Over all ways to divide the ranks between the groups, given the ties, up to 200 values (R from 4.6; SPSS: "Exact Sig."). Two-sided is twice the smaller tail, as in R; SPSS counts every sum as far from its mean.',
            zh: '在给定相同秩的条件下枚举秩次的全部分组方式，至多 200 个值（R 4.6 起；SPSS：精确显著性）。双侧 P 值为较小一侧尾概率的 2 倍（同 R）；SPSS 则累计所有与均值相距不小于观察值的秩和。',
          },
        },
        normal: { label: { en: 'Normal approximation', zh: '正态近似' } },
      },
      initial: 'auto',
      when: choseMannWhitney,
    }),
    continuity: toggle({
      label: { en: 'Continuity correction', zh: '连续性校正' },
      help: {
        en: 'Used with the normal approximation. R corrects unless told otherwise, SPSS does not.',
        zh: '用于正态近似。R 默认校正，SPSS 不校正。',
      },
      initial: true,
      when: choseMannWhitney,
    }),
    ...equivalenceOptions(choseT),
    missing: missing(),
    quartileType: quartileType(),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['outcomes', 'group', 'first', 'second'] },
    { title: { en: 'Tests', zh: '检验' }, options: ['tests', 'alternative', 'confidence'] },
    { title: { en: 'Equivalence', zh: '等效性' }, options: ['equivalence', 'lowerMargin', 'upperMargin'] },
    { title: { en: 'Also show', zh: '其他输出' }, options: ['effectSizes', 'assumptions'] },
    {
      title: { en: 'Details', zh: '详细设置' },
      options: ['exact', 'continuity', 'missing', 'quartileType'],
      folded: true,
    },
  ],
  results: {
    tables: {
      groups: defineTable({
        title: { en: 'Groups', zh: '各组统计量' },
        rows: ['variable', 'group'],
        columns: {
          variable: variableColumn,
          group: column.label({ en: 'Group', zh: '组别' }),
          n: column.count({ en: '_n_', zh: '例数' }),
          missing: column.count({ en: 'Missing', zh: '缺失' }),
          mean: column.estimate({ en: 'Mean', zh: '均数' }),
          sd: column.estimate({ en: 'SD', zh: '标准差' }),
          se: column.standardError({ en: 'SE', zh: '标准误' }),
          median: column.estimate({ en: 'Median', zh: '中位数' }),
          p25: column.estimate({ en: 'P25', zh: 'P25' }),
          p75: column.estimate({ en: 'P75', zh: 'P75' }),
        },
      }),
      tests: defineTable({
        title: { en: 'Comparison of {first} with {second}', zh: '{first}与{second}的比较' },
        rows: ['variable', 'test'],
        columns: {
          variable: variableColumn,
          test: column.keyed(
            { en: 'Test', zh: '检验' },
            {
              student: { en: 'Student _t_', zh: 'Student _t_' },
              welch: { en: 'Welch _t_', zh: 'Welch _t_' },
              'mann-whitney': { en: 'Mann–Whitney', zh: 'Mann–Whitney' },
            },
          ),
          difference: column.estimate({ en: 'Difference', zh: '差值' }),
          interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
          statistic: column.statistic({ en: 'Statistic', zh: '统计量' }),
          rank: rankStatistic,
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
        },
      }),
      equivalence: defineTable({
        title: equivalenceTitle,
        rows: ['variable', 'side'],
        columns: { variable: variableColumn, ...equivalenceColumns },
      }),
      effects: defineTable({
        title: { en: 'Effect sizes', zh: '效应量' },
        rows: ['variable', 'measure'],
        columns: {
          variable: variableColumn,
          measure: column.keyed(
            { en: 'Measure', zh: '指标' },
            {
              'cohen-d': { en: 'Cohen _d_ (pooled SD)', zh: 'Cohen _d_（合并标准差）' },
              'hedges-g': { en: 'Hedges _g_ (pooled SD)', zh: 'Hedges _g_（合并标准差）' },
              'rank-biserial': { en: 'Rank-biserial correlation', zh: '秩双列相关' },
            },
          ),
          estimate: column.estimate({ en: 'Estimate', zh: '估计值' }),
          interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
        },
      }),
      assumptions: defineTable({
        title: { en: 'Assumption checks', zh: '前提条件检查' },
        rows: ['variable', 'test', 'group'],
        columns: {
          variable: variableColumn,
          test: column.keyed(
            { en: 'Check', zh: '检查' },
            {
              'shapiro-wilk': { en: 'Normality: Shapiro–Wilk', zh: '正态性：Shapiro–Wilk' },
              levene: { en: 'Equal variances: Levene (means)', zh: '方差齐性：Levene（均值）' },
              'brown-forsythe': {
                en: 'Equal variances: Brown–Forsythe (medians)',
                zh: '方差齐性：Brown–Forsythe（中位数）',
              },
            },
          ),
          group: column.label({ en: 'Group', zh: '组别' }),
          statistic: column.statistic({ en: 'Statistic', zh: '统计量' }),
          df: column.df({ en: 'df', zh: '自由度' }),
          p: column.pValue(),
        },
      }),
    },
    figures: {
      distribution: { title: { en: 'Distribution by group', zh: '各组分布' } },
    },
  },
  messages,
  references: [
    'student-1908',
    'welch-1947',
    'mann-whitney-1947',
    'streitberg-rohmel-1986',
    'hodges-lehmann-1963',
    'hedges-1981',
    'levene-1960',
    'brown-forsythe-1974',
    'shapiro-wilk-1965',
    'royston-1995',
    'schuirmann-1987',
    'hyndman-fan-1996',
  ],
  upgrades: {},
})

function choseT({ tests }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(tests) && (tests.includes('student') || tests.includes('welch'))
}

function choseMannWhitney(answers: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(answers.tests) && answers.tests.includes('mann-whitney')
}
