import { defineChart } from '../../kit/chart.ts'
import { countedMessages, countedValue } from '../../kit/options/counted-value.ts'
import { choice, number, optionalVariable, variables } from '../../kit/options/options.ts'
import { seed } from '../../kit/options/standard-options.ts'
import { numericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'gsea-plot',
  version: 1,
  title: { en: 'Gene set enrichment plot', zh: 'GSEA 富集得分图' },
  options: {
    metric: numericVariable({
      label: { en: 'Ranking metric', zh: '排序指标' },
      help: {
        en: 'A row for each gene, such as its log2 fold change or a signed statistic; the highest come first.',
        zh: '每个基因一行，如 log2 差异倍数或带符号的统计量；由高到低排序。',
      },
    }),
    variables: variables({
      label: { en: 'Gene sets', zh: '基因集' },
      help: {
        en: 'Up to five columns that mark the genes of a set, such as yes and no, or 1; a blank is outside the set.',
        zh: '最多 5 列，每列标记一个基因集的成员，如“是/否”或 1；空白视为不属于该集。',
      },
      accepts: ['nominal', 'ordinal', 'continuous'],
      min: 1,
      max: 5,
    }),
    counted: countedValue(),
    gene: optionalVariable({
      label: { en: 'Names of the genes', zh: '基因名称' },
      help: { en: 'To name genes of the leading edge of one set.', zh: '仅一个基因集时，用于标注核心富集基因。' },
      accepts: ['id', 'nominal', 'ordinal'],
    }),
    named: number({
      label: { en: 'Genes named', zh: '标注基因数' },
      help: {
        en: 'Those of the leading edge with the largest metric, as far as they have room.',
        zh: '核心富集基因中指标绝对值最大者，在位置允许的范围内标注。',
      },
      min: 0,
      max: 30,
      step: 1,
      integer: true,
      initial: 5,
      when: ({ gene, variables: sets }) => typeof gene === 'string' && Array.isArray(sets) && sets.length === 1,
    }),
    power: choice({
      label: { en: 'Weight of the metric', zh: '指标权重' },
      help: {
        en: 'The power to which the metric of a gene counts in the running sum; 1 is usual, 0 counts all genes of the set equally.',
        zh: '指标在累积和中的幂次；通常取 1，取 0 时集内各基因等权。',
      },
      of: {
        none: { label: { en: '0 (classic)', zh: '0（经典）' } },
        one: { label: { en: '1', zh: '1' } },
        middle: { label: { en: '1.5', zh: '1.5' } },
        two: { label: { en: '2', zh: '2' } },
      },
      initial: 'one',
    }),
    permutations: number({
      label: { en: 'Permutations', zh: '置换次数' },
      help: {
        en: 'Random sets of the same size, with which the score is compared.',
        zh: '随机抽取等大小基因集的次数，用于与所得得分比较。',
      },
      min: 100,
      max: 10_000,
      step: 100,
      integer: true,
      initial: 1000,
    }),
    seed: seed(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['metric', 'variables', 'counted', 'gene', 'named'] },
    { title: { en: 'Enrichment', zh: '富集分析' }, options: ['power', 'permutations', 'seed'] },
  ],
  messages: {
    ...countedMessages,
    'metric-as-set': {
      en: '{variable} is the ranking metric; choose other columns as gene sets.',
      zh: '{variable} 为排序指标，请选择其他列作为基因集。',
    },
    'no-members': {
      en: 'None or all of the genes with a metric are in {variable}. A set needs genes inside and outside; check the value that is counted.',
      zh: '有指标的基因中，没有或全部属于 {variable}。基因集内外均须有基因，请核对计数的取值。',
    },
    'too-many-draws': {
      en: 'The permutations would draw {draws} genes, more than {max}. Ask for fewer permutations, or choose smaller sets.',
      zh: '置换共需抽取 {draws} 个基因，超过上限 {max}。请减少置换次数，或选择较小的基因集。',
    },
    'unusual-size': {
      en: 'Usually sets of {least} to {most} genes are judged; scores of others are unsteady or without focus: {sets}.',
      zh: '通常只分析 {least}～{most} 个基因的基因集，其他大小的得分不稳定或缺乏特异性：{sets}。',
    },
    'infinite-metric': {
      en: '{n} {n|gene has|genes have} an infinite metric and {n|is|are} left out, although {n|it|they} may rank first or last. Give {n|it|them} a finite value.',
      zh: '{n} 个基因的指标为无穷值，未纳入，但其可能排在最前或最后；请改为有限数值。',
    },
    'tied-metric': {
      en: '{n} genes have the metric of the gene before them: their order is that of the rows, and the scores depend on it.',
      zh: '{n} 个基因的指标与前一基因相同，其次序取数据中的行序，得分受此影响。',
    },
    'strokes-thinned': {
      en: 'Of more than {max} genes of a set, evenly spaced ones are drawn; the score rests on all.',
      zh: '基因集超过 {max} 个基因时，等间隔绘出部分基因，得分使用全部基因。',
    },
  },
  references: ['subramanian-2005', 'phipson-smyth-2010', 'benjamini-hochberg-1995'],
  upgrades: {},
})
