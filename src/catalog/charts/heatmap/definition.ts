import { defineChart } from '../../kit/chart.ts'
import { divergingColours, itemDistance, linkage, sequentialColours } from '../../kit/options/matrix-options.ts'
import {
  type AnswersSoFar,
  choice,
  number,
  optionalNumber,
  optionalVariable,
  toggle,
} from '../../kit/options/options.ts'
import { categoricalVariables, numericVariables } from '../../kit/options/variable-options.ts'
import { infiniteLeftOutMessage } from '../../kit/outcome/infinite-left-out.ts'

const isClustered = ({ clusterRows, clusterColumns }: AnswersSoFar) => clusterRows === true || clusterColumns === true

function cut(of: 'rows' | 'columns') {
  return number({
    label: of === 'rows' ? { en: 'Clusters of rows', zh: '行聚类数' } : { en: 'Clusters of columns', zh: '列聚类数' },
    help: {
      en: 'Gaps divide the tree into so many clusters; 1 for none (R: cutree).',
      zh: '以间隙将聚类树分为若干类；1 为不分（R：cutree）。',
    },
    min: 1,
    max: 12,
    step: 1,
    integer: true,
    initial: 1,
    when: (answers) => answers[of === 'rows' ? 'clusterRows' : 'clusterColumns'] === true,
  })
}

function limit(end: 'low' | 'high') {
  return optionalNumber({
    label:
      end === 'low' ? { en: 'Lowest colour at', zh: '最低色对应值' } : { en: 'Highest colour at', zh: '最高色对应值' },
    help: {
      en: 'Values beyond have the colour of the end. Empty: the extreme of the data.',
      zh: '超出者取端点颜色；留空则取数据的极值。',
    },
    min: -1e12,
    max: 1e12,
    step: 1,
    when: ({ limits }) => limits === 'own',
  })
}

export const definition = defineChart({
  id: 'heatmap',
  version: 1,
  title: { en: 'Clustered heat map', zh: '聚类热图' },
  options: {
    variables: numericVariables({
      label: { en: 'Variables', zh: '变量' },
      help: { en: 'The columns of the map, such as markers or genes.', zh: '热图的各列，如检验指标、标志物或基因。' },
      min: 1,
      max: 200,
    }),
    label: optionalVariable({
      label: { en: 'Names of the rows', zh: '行名变量' },
      help: { en: 'Such as the number of the patient.', zh: '如病案号、样本编号。' },
      accepts: ['nominal', 'ordinal', 'id', 'continuous'],
    }),
    annotations: categoricalVariables({
      label: { en: 'Beside the rows', zh: '行注释变量' },
      help: {
        en: 'One or two categories in colours, such as group and sex. They have no part in the clustering.',
        zh: '以颜色标注一至两个分类变量，如组别、性别；不参与聚类。',
      },
      min: 0,
      max: 2,
    }),
    scale: choice({
      label: { en: 'Standardise', zh: '标准化' },
      help: {
        en: 'Variables in different units need it; z scores have mean 0 and SD 1 (divisor n − 1; R: scale).',
        zh: '单位不同的变量需标准化；z 值的均数为 0、标准差为 1（除数 n − 1；R：scale）。',
      },
      of: {
        column: { label: { en: 'Each column to z scores', zh: '按列 z 值' } },
        row: { label: { en: 'Each row to z scores', zh: '按行 z 值' } },
        none: { label: { en: 'None', zh: '不标准化' } },
      },
      initial: 'column',
    }),
    limits: choice({
      label: { en: 'Limits of the colours', zh: '颜色范围' },
      help: {
        en: 'A few extreme values would leave all others with one colour.',
        zh: '少数极端值会使其余数值颜色难以区分。',
      },
      of: {
        central: { label: { en: '2nd to 98th percentile', zh: 'P2～P98' } },
        full: { label: { en: 'Lowest to highest', zh: '最小值～最大值' } },
        own: { label: { en: 'My own', zh: '自定义' } },
      },
      initial: 'central',
    }),
    low: limit('low'),
    high: limit('high'),
    clusterRows: toggle({
      label: { en: 'Cluster the rows', zh: '行聚类' },
      help: { en: 'Similar rows come to stand together, with a dendrogram.', zh: '相似的行排在一起，并绘制树状图。' },
      initial: true,
    }),
    clusterColumns: toggle({
      label: { en: 'Cluster the columns', zh: '列聚类' },
      help: { en: 'Similar variables come to stand together.', zh: '相似的变量排在一起，并绘制树状图。' },
      initial: true,
    }),
    distance: itemDistance({ when: isClustered }),
    linkage: linkage({ when: isClustered }, 'complete'),
    rowClusters: cut('rows'),
    columnClusters: cut('columns'),
    diverging: divergingColours({ when: ({ scale }) => scale !== 'none' }),
    sequential: sequentialColours('sea', { when: ({ scale }) => scale === 'none' }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variables', 'label', 'annotations'] },
    { title: { en: 'Colours', zh: '颜色' }, options: ['scale', 'limits', 'low', 'high', 'diverging', 'sequential'] },
    {
      title: { en: 'Clustering', zh: '聚类' },
      options: ['clusterRows', 'clusterColumns', 'distance', 'linkage', 'rowClusters', 'columnClusters'],
    },
  ],
  messages: {
    'no-values': { en: 'No row has a usable value.', zh: '没有可用数值的行。' },
    'too-many-rows': {
      en: '{n} rows are too many to cluster; the limit is {max}. Turn off the clustering of rows, or choose fewer rows.',
      zh: '{n} 行过多，行聚类上限为 {max} 行；请关闭行聚类或减少行数。',
    },
    'too-many-cells': {
      en: 'The map would have {n} cells; the limit is {max}. Choose fewer rows or variables.',
      zh: '热图将有 {n} 个单元格，上限为 {max}；请减少行数或变量数。',
    },
    'limits-reversed': {
      en: 'The lowest colour must be at a smaller value than the highest.',
      zh: '最低色对应值须小于最高色对应值。',
    },
    'rows-left-out': {
      en: '{n} {n|row|rows} without any value left out.',
      zh: '{n} 行无任何数值，未纳入。',
    },
    'without-variation': {
      en: '{variables} {v|does|do} not vary, so that there are no z scores: the cells are grey.',
      zh: '{variables} 无变异，无法计算 z 值，相应单元格为灰色。',
    },
    'rows-without-variation': {
      en: '{n} {n|row has|rows have} no z scores for want of variation: the cells are grey.',
      zh: '{n} 行无变异，无法计算 z 值，相应单元格为灰色。',
    },
    ...infiniteLeftOutMessage,
  },
  references: [],
  upgrades: {},
})
