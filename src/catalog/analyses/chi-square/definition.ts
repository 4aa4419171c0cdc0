import { defineAnalysis } from '../../kit/analysis.ts'
import { choice, level, toggle, variable, variables } from '../../kit/options/options.ts'
import { confidenceLevel, events, missing, replicates, seed } from '../../kit/options/standard-options.ts'
import { fromVariables, tableInput, typedTable } from '../../kit/options/table-input.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'chi-square',
  version: 1,
  reports: ['comparison'],
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: () => true,
  options: {
    input: tableInput(),
    outcomes: variables({
      label: { en: 'Outcomes', zh: '结局变量' },
      help: {
        en: 'Categorical variables, the columns of the tables; each is compared between the groups (SPSS: "Column(s)").',
        zh: '分类变量，作为列联表的列，逐一在各组间比较（SPSS：列）。',
      },
      accepts: ['nominal', 'ordinal'],
      when: fromVariables,
    }),
    group: variable({
      label: { en: 'Grouping variable', zh: '分组变量' },
      help: { en: 'The rows of the tables (SPSS: "Row(s)").', zh: '列联表的行（SPSS：行）。' },
      accepts: ['nominal', 'ordinal'],
      when: fromVariables,
    }),
    reference: level({
      label: { en: 'Reference group', zh: '参照组' },
      help: {
        en: 'Risks of the other groups are compared with its risk, where the outcome has two values.',
        zh: '结局为二分类时，其他组的率与该组比较。',
      },
      of: 'group',
      initial: 'first',
      when: fromVariables,
    }),
    events: events({
      help: {
        en: 'The value whose risk is compared, of outcomes with two values; the second of them unless chosen.',
        zh: '二分类结局中作为事件比较其发生率的取值；未指定时取第二个。',
      },
      when: fromVariables,
    }),
    table: typedTable({
      en: 'Groups in rows, outcomes in columns. Of a table with two columns the first is the event, and the last row the reference group.',
      zh: '行为组别，列为结局。两列时第一列为事件，最后一行为参照组。',
    }),
    headline: choice({
      label: { en: 'Test to report', zh: '报告的检验' },
      help: {
        en: 'All rows are shown; this is the one that the reading follows.',
        zh: '各检验均列出；结果解读以此为准。',
      },
      of: {
        auto: { label: { en: 'By the rule of the textbooks', zh: '教科书规则' } },
        pearson: { label: { en: 'Pearson', zh: 'Pearson χ²' } },
        yates: { label: { en: 'Yates', zh: '连续性校正 χ²' } },
        'likelihood-ratio': { label: { en: 'Likelihood ratio', zh: '似然比' } },
        fisher: { label: { en: 'Fisher', zh: 'Fisher 确切概率法' } },
      },
      initial: 'auto',
    }),
    fisher: choice({
      label: { en: 'Fisher in tables larger than 2 × 2', zh: 'R×C 表的 Fisher 法' },
      help: {
        en: 'A table too large for the exact P value is simulated (R: fisher.test; SPSS: "Exact").',
        zh: '表格过大无法得到确切概率时改用模拟（R：fisher.test；SPSS：精确检验）。',
      },
      of: {
        rule: { label: { en: 'Where it is to be reported', zh: '仅在需报告时' } },
        always: { label: { en: 'Always', zh: '总是计算' } },
        simulated: { label: { en: 'Always, simulated', zh: '总是用 Monte Carlo 模拟' } },
      },
      initial: 'rule',
    }),
    trend: choice({
      label: { en: 'Linear trend', zh: '线性趋势检验' },
      help: {
        en: 'Linear-by-linear association, for ordered rows and columns (SPSS: "Linear-by-Linear"; close to Cochran–Armitage for two columns).',
        zh: '用于行、列均有序的表（SPSS：线性关联；两列时接近 Cochran–Armitage 趋势检验）。',
      },
      of: {
        auto: {
          label: { en: 'Where both are ordered', zh: '行、列均有序时' },
          help: {
            en: 'Ordinal, or with two values; at least one of them ordinal.',
            zh: '等级变量或二分类变量，且至少一个为等级变量。',
          },
        },
        always: { label: { en: 'Always', zh: '总是计算' } },
        never: { label: { en: 'Never', zh: '不计算' } },
      },
      initial: 'auto',
    }),
    confidence: confidenceLevel(),
    percent: choice({
      label: { en: 'Percentages', zh: '百分比' },
      help: { en: 'What 100% is.', zh: '百分比的分母。' },
      of: {
        row: { label: { en: 'Of the group (row)', zh: '行百分比' } },
        column: { label: { en: 'Of the column', zh: '列百分比' } },
        total: { label: { en: 'Of all', zh: '总百分比' } },
      },
      initial: 'row',
    }),
    expected: toggle({
      label: { en: 'Expected counts', zh: '理论频数' },
      help: { en: 'Counts to be expected without association.', zh: '无关联时的期望频数。' },
      initial: false,
    }),
    residuals: toggle({
      label: { en: 'Adjusted residuals', zh: '调整标准化残差' },
      help: {
        en: 'Which cells depart from what is expected (SPSS: "Adjusted standardized").',
        zh: '显示哪些格子偏离期望（SPSS：调整后标准化残差）。',
      },
      initial: false,
    }),
    effectSizes: toggle({
      label: { en: 'Effect sizes', zh: '效应量' },
      help: {
        en: 'Cramér’s V; with two columns also risk difference, risk ratio and odds ratio.',
        zh: 'Cramér V；两列时另给出率差、相对危险度与比值比。',
      },
      initial: true,
    }),
    figure: choice({
      label: { en: 'Figure', zh: '图形' },
      help: { en: 'Percentages of each group as bars.', zh: '以条图展示各组百分比。' },
      of: {
        stacked: { label: { en: 'Stacked bars', zh: '堆积条图' } },
        grouped: { label: { en: 'Bars side by side', zh: '复式条图' } },
      },
      initial: 'stacked',
    }),
    replicates: replicates(),
    seed: seed(),
    missing: { ...missing(), when: fromVariables },
  },
  sections: [
    {
      title: { en: 'Data', zh: '数据' },
      options: ['input', 'outcomes', 'group', 'reference', 'events', 'table'],
    },
    { title: { en: 'Tests', zh: '检验' }, options: ['headline', 'fisher', 'trend', 'confidence'] },
    {
      title: { en: 'Also show', zh: '其他输出' },
      options: ['percent', 'expected', 'residuals', 'effectSizes', 'figure'],
    },
    { title: { en: 'Details', zh: '详细设置' }, options: ['replicates', 'seed', 'missing'], folded: true },
  ],
  results: {
    tables,
    figures: {
      stacked: { title: { en: 'Percentages by group', zh: '各组构成' } },
      grouped: { title: { en: 'Percentages by group', zh: '各组百分比' } },
    },
  },
  messages,
  references: [
    'pearson-1900',
    'yates-1934',
    'fisher-1935',
    'freeman-halton-1951',
    'mantel-1963',
    'haberman-1973',
    'bergsma-2013',
    'woolf-1955',
    'katz-1978',
    'newcombe-1998',
    'patefield-1981',
  ],
  upgrades: {},
})
