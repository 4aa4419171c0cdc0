import { defineChart } from '../../kit/chart.ts'
import {
  type AnswersSoFar,
  choice,
  choices,
  number,
  optionalNumber,
  optionalVariable,
  toggle,
} from '../../kit/options/options.ts'
import { numericVariable, optionalNumericVariable } from '../../kit/options/variable-options.ts'

/** Points of one figure. */
export const maxPoints = 1000

export const definition = defineChart({
  id: 'control-chart',
  version: 1,
  title: { en: 'Control chart', zh: '控制图' },
  options: {
    kind: choice({
      label: { en: 'Chart', zh: '控制图类型' },
      help: { en: 'By the kind of value and of sample.', zh: '按数据类型与抽样方式选择。' },
      of: {
        individuals: {
          label: { en: 'I-MR: single values', zh: 'I-MR：单值与移动极差' },
          help: { en: 'Values and the ranges of neighbours.', zh: '单值及相邻两值的极差。' },
        },
        'xbar-r': {
          label: { en: 'X̄-R: means and ranges', zh: 'X̄-R：均值与极差' },
          help: { en: 'For samples of up to about 10.', zh: '适用于每组不超过约 10 个值。' },
        },
        'xbar-s': { label: { en: 'X̄-S: means and SDs', zh: 'X̄-S：均值与标准差' } },
        p: { label: { en: 'p: proportions', zh: 'p：不合格率（比例）' } },
        np: { label: { en: 'np: number of cases', zh: 'np：不合格数' } },
        c: {
          label: { en: 'c: counts', zh: 'c：缺陷数（计数）' },
          help: { en: 'Of events in equal units, such as months.', zh: '等量单位（如每月）内的事件数。' },
        },
        u: {
          label: { en: 'u: counts per unit', zh: 'u：单位缺陷数（率）' },
          help: { en: 'Such as infections per patient-day.', zh: '如每住院日的感染数。' },
        },
        ewma: {
          label: { en: 'EWMA: moving average', zh: 'EWMA：指数加权移动平均' },
          help: { en: 'Finds small lasting shifts of single values.', zh: '用于发现单值的持续小偏移。' },
        },
        run: {
          label: { en: 'Run chart: median', zh: '链图：中位数' },
          help: { en: 'Any values, without limits.', zh: '不限数据类型，无控制限。' },
        },
      },
      initial: 'individuals',
    }),
    y: numericVariable({
      label: { en: 'Value or count', zh: '测量值或计数' },
      help: {
        en: 'A measurement, or the number of cases or events.',
        zh: '测量值，或不合格数、事件数。',
      },
    }),
    size: optionalNumericVariable({
      label: { en: 'Out of', zh: '样本量或暴露量' },
      help: {
        en: 'How many were examined, or the patient-days at risk: limits are wider where there are few.',
        zh: '检查数或住院日数等；数量越少，控制限越宽。',
      },
      when: hasSize,
    }),
    per: choice({
      label: { en: 'Rate per', zh: '率的基数' },
      help: { en: 'Such as falls per 1000 patient-days.', zh: '如每 1000 住院日的跌倒数。' },
      of: {
        one: { label: { en: '1', zh: '1' } },
        hundred: { label: { en: '100', zh: '100' } },
        thousand: { label: { en: '1000', zh: '1000' } },
      },
      initial: 'one',
      when: ({ kind }) => kind === 'u',
    }),
    subgroup: optionalVariable({
      label: { en: 'Sample', zh: '子组' },
      help: {
        en: 'Rows with the same value are one sample. Samples keep the order in which they first appear.',
        zh: '取值相同的行为一个子组，按首次出现的顺序排列。',
      },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
      types: ['number', 'text', 'date', 'datetime'],
      when: hasSamples,
    }),
    x: optionalVariable({
      label: { en: 'Order or date', zh: '顺序或日期' },
      help: { en: 'If not chosen, the order of the rows counts.', zh: '不选则按行的顺序。' },
      accepts: ['continuous', 'ordinal'],
      types: ['number', 'date', 'datetime'],
      when: (answers) => !hasSamples(answers),
    }),
    baseline: optionalNumber({
      label: { en: 'Limits from the first', zh: '以前若干点计算控制限' },
      help: {
        en: 'Points or samples of a stable period; limits stay frozen for all later ones. All if left empty.',
        zh: '稳定期的点数或子组数，其后各点沿用该控制限；留空则用全部点。',
      },
      min: 2,
      max: maxPoints,
      step: 1,
      integer: true,
    }),
    multiple: number({
      label: { en: 'Limits, in SDs', zh: '控制限（标准差倍数）' },
      help: { en: 'Distance of the limits from the centre line.', zh: '控制限距中心线的标准差倍数。' },
      initial: 3,
      min: 1,
      max: 5,
      step: 0.5,
      when: ({ kind }) => kind !== 'run',
    }),
    lambda: number({
      label: { en: 'Weight λ of the new value', zh: '权重 λ' },
      help: { en: 'The smaller, the smaller the shifts that are found.', zh: 'λ 越小，越易发现小偏移。' },
      initial: 0.2,
      min: 0.05,
      max: 1,
      step: 0.05,
      when: ({ kind }) => kind === 'ewma',
    }),
    rules: choices({
      label: { en: 'Nelson’s rules', zh: 'Nelson 判异准则' },
      help: {
        en: 'Each further rule gives more false alarms. On ranges, SDs and moving averages only rule 1 is used.',
        zh: '所选准则越多，误报越多。极差、标准差与移动平均仅用准则 1。',
      },
      of: {
        rule1: { label: { en: '1: beyond a limit', zh: '1：超出控制限' } },
        rule2: { label: { en: '2: nine on one side', zh: '2：连续 9 点在中心线同侧' } },
        rule3: { label: { en: '3: six rising or falling', zh: '3：连续 6 点递增或递减' } },
        rule4: { label: { en: '4: fourteen up and down', zh: '4：连续 14 点上下交替' } },
        rule5: { label: { en: '5: two of three beyond 2 SD', zh: '5：3 点中 2 点同侧超出 2 SD' } },
        rule6: { label: { en: '6: four of five beyond 1 SD', zh: '6：5 点中 4 点同侧超出 1 SD' } },
        rule7: { label: { en: '7: fifteen within 1 SD', zh: '7：连续 15 点在 1 SD 以内' } },
        rule8: { label: { en: '8: eight beyond 1 SD', zh: '8：连续 8 点均超出 1 SD' } },
      },
      initial: ['rule1', 'rule2', 'rule3', 'rule4'],
      when: ({ kind }) => kind !== 'run' && kind !== 'ewma',
    }),
    zones: toggle({
      label: { en: 'Lines at 1 and 2 SD', zh: '1、2 SD 分区线' },
      help: { en: 'The zones that rules 5 to 8 refer to.', zh: '准则 5~8 所依据的分区。' },
      initial: false,
      when: ({ kind }) => kind !== 'run',
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['kind', 'y', 'size', 'per', 'subgroup', 'x'] },
    { title: { en: 'Limits', zh: '控制限' }, options: ['baseline', 'multiple', 'lambda', 'zones'] },
    { title: { en: 'Signals', zh: '异常信号' }, options: ['rules'] },
  ],
  messages: {
    'too-few-points': {
      en: 'A control chart needs at least two points in order, and {n} {n|is|are} usable. Choose other variables.',
      zh: '控制图至少需要两个点，可用的只有 {n} 个，请更换变量。',
    },
    'too-many-points': {
      en: 'There are more than {max} points, too many for one figure. Filter the rows, or draw means of samples (X̄-S), for example by week.',
      zh: '点数超过 {max}，一幅图无法容纳。请筛选行，或按周等分子组绘制均值图（X̄-S）。',
    },
    'no-spread': {
      en: 'No sample of the baseline has two values, so that the variation within samples is unknown. Draw single values (I-MR), or choose another column of samples.',
      zh: '用于计算控制限的子组均不足两个值，组内变异未知。请改用单值图（I-MR），或更换子组变量。',
    },
    'large-samples': {
      en: 'A sample has {n} values; ranges are for small samples, of {max} values at most. Choose X̄-S.',
      zh: '有的子组含 {n} 个值；极差图仅用于每组不超过 {max} 个值的小样本，请改用 X̄-S。',
    },
    'no-variation': {
      en: 'The points from which limits are computed do not vary, so there are no limits. Use more points, or draw a run chart.',
      zh: '用于计算控制限的点没有变异，无法得出控制限。请增加点数，或改用链图。',
    },
    'not-counts': {
      en: 'This chart needs counts, but {y} has values that are negative or not whole. Choose the column of counts, or draw single values (I-MR).',
      zh: '此图需要计数，但 {y} 含负值或非整数。请选择计数列，或改用单值图（I-MR）。',
    },
    'bad-size': {
      en: '{size} must be above 0 in every point. Correct the values, or filter these rows.',
      zh: '{size} 在各点均须大于 0，请更正或筛除这些行。',
    },
    'more-than-all': {
      en: 'In {n} {n|point|points} {y} is larger than {size}; a proportion cannot exceed 1. For events that may repeat, choose the u chart.',
      zh: '有 {n} 个点的 {y} 大于 {size}，比例不可超过 1。若事件可重复发生，请改用 u 图。',
    },
    'short-baseline': {
      en: 'Limits come from {n} points; from fewer than 20 they are provisional.',
      zh: '控制限仅由 {n} 个点得出；少于 20 个点时应视为暂定。',
    },
    'small-samples-better': {
      en: 'Samples have up to {n} values. For more than 10 the SD uses the values better than the range: choose X̄-S.',
      zh: '子组最多含 {n} 个值；超过 10 个时标准差比极差更有效，宜选 X̄-S。',
    },
    'same-place': {
      en: 'Several points share a value of {x}: the axis numbers the points, in the order of {x} and of the rows.',
      zh: '有的点 {x} 相同，横轴改为点的序号（按 {x} 及行的顺序）。',
    },
  },
  references: ['montgomery-2020', 'nelson-1984', 'burr-1969', 'tippett-1925', 'roberts-1959', 'anhoj-olesen-2014'],
  upgrades: {},
})

function hasSize({ kind }: AnswersSoFar): boolean {
  return kind === 'p' || kind === 'np' || kind === 'u'
}

function hasSamples({ kind }: AnswersSoFar): boolean {
  return kind === 'xbar-r' || kind === 'xbar-s'
}
