import { defineChart } from '../../kit/chart.ts'
import { crossedValuesMessages } from '../../kit/comparison/crossed-values.ts'
import { type AnswersSoFar, choice, level, number } from '../../kit/options/options.ts'
import { confidenceLevel, seed } from '../../kit/options/standard-options.ts'
import { categoricalVariable, numericVariable, numericVariables } from '../../kit/options/variable-options.ts'

const inGroups = ({ given }: AnswersSoFar) => given === 'groups'

export const definition = defineChart({
  id: 'estimation-plot',
  version: 1,
  title: { en: 'Estimation plot', zh: '效应估计图' },
  options: {
    given: choice({
      label: { en: 'The groups are', zh: '分组形式' },
      help: {
        en: 'Columns of the same cases are compared case by case.',
        zh: '同一批对象的多列按对象配对比较。',
      },
      of: {
        groups: { label: { en: 'Values of a variable', zh: '分组变量的取值' } },
        columns: { label: { en: 'Columns of the same cases', zh: '同一批对象的多列（配对）' } },
      },
      initial: 'groups',
    }),
    variable: numericVariable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'The measurement that is compared.', zh: '要比较的定量变量。' },
      when: inGroups,
    }),
    group: categoricalVariable({
      label: { en: 'Groups', zh: '分组变量' },
      help: { en: 'Two to eight values.', zh: '2~8 个取值。' },
      when: inGroups,
    }),
    control: level({
      label: { en: 'Control', zh: '对照组' },
      help: { en: 'Every other group is compared with it.', zh: '其余各组均与之比较。' },
      of: 'group',
      initial: 'first',
      when: inGroups,
    }),
    variables: numericVariables({
      label: { en: 'Measurements', zh: '各次测量' },
      help: {
        en: 'Two to eight columns in the same unit; the first is the control.',
        zh: '单位相同的 2~8 列，第一列为对照。',
      },
      min: 2,
      max: 8,
      when: (answers) => !inGroups(answers),
    }),
    effect: choice({
      label: { en: 'Effect', zh: '效应' },
      help: {
        en: 'Of a group against the control; of pairs, of their differences.',
        zh: '各组相对对照组；配对时为差值的效应。',
      },
      of: {
        mean: { label: { en: 'Mean difference', zh: '均数差' } },
        median: { label: { en: 'Median difference', zh: '中位数差' } },
        g: { label: { en: 'Hedges’ g', zh: 'Hedges g' } },
        delta: { label: { en: 'Cliff’s delta', zh: 'Cliff δ' } },
      },
      initial: 'mean',
    }),
    interval: choice({
      label: { en: 'Interval', zh: '置信区间' },
      help: {
        en: 'BCa corrects percentiles for bias and skewness; t is Welch’s or of pairs, for g of the non-central t.',
        zh: 'BCa 对百分位数作偏倚与偏度校正；t 为 Welch 法或配对 t，g 则为非中心 t。',
      },
      of: {
        bca: { label: { en: 'Bootstrap, BCa', zh: 'Bootstrap BCa 法' } },
        percentile: { label: { en: 'Bootstrap, percentile', zh: 'Bootstrap 百分位数法' } },
        t: { label: { en: 't distribution', zh: 't 分布' } },
      },
      initial: 'bca',
    }),
    layout: choice({
      label: { en: 'Place of the effect', zh: '效应的位置' },
      help: {
        en: 'Beside two groups, on an axis that begins at the control; more groups and Cliff’s delta are always below.',
        zh: '两组时可置于右侧，其坐标轴以对照组为 0；多组及 Cliff δ 均置于下方。',
      },
      of: {
        side: { label: { en: 'Beside (Gardner–Altman)', zh: '右侧（Gardner–Altman）' } },
        below: { label: { en: 'Below (Cumming)', zh: '下方（Cumming）' } },
      },
      initial: 'side',
    }),
    replicates: number({
      label: { en: 'Bootstrap samples', zh: 'Bootstrap 抽样次数' },
      help: { en: 'More of them make the limits steadier, and take longer.', zh: '次数越多置信限越稳定，但耗时越长。' },
      min: 500,
      max: 20_000,
      step: 500,
      integer: true,
      initial: 5000,
    }),
    seed: seed(),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['given', 'variable', 'group', 'control', 'variables'] },
    { title: { en: 'Effect', zh: '效应' }, options: ['effect', 'interval', 'confidence', 'replicates', 'seed'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['layout'] },
  ],
  messages: {
    ...crossedValuesMessages,
    'no-complete-cases': {
      en: 'No case has values in all of these columns. Leave out the columns with many missing values.',
      zh: '没有在各列均有取值的对象，请去掉缺失较多的列。',
    },
    'one-group': {
      en: '{group} has usable values in one group only; an effect needs two.',
      zh: '{group} 仅一组有可用的值，估计效应至少需两组。',
    },
    'none-compared': {
      en: 'No group can be compared with the control: {least} values are needed in either. Choose another control.',
      zh: '没有可与对照组比较的组：两组均至少需 {least} 个值。请更换对照组。',
    },
    'groups-not-compared': {
      en: 'Fewer than {least} values, not compared: {groups}.',
      zh: '不足 {least} 个值、未参与比较：{groups}。',
    },
    'no-variation': {
      en: 'The values of {groups} and of the control do not vary, so that g does not exist. Compare means.',
      zh: '{groups} 与对照组的取值均无变异，g 不存在，请改用均数差。',
    },
    'no-pairs-of-delta': {
      en: 'Cliff’s delta compares independent groups. Choose another effect for columns of the same cases.',
      zh: 'Cliff δ 用于独立样本，配对数据请改用其他效应。',
    },
    'no-t-interval': {
      en: 'Medians and Cliff’s delta have no interval of a t distribution. Choose a bootstrap interval.',
      zh: '中位数差与 Cliff δ 没有基于 t 分布的区间，请选择 Bootstrap 区间。',
    },
    'too-many-draws': {
      en: 'The bootstrap would draw {draws} values ({rows} rows, {n} {n|sample|samples}), more than {max}. Ask for fewer samples, or compare the groups with a t test.',
      zh: 'Bootstrap 需抽取 {draws} 个值（{rows} 行 × {n} 次），超过上限 {max}。请减少抽样次数，或改用 t 检验。',
    },
    'few-for-bootstrap': {
      en: 'Fewer than {min} values are too few for the bootstrap; a t interval is drawn for means and g, none for others: {groups}.',
      zh: '不足 {min} 个值时不宜用 Bootstrap，均数差与 g 改用 t 区间，其他效应不绘区间：{groups}。',
    },
    'no-interval': {
      en: 'All bootstrap samples lie on one side of the estimate, so that a BCa interval does not exist: {groups}. Choose percentiles.',
      zh: '所有 Bootstrap 样本均在估计值的同一侧，BCa 区间不存在：{groups}。请改用百分位数法。',
    },
    'limits-at-end': {
      en: 'A limit is the most extreme bootstrap sample: {groups}. Ask for more samples.',
      zh: '置信限为最极端的 Bootstrap 样本：{groups}。请增加抽样次数。',
    },
    'points-on-grid': {
      en: '{n} points: they are counted at 500 heights and drawn as many as have room.',
      zh: '共 {n} 个点：按 500 个高度计数，图中绘出可容纳的点。',
    },
  },
  references: ['gardner-altman-1986', 'efron-1987', 'efron-tibshirani-1993', 'hedges-1981', 'cliff-1993'],
  upgrades: {},
})
