import { defineChart } from '../../kit/chart.ts'
import { divergingColours } from '../../kit/options/matrix-options.ts'
import { type AnswersSoFar, choice, number, toggle, variable } from '../../kit/options/options.ts'
import { optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

const isLandscape = ({ view }: AnswersSoFar) => view !== 'pairs'

export const definition = defineChart({
  id: 'oncoprint',
  version: 1,
  title: { en: 'Oncoprint', zh: '突变瀑布图' },
  options: {
    sample: variable({
      label: { en: 'Sample', zh: '样本' },
      help: {
        en: 'A row for each alteration of a sample. A row without a gene counts its sample as unaltered.',
        zh: '样本的每个变异占一行；基因为空的行，其样本计为未变异。',
      },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
    }),
    gene: variable({
      label: { en: 'Gene', zh: '基因' },
      help: { en: 'The gene that is altered.', zh: '发生变异的基因。' },
      accepts: ['nominal', 'id', 'ordinal'],
    }),
    type: optionalCategoricalVariable({
      label: { en: 'Type of alteration', zh: '变异类型' },
      help: {
        en: 'Such as missense, amplification; up to eight, each with a sign of its own.',
        zh: '如错义突变、扩增；最多 8 类，各有不同图形。',
      },
    }),
    group: optionalCategoricalVariable({
      label: { en: 'Groups of samples', zh: '样本分组' },
      help: {
        en: 'Such as subtype or response; up to six, beside each other.',
        zh: '如分型、疗效；最多 6 组，并列绘制。',
      },
    }),
    view: choice({
      label: { en: 'View', zh: '视图' },
      help: {
        en: 'Pairs show which genes are altered together, or instead of each other (Fisher’s exact test).',
        zh: '基因对视图显示哪些基因共突变或互斥（Fisher 精确检验）。',
      },
      of: {
        landscape: { label: { en: 'Landscape', zh: '瀑布图' } },
        pairs: { label: { en: 'Pairs of genes', zh: '基因对' } },
      },
      initial: 'landscape',
    }),
    genes: number({
      label: { en: 'Genes at most', zh: '最多显示基因数' },
      help: { en: 'Those altered in the most samples.', zh: '变异样本数最多者。' },
      min: 1,
      max: 40,
      step: 1,
      integer: true,
      initial: 20,
    }),
    extra: number({
      label: { en: 'Samples not in the data', zh: '数据之外的样本数' },
      help: {
        en: 'Samples without any alteration that have no row; the shares count them.',
        zh: '没有任何变异、因而数据中没有行的样本数；计算比例时计入。',
      },
      min: 0,
      max: 100_000,
      step: 1,
      integer: true,
      initial: 0,
      when: ({ group }) => typeof group !== 'string',
    }),
    altered: toggle({
      label: { en: 'Only altered samples', zh: '仅显示变异样本' },
      help: {
        en: 'Samples without an alteration in these genes are not drawn; the shares still count them.',
        zh: '不绘出这些基因均未变异的样本；计算比例时仍计入。',
      },
      initial: false,
      when: isLandscape,
    }),
    burden: toggle({
      label: { en: 'Bars of alterations', zh: '变异数条形图' },
      help: { en: 'Alterations of each sample in all genes, above.', zh: '在上方绘制各样本全部基因的变异数。' },
      initial: true,
      when: isLandscape,
    }),
    colours: divergingColours({ when: (answers) => !isLandscape(answers) }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['sample', 'gene', 'type', 'group', 'extra'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['view', 'genes', 'altered', 'burden', 'colours'] },
  ],
  messages: {
    'no-alterations': {
      en: 'No row has a sample, a gene and a type of alteration. Choose other variables.',
      zh: '没有样本、基因与变异类型均完整的行，请更换变量。',
    },
    'too-many-samples': {
      en: '{group} has more than {max} values. Choose the sample, or filter the rows.',
      zh: '{group} 的取值超过 {max} 个。请选择样本变量，或筛选数据。',
    },
    'too-many-genes': {
      en: '{group} has more than {max} values. Choose the gene, or filter the rows.',
      zh: '{group} 的取值超过 {max} 个。请选择基因变量，或筛选数据。',
    },
    'too-many-types': {
      en: '{group} has more than {max} types. Merge some with “Recode values”.',
      zh: '{group} 的类型超过 {max} 个，请用“重新编码”合并部分类型。',
    },
    'too-many-columns': {
      en: '{n} samples have no place beside each other; the limit is {max}. Draw only altered samples.',
      zh: '共 {n} 个样本，图中无法并列，上限为 {max} 个；请仅显示变异样本。',
    },
    'divided-sample': {
      en: 'The sample {sample} is in more than one group of {group}. Correct its rows, or leave the groups out.',
      zh: '样本 {sample} 属于 {group} 的多个组。请更正其行，或不分组。',
    },
    'without-gene': {
      en: '{n} {n|row has|rows have} no gene: {n|its sample is|their samples are} counted, as unaltered if they have no other row.',
      zh: '{n} 行没有基因：其样本仍计入，若无其他行则视为未变异。',
    },
    'one-gene': {
      en: 'Pairs need two genes, and the data have one. Draw the landscape.',
      zh: '基因对至少需两个基因，数据中仅有一个，请改用瀑布图。',
    },
  },
  references: ['gao-2013', 'benjamini-hochberg-1995'],
  upgrades: {},
})
