import { defineChart } from '../../kit/chart.ts'
import { choice, number, optionalVariable, toggle, variable } from '../../kit/options/options.ts'
import { numericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'manhattan-plot',
  version: 1,
  title: { en: 'Manhattan plot', zh: '曼哈顿图' },
  options: {
    chromosome: variable({
      label: { en: 'Chromosome', zh: '染色体' },
      help: { en: 'Such as 1 or chr1, X, MT.', zh: '如 1 或 chr1、X、MT。' },
      accepts: ['nominal', 'ordinal', 'continuous', 'id'],
    }),
    position: variable({
      label: { en: 'Position', zh: '位置' },
      help: { en: 'In base pairs along the chromosome.', zh: '在染色体上的碱基位置（bp）。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number'],
    }),
    p: numericVariable({
      label: { en: 'P value', zh: 'P 值' },
      help: { en: 'From 0 to 1, one for each row.', zh: '0~1，每行一个。' },
    }),
    label: optionalVariable({
      label: { en: 'Names', zh: '名称' },
      help: { en: 'Such as rs numbers; without them the place is written.', zh: '如 rs 编号；不选则标注位置。' },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
    }),
    threshold: choice({
      label: { en: 'Line of significance', zh: '显著性阈值线' },
      help: {
        en: '5 × 10⁻⁸ is usual for common variants of the whole genome.',
        zh: '全基因组常见变异通常取 5 × 10⁻⁸。',
      },
      of: {
        genome: { label: { en: '5 × 10⁻⁸', zh: '5 × 10⁻⁸' } },
        bonferroni: { label: { en: '0.05 / number of tests', zh: '0.05 / 检验数' } },
        own: { label: { en: 'My own', zh: '自定义' } },
      },
      initial: 'genome',
    }),
    own: number({
      label: { en: 'Line at P', zh: '阈值 P' },
      help: { en: 'Such as 0.000001, or 1e-6.', zh: '如 0.000001，或写作 1e-6。' },
      min: 1e-300,
      max: 1,
      step: 0.000001,
      initial: 0.000001,
      when: ({ threshold }) => threshold === 'own',
    }),
    suggestive: toggle({
      label: { en: 'Suggestive line', zh: '提示性阈值线' },
      help: { en: 'A second line at P = 1 × 10⁻⁵.', zh: '另在 P = 1 × 10⁻⁵ 处绘一条线。' },
      initial: true,
    }),
    labels: choice({
      label: { en: 'Names in the figure', zh: '图中标注' },
      help: {
        en: 'The smallest P of each window of 500 kb, as far as they have room, at most 60.',
        zh: '每 500 kb 窗口内 P 最小者；在位置允许的范围内标注，最多 60 个。',
      },
      of: {
        significant: { label: { en: 'Below the line of significance', zh: '达到显著性阈值者' } },
        suggestive: { label: { en: 'P below 1 × 10⁻⁵', zh: 'P 小于 1 × 10⁻⁵ 者' } },
        none: { label: { en: 'None', zh: '不标注' } },
      },
      initial: 'significant',
    }),
    quantiles: toggle({
      label: { en: 'Q–Q plot', zh: 'Q–Q 图' },
      help: {
        en: 'The P values against uniform ones, below the plot, with the genomic inflation λ.',
        zh: '在下方绘制 P 值与均匀分布的 Q–Q 图，并给出基因组膨胀因子 λ。',
      },
      initial: false,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['chromosome', 'position', 'p', 'label'] },
    { title: { en: 'Lines', zh: '阈值线' }, options: ['threshold', 'own', 'suggestive'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['labels', 'quantiles'] },
  ],
  messages: {
    'no-tests': {
      en: 'No row has a chromosome, a position and a P value from 0 to 1. Choose other variables.',
      zh: '没有染色体、位置与 0~1 之间 P 值均完整的行，请更换变量。',
    },
    'too-many-chromosomes': {
      en: '{group} has more than {max} values. Choose the chromosome, or leave out the rows of contigs.',
      zh: '{group} 的取值超过 {max} 个。请选择染色体变量，或去掉未定位片段（contig）的行。',
    },
    'zero-p': {
      en: '{n} {n|P value is|P values are} 0, below what the program that computed {n|it|them} could show: drawn as a triangle at a tenth of the smallest other P.',
      zh: '{n} 个 P 值为 0（低于原程序可显示的下限），以三角形绘于其余最小 P 值的十分之一处。',
    },
    'invalid-p': {
      en: '{n} {n|row has|rows have} a P value outside 0 to 1; left out.',
      zh: '{n} 行的 P 值不在 0~1 之间，未纳入。',
    },
    'invalid-positions': {
      en: '{n} {n|row has|rows have} a position below 0, or beyond the end of any chromosome; left out.',
      zh: '{n} 行的位置小于 0 或超出任何染色体的长度，未纳入。',
    },
  },
  references: ['devlin-roeder-1999', 'gentle-2009'],
  upgrades: {},
})
