import { defineAnalysis, defineTable } from '../../kit/analysis.ts'
import { rankStatistic } from '../../kit/comparison/rank-statistic.ts'
import {
  type AnswersSoFar,
  choice,
  level,
  optionalNumber,
  optionalVariable,
  perVariable,
  toggle,
  variables,
} from '../../kit/options/options.ts'
import { quartileType, upgradeQuartiles } from '../../kit/options/quartile-type.ts'
import { replicates, seed } from '../../kit/options/standard-options.ts'
import * as column from '../../kit/outcome/columns.ts'
import { messages } from './messages.ts'

export const definition = defineAnalysis({
  id: 'table-one',
  version: 2,
  reports: ['baseline'],
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'The rows of the table, in this order. Continuous ones are summarised, others counted.',
        zh: '表中各行，按此顺序排列；连续变量给出集中与离散趋势，其余给出频数。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
    }),
    group: optionalVariable({
      label: { en: 'Groups', zh: '分组变量' },
      help: {
        en: 'One column for each value. Without it the table describes all rows together.',
        zh: '每个取值一列；不选则仅描述总体。',
      },
      accepts: ['nominal', 'ordinal'],
    }),
    rules: perVariable({
      label: { en: 'For each variable', zh: '逐变量设置' },
      help: {
        en: 'What is left on "automatic" follows the rule named under the table.',
        zh: '保持“自动”的变量按表下注明的规则处理。',
      },
      of: 'variables',
      fields: {
        summary: choice({
          label: { en: 'Summary', zh: '描述方式' },
          help: { en: 'How a group is described.', zh: '各组的描述方式。' },
          of: {
            auto: { label: { en: 'Automatic', zh: '自动' } },
            mean: { label: { en: 'Mean ± SD', zh: '均数±标准差' } },
            median: { label: { en: 'Median (P25, P75)', zh: '中位数(P25, P75)' } },
            counts: { label: { en: 'Counts (%)', zh: '例数(%)' } },
          },
          initial: 'auto',
        }),
        test: choice({
          label: { en: 'Test', zh: '检验' },
          help: {
            en: 'Automatic: by the summary. The one-way tests compare all groups at once.',
            zh: '自动：由描述方式决定；多组时为整体比较。',
          },
          of: {
            auto: { label: { en: 'Automatic', zh: '自动' } },
            student: { label: { en: 'Student t / ANOVA', zh: 'Student t / 方差分析' } },
            welch: { label: { en: 'Welch t / Welch ANOVA', zh: 'Welch t / Welch 方差分析' } },
            rank: { label: { en: 'Mann–Whitney / Kruskal–Wallis', zh: 'Mann–Whitney / Kruskal–Wallis' } },
            pearson: { label: { en: 'Pearson chi-squared', zh: 'Pearson χ²' } },
            yates: { label: { en: 'Chi-squared with Yates correction', zh: '连续性校正 χ²' } },
            fisher: { label: { en: 'Fisher exact', zh: 'Fisher 确切概率法' } },
            none: { label: { en: 'None', zh: '不检验' } },
          },
          initial: 'auto',
        }),
        shown: level({
          label: { en: 'Only this level', zh: '仅显示该取值' },
          help: {
            en: 'Show a single value, such as "yes", instead of all of them.',
            zh: '只显示一个取值（如“是”），而非全部取值。',
          },
          of: 'self',
          initial: 'ask',
        }),
        decimals: optionalNumber({
          label: { en: 'Decimals', zh: '小数位数' },
          help: {
            en: 'Without a number: one more than the data have.',
            zh: '不填则比原始数据多一位。',
          },
          min: 0,
          max: 8,
          step: 1,
          integer: true,
        }),
      },
    }),
    overall: toggle({
      label: { en: 'Column for all', zh: '合计列' },
      help: { en: 'All groups together, before the groups.', zh: '在各组之前显示总体。' },
      initial: true,
      when: hasGroup,
    }),
    missingColumn: toggle({
      label: { en: 'Missing values', zh: '缺失数' },
      help: { en: 'How many rows have no value.', zh: '显示各变量缺失的行数。' },
      initial: true,
    }),
    tests: toggle({
      label: { en: 'Tests', zh: '组间检验' },
      help: {
        en: 'Statistic and P value. Not recommended for the baseline of a randomised trial (CONSORT).',
        zh: '显示统计量与 P 值。CONSORT 不建议对随机对照试验的基线作检验。',
      },
      initial: true,
      when: hasGroup,
    }),
    rankStatistics: toggle({
      label: { en: 'U beside Z', zh: 'Z 旁列出 U' },
      help: {
        en: 'Of Mann–Whitney tests by the normal approximation, the statistic U of the first group (W in R) in a column of its own.',
        zh: '对采用正态近似的 Mann–Whitney 检验，另列一栏给出第一组的统计量 U（R 中的 W）。',
      },
      initial: false,
      when: hasGroup,
    }),
    smd: toggle({
      label: { en: 'Standardised differences', zh: '标准化均数差(SMD)' },
      help: {
        en: 'Size of the imbalance whatever the sample size; above 0.1 is often called notable.',
        zh: '衡量组间不均衡程度，不受样本量影响；常以 0.1 为界。',
      },
      initial: true,
      when: hasGroup,
    }),
    variances: choice({
      label: { en: 'Tests of means', zh: '均数检验' },
      help: {
        en: 'Welch does not assume equal variances (R); Student and classical ANOVA do (SPSS).',
        zh: 'Welch 法不假定方差相等（R 默认）；Student t 与经典方差分析假定相等（SPSS）。',
      },
      of: {
        welch: { label: { en: 'Welch', zh: 'Welch' } },
        student: { label: { en: 'Student, ANOVA', zh: 'Student、方差分析' } },
      },
      initial: 'welch',
      when: hasGroup,
    }),
    percent: choice({
      label: { en: 'Percentages', zh: '百分比' },
      help: { en: 'Of the column or of the row.', zh: '按列或按行计算。' },
      of: {
        column: { label: { en: 'Of the column', zh: '列百分比' } },
        row: { label: { en: 'Of the row', zh: '行百分比' } },
      },
      initial: 'column',
      when: hasGroup,
    }),
    quartileType: quartileType(),
    replicates: { ...replicates(), when: hasGroup },
    seed: { ...seed(), when: hasGroup },
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['variables', 'group'] },
    { title: { en: 'Columns', zh: '列' }, options: ['overall', 'missingColumn', 'tests', 'rankStatistics', 'smd'] },
    { title: { en: 'For each variable', zh: '逐变量设置' }, options: ['rules'], folded: true },
    { title: { en: 'Details', zh: '详细设置' }, options: ['variances', 'percent', 'quartileType'], folded: true },
    {
      title: { en: 'Simulation, where the exact test is too large', zh: '模拟（确切概率法计算量过大时）' },
      options: ['replicates', 'seed'],
      folded: true,
    },
  ],
  results: {
    tables: {
      baseline: defineTable({
        title: { en: 'Baseline characteristics', zh: '基线资料' },
        rows: ['characteristic'],
        columns: {
          characteristic: column.label({ en: 'Characteristic', zh: '变量' }),
          overall: column.summary({ en: 'All (_n_ = {total})', zh: '合计(_n_={total})' }),
          group: column.perLevel(column.summary({ en: '{group} (_n_ = {n})', zh: '{group}(_n_={n})' })),
          missing: column.count({ en: 'Missing', zh: '缺失' }),
          statistic: column.statistic({ en: 'Statistic', zh: '统计量' }),
          rank: rankStatistic,
          p: column.pValue(),
          smd: column.estimate({ en: 'SMD', zh: 'SMD' }, 3),
        },
      }),
    },
    figures: { balance: { title: { en: 'Standardised differences', zh: '标准化均数差' } } },
  },
  messages,
  references: [
    'student-1908',
    'welch-1947',
    'welch-1951',
    'mann-whitney-1947',
    'kruskal-wallis-1952',
    'fisher-1935',
    'patefield-1981',
    'hyndman-fan-1996',
    'royston-1995',
    'austin-2009',
    'yang-dalton-2012',
  ],
  upgrades: { 1: upgradeQuartiles },
})

function hasGroup(answers: AnswersSoFar): boolean {
  return typeof answers.group === 'string'
}
