import { defineChart } from '../../kit/chart.ts'
import {
  type AnswersSoFar,
  choice,
  level,
  optionalVariable,
  toggle,
  variable,
  variables,
} from '../../kit/options/options.ts'
import { categoricalVariable } from '../../kit/options/variable-options.ts'

const numbersOnly = { accepts: ['continuous', 'ordinal', 'nominal'], types: ['number'] } as const
const isRows = ({ source }: AnswersSoFar) => source === 'rows'
const isTable = ({ source }: AnswersSoFar) => source === 'table'

export const definition = defineChart({
  id: 'love-plot',
  version: 1,
  title: { en: 'Love plot', zh: '均衡性图' },
  options: {
    source: choice({
      label: { en: 'Differences', zh: '标准化差值' },
      help: { en: 'Computed from the rows, or read from them.', zh: '由原始数据计算，或直接读取表中数值。' },
      of: {
        rows: {
          label: { en: 'Of two groups of rows', zh: '由原始数据计算' },
          help: {
            en: 'As in Table 1: of means, of proportions, and Yang and Dalton’s distance of several levels.',
            zh: '与基线特征表相同：均数、率及多分类变量的 Yang–Dalton 距离。',
          },
        },
        table: {
          label: { en: 'As in the table', zh: '表中数值' },
          help: { en: 'One line for each row of the table.', zh: '表中每行对应一条。' },
        },
      },
      initial: 'rows',
    }),
    group: categoricalVariable({
      label: { en: 'Groups', zh: '分组变量' },
      help: { en: 'The two groups that should be alike.', zh: '需比较均衡性的两组。' },
      when: isRows,
    }),
    treated: level({
      label: { en: 'Treated group', zh: '处理组' },
      help: {
        en: 'A difference with its sign is this group minus the other.',
        zh: '保留正负号时，差值为该组减另一组。',
      },
      of: 'group',
      initial: 'second-of-two',
      when: isRows,
    }),
    covariates: variables({
      label: { en: 'Covariates', zh: '协变量' },
      help: { en: 'Each with the rows in which it is known.', zh: '各变量使用其取值已知的行。' },
      accepts: ['continuous', 'nominal', 'ordinal'],
      max: 60,
      when: isRows,
    }),
    rowWeight: optionalVariable({
      label: { en: 'Weights after adjustment', zh: '调整后权重' },
      help: {
        en: 'Such as inverse probabilities of treatment; after matching 1 for matched rows and 0 for the others. Means, variances and proportions are weighted.',
        zh: '例如逆概率权重（IPTW）；匹配后，匹配成功者为 1，其余为 0。均数、方差与率均加权计算。',
      },
      ...numbersOnly,
      when: isRows,
    }),
    label: variable({
      label: { en: 'Covariates', zh: '协变量' },
      help: { en: 'The name of each row of the table.', zh: '表中各行的名称。' },
      accepts: ['nominal', 'ordinal', 'id'],
      when: isTable,
    }),
    before: variable({
      label: { en: 'Before', zh: '调整前' },
      help: { en: 'Standardised differences before adjustment.', zh: '调整前的标准化差值。' },
      ...numbersOnly,
      when: isTable,
    }),
    after: optionalVariable({
      label: { en: 'After', zh: '调整后' },
      help: { en: 'After matching or weighting.', zh: '匹配或加权后的标准化差值。' },
      ...numbersOnly,
      when: isTable,
    }),
    second: optionalVariable({
      label: { en: 'After another adjustment', zh: '另一种调整后' },
      help: { en: 'Such as weighting beside matching.', zh: '例如匹配之外的加权。' },
      ...numbersOnly,
      when: isTable,
    }),
    measure: choice({
      label: { en: 'Sign', zh: '正负号' },
      help: {
        en: 'With the sign, a covariate of several levels has a line for each of them.',
        zh: '保留正负号时，多分类变量按取值逐一列出。',
      },
      of: {
        absolute: { label: { en: 'Absolute differences', zh: '绝对值' } },
        signed: { label: { en: 'With the sign', zh: '保留正负号' } },
      },
      initial: 'absolute',
    }),
    expand: toggle({
      label: { en: 'A line for each level', zh: '逐取值列出' },
      help: {
        en: 'Of covariates of more than two levels; otherwise one distance of all levels.',
        zh: '用于两个以上取值的变量；否则以一个综合距离表示。',
      },
      initial: false,
      when: ({ source, measure }) => source === 'rows' && measure === 'absolute',
    }),
    lines: choice({
      label: { en: 'Reference lines', zh: '参考线' },
      help: { en: 'Below 0.1 a difference counts as small.', zh: '小于 0.1 通常视为均衡。' },
      of: {
        one: { label: { en: 'At 0.1', zh: '0.1' } },
        two: { label: { en: 'At 0.1 and 0.2', zh: '0.1 与 0.2' } },
        none: { label: { en: 'None', zh: '无' } },
      },
      initial: 'one',
    }),
    order: choice({
      label: { en: 'Order', zh: '排列' },
      help: { en: 'From the top.', zh: '自上而下。' },
      of: {
        before: { label: { en: 'Largest before adjustment first', zh: '按调整前大小降序' } },
        stored: { label: { en: 'As chosen, or as in the table', zh: '按所选或表中顺序' } },
      },
      initial: 'before',
    }),
    connect: toggle({
      label: { en: 'Connect the points', zh: '连接各点' },
      help: { en: 'A thin line from before to after.', zh: '以细线连接调整前后。' },
      initial: true,
    }),
  },
  sections: [
    {
      title: { en: 'Data', zh: '数据' },
      options: ['source', 'group', 'treated', 'covariates', 'rowWeight', 'label', 'before', 'after', 'second'],
    },
    {
      title: { en: 'Figure', zh: '图形' },
      options: ['measure', 'expand', 'lines', 'order', 'connect'],
    },
  ],
  messages: {
    'not-two-groups': {
      en: '{group} needs exactly two values in the rows; filter the rows first.',
      zh: '{group} 在数据中须恰有两个取值，请先筛选。',
    },
    'no-treated-group': { en: 'Choose which value means the treated group.', zh: '请选择代表处理组的取值。' },
    'too-many-levels': {
      en: '{variable} has more than {max} values: combine them, or declare it continuous.',
      zh: '{variable} 的取值超过 {max} 个，请合并取值或改为连续变量。',
    },
    'too-many-lines': {
      en: 'More than {max} lines cannot be read: choose fewer covariates, or do not list their levels.',
      zh: '超过 {max} 行难以辨认，请减少协变量或不逐取值列出。',
    },
    'no-differences': {
      en: 'No standardised difference can be computed or read from these rows.',
      zh: '这些数据中没有可计算或读取的标准化差值。',
    },
    'not-drawn': {
      en: 'Without a point: {names}. The groups share no variation there, or one of them has fewer than two values.',
      zh: '未绘制：{names}。组内均无变异，或某组取值不足两个。',
    },
    'bad-weights': {
      en: '{n} {n|row|rows} with a missing, negative or infinite weight {n|was|were} left out before and after adjustment.',
      zh: '{n} 行的权重缺失、为负或无穷，调整前后均未纳入。',
    },
  },
  continued: true,
  references: ['austin-2009', 'yang-dalton-2012', 'austin-stuart-2015'],
  upgrades: {},
})
