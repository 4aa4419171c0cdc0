import { defineChart } from '../../kit/chart.ts'
import { itemDistance, linkage } from '../../kit/options/matrix-options.ts'
import { number, optionalVariable, toggle } from '../../kit/options/options.ts'
import { numericVariables } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'dendrogram',
  version: 1,
  title: { en: 'Dendrogram', zh: '聚类树状图' },
  options: {
    variables: numericVariables({
      label: { en: 'Variables', zh: '变量' },
      help: { en: 'What makes two rows alike.', zh: '用于衡量各行相似程度的变量。' },
      min: 1,
      max: 200,
    }),
    label: optionalVariable({
      label: { en: 'Names of the rows', zh: '行名变量' },
      help: { en: 'Such as the number of the patient.', zh: '如病案号、样本编号。' },
      accepts: ['nominal', 'ordinal', 'id', 'continuous'],
    }),
    standardise: toggle({
      label: { en: 'Standardise', zh: '标准化' },
      help: {
        en: 'Each variable to z scores, so that units do not matter (R: scale).',
        zh: '各变量转换为 z 值，以消除单位的影响（R：scale）。',
      },
      initial: true,
    }),
    distance: itemDistance(),
    linkage: linkage(),
    clusters: number({
      label: { en: 'Clusters', zh: '聚类数' },
      help: {
        en: 'The tree is cut into so many; 1 for none (R: cutree).',
        zh: '将树切分为若干类；1 为不分（R：cutree）。',
      },
      min: 1,
      max: 12,
      step: 1,
      integer: true,
      initial: 1,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variables', 'label'] },
    { title: { en: 'Clustering', zh: '聚类' }, options: ['standardise', 'distance', 'linkage', 'clusters'] },
  ],
  messages: {
    'too-few-rows': {
      en: 'A tree needs at least two rows with a value in every variable.',
      zh: '至少需要两行各变量均有可用值。',
    },
    'too-many-rows': {
      en: '{n} rows are too many to cluster; the limit is {max}. First keep some of the rows with “Filter rows”.',
      zh: '{n} 行过多，上限为 {max} 行；请先用“筛选个案”保留部分行。',
    },
    'all-alike': {
      en: 'All rows are alike in these variables, so there is no tree. Choose others.',
      zh: '各行在所选变量上完全相同，无法聚类，请更换变量。',
    },
    'without-variation': {
      en: '{variables} {v|does|do} not vary and {v|has|have} no part in the distances.',
      zh: '{variables} 无变异，未参与距离计算。',
    },
  },
  references: ['lance-williams-1967', 'murtagh-legendre-2014', 'sokal-rohlf-1962'],
  upgrades: {},
})
