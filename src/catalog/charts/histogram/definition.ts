import { defineChart } from '../../kit/chart.ts'
import { choice, number, optionalNumber, toggle } from '../../kit/options/options.ts'
import { groupVariable, measuredVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'histogram',
  version: 2,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Histogram', zh: '直方图' },
  options: {
    variable: measuredVariable({ en: 'Its values are counted in bins of equal width.', zh: '按等宽区间统计频数。' }),
    group: groupVariable({ en: 'All groups have the same bins.', zh: '各组使用相同的区间。' }),
    arrangement: choice({
      label: { en: 'Groups are drawn', zh: '各组的排列' },
      help: {
        en: 'Three groups or more over one another are hard to read; one panel for each compares their shapes.',
        zh: '三组以上相互重叠时难以辨读，分面便于比较形状。',
      },
      of: {
        auto: { label: { en: 'Over one another; from three on a panel each', zh: '两组重叠，三组起分面' } },
        overlay: { label: { en: 'Over one another', zh: '重叠' } },
        facet: { label: { en: 'One panel for each', zh: '分面' } },
        side: { label: { en: 'Side by side', zh: '并列' } },
        stack: { label: { en: 'Stacked', zh: '堆积' } },
        mirror: { label: { en: 'Mirrored, two groups', zh: '镜像（两组）' } },
      },
      initial: 'auto',
      when: ({ group }) => group !== null,
    }),
    axis: choice({
      label: { en: 'Axis of the values', zh: '横轴刻度' },
      help: {
        en: 'A log axis shows skewed positive values; its bins are equal in log10.',
        zh: '对数轴适合偏态的正值，区间按 log10 等宽划分。',
      },
      of: {
        linear: { label: { en: 'Linear', zh: '线性' } },
        log: { label: { en: 'Logarithmic', zh: '对数' } },
      },
      initial: 'linear',
    }),
    binning: choice({
      label: { en: 'Bins', zh: '区间划分' },
      help: {
        en: 'Round bins can be read off the axis. Look at more than one rule: the shape depends on it.',
        zh: '整齐的区间可直接从坐标轴读出。形状会随区间变化，建议多看几种规则。',
      },
      of: {
        nice: {
          label: { en: 'Round edges', zh: '整齐区间' },
          help: {
            en: 'The width of Freedman and Diaconis, rounded to 1, 2, 2.5 or 5 times a power of ten.',
            zh: 'Freedman–Diaconis 宽度，取整为 1、2、2.5 或 5 乘以 10 的幂。',
          },
        },
        'freedman-diaconis': { label: { en: 'Freedman–Diaconis', zh: 'Freedman–Diaconis' } },
        scott: { label: { en: 'Scott', zh: 'Scott' } },
        sturges: { label: { en: 'Sturges', zh: 'Sturges' } },
        own: { label: { en: 'My own number', zh: '自定义区间数' } },
        width: { label: { en: 'My own width', zh: '自定义宽度' } },
      },
      initial: 'nice',
    }),
    count: number({
      label: { en: 'Number of bins', zh: '区间数' },
      help: { en: 'Of equal width, from the smallest value to the largest.', zh: '从最小值到最大值等宽划分。' },
      min: 1,
      max: 200,
      step: 1,
      integer: true,
      initial: 10,
      when: ({ binning }) => binning === 'own',
    }),
    width: optionalNumber({
      label: { en: 'Width of the bins', zh: '区间宽度' },
      help: {
        en: 'Edges are at its multiples. On a log axis in powers of ten: 0.5 makes two bins for each factor of 10.',
        zh: '区间端点取其整数倍。对数轴时以 log10 计：0.5 表示每 10 倍两个区间。',
      },
      min: 1e-6,
      max: 1e9,
      step: 1,
      when: ({ binning }) => binning === 'width',
    }),
    closed: choice({
      label: { en: 'A value at an edge', zh: '端点上的值' },
      help: {
        en: 'R and SPSS differ here. The outermost bins include both of their edges.',
        zh: 'R 与 SPSS 的约定不同。最外侧区间包含两个端点。',
      },
      of: {
        right: { label: { en: 'Counts below: (a, b], as in R', zh: '归入左侧：(a, b]，同 R' } },
        left: { label: { en: 'Counts above: [a, b)', zh: '归入右侧：[a, b)' } },
      },
      initial: 'right',
    }),
    scale: choice({
      label: { en: 'Height of the bars', zh: '纵轴' },
      help: {
        en: 'Shares and densities compare groups of different size.',
        zh: '比较样本量不同的组时宜用百分比或密度。',
      },
      of: {
        count: { label: { en: 'Count', zh: '频数' } },
        percent: { label: { en: 'Share, %', zh: '百分比' } },
        density: { label: { en: 'Density', zh: '密度' } },
      },
      initial: 'count',
    }),
    curve: toggle({
      label: { en: 'Kernel density', zh: '核密度曲线' },
      help: {
        en: 'Gaussian kernel, bandwidth by the rule of Silverman (R: bw.nrd0). Reflected at 0 if no value is negative.',
        zh: '高斯核，带宽按 Silverman 规则（R：bw.nrd0）。无负值时在 0 处反射。',
      },
      initial: true,
    }),
    normal: toggle({
      label: { en: 'Normal curve', zh: '正态曲线' },
      help: { en: 'With the mean and the standard deviation of the values.', zh: '以样本均数与标准差绘制。' },
      initial: false,
    }),
    centre: choice({
      label: { en: 'Line at the centre', zh: '中心位置线' },
      help: { en: 'Upright, for each group.', zh: '各组一条竖线。' },
      of: {
        none: { label: { en: 'None', zh: '不显示' } },
        mean: { label: { en: 'Mean', zh: '均数' } },
        median: { label: { en: 'Median', zh: '中位数' } },
      },
      initial: 'none',
    }),
    rug: toggle({
      label: { en: 'Marks of the values', zh: '数值短线' },
      help: { en: 'A short stroke at each value, along the axis (a rug).', zh: '沿横轴在每个取值处绘制短线（rug）。' },
      initial: false,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variable', 'group', 'arrangement'] },
    {
      title: { en: 'Bars and curves', zh: '图形' },
      options: ['axis', 'binning', 'count', 'width', 'scale', 'curve', 'normal', 'centre', 'rug'],
    },
    { title: { en: 'Details', zh: '详细设置' }, options: ['closed'], folded: true },
  ],
  messages: {
    'too-few-values': {
      en: '{variable} has {n} usable {n|value|values}; a distribution needs at least two.',
      zh: '{variable} 仅有 {n} 个可用值，绘制分布至少需要两个。',
    },
    'no-variation': {
      en: 'All values of {variable} are equal: there is one bar and no curve.',
      zh: '{variable} 的取值全部相同：只有一个条，不绘制曲线。',
    },
    'not-positive': {
      en: '{variable} has {n} {n|value|values} of 0 or below, which a log axis cannot show. Choose the linear axis, or filter the rows.',
      zh: '{variable} 有 {n} 个值不大于 0，无法在对数轴上显示。请改用线性轴，或先筛选行。',
    },
    'too-many-bins': {
      en: 'This width makes {n} bins; at most {max} can be drawn. Enter a larger width.',
      zh: '该宽度将产生 {n} 个区间，最多可绘制 {max} 个，请增大宽度。',
    },
    'too-wide-bins': {
      en: 'On a log axis a bin of this width ends beyond the largest number. Enter the width in powers of ten, such as 0.5.',
      zh: '对数轴上该宽度的区间超出数值范围。宽度以 log10 计，例如 0.5。',
    },
    'mirror-needs-two': {
      en: 'A mirrored histogram needs exactly two groups; {group} has {n} with values, so each has a panel.',
      zh: '镜像直方图需要恰好两组；{group} 有 {n} 组有值，故改为分面。',
    },
    'only-values': {
      en: '{groups}: fewer than three values; each is drawn as a mark, without bars or a curve.',
      zh: '{groups}：不足三个值，仅以短线标出各值，不绘制条与曲线。',
    },
    'constant-groups': {
      en: '{groups}: all values are equal, so there is no curve.',
      zh: '{groups}：取值全部相同，不绘制曲线。',
    },
    'rug-too-dense': {
      en: 'With more than {max} different values the marks along the axis would be a solid band; they are left out.',
      zh: '不同取值超过 {max} 个，短线会连成一片，故未绘制。',
    },
  },
  references: ['silverman-1986', 'scott-1979', 'freedman-diaconis-1981'],
  upgrades: {
    1: {
      leaf: (leaf, value) => (leaf === 'bins' ? { binning: value } : undefined),
      unsaid: { binning: 'freedman-diaconis', arrangement: 'overlay' },
    },
  },
})
