import { defineChart } from '../../kit/chart.ts'
import { crossedValuesMessages } from '../../kit/comparison/crossed-values.ts'
import { densityEnds } from '../../kit/options/density-ends.ts'
import { choice, number, toggle } from '../../kit/options/options.ts'
import { groupVariable, measuredVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'density-curve',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Density curve', zh: '密度曲线' },
  options: {
    variable: measuredVariable({ en: 'The measurement whose distribution is shown.', zh: '要展示其分布的定量变量。' }),
    group: groupVariable({ en: 'One curve for each value.', zh: '每个取值一条曲线。' }),
    adjust: number({
      label: { en: 'Smoothness', zh: '平滑程度' },
      help: {
        en: 'Factor of the bandwidth by Silverman’s rule (R: density(adjust = )). Below 1 shows more detail.',
        zh: '对 Silverman 带宽的倍数（R：density(adjust = )）；小于 1 时显示更多细节。',
      },
      min: 0.2,
      max: 5,
      step: 0.1,
      initial: 1,
    }),
    support: densityEnds(),
    scale: choice({
      label: { en: 'Height', zh: '高度' },
      help: {
        en: 'With areas of one size groups of different size compare by shape; with areas of n also by size.',
        zh: '面积相等时比较各组形状；面积为 n 时同时反映例数。',
      },
      of: {
        density: { label: { en: 'Areas of 1', zh: '面积为 1' } },
        count: { label: { en: 'Areas of n', zh: '面积为 n' } },
        equal: { label: { en: 'Greatest height 1', zh: '最大高度为 1' } },
      },
      initial: 'density',
    }),
    fill: toggle({
      label: { en: 'Filled', zh: '填充' },
      help: { en: 'A translucent colour under each curve.', zh: '曲线下方以半透明颜色填充。' },
      initial: true,
    }),
    centre: choice({
      label: { en: 'Centre', zh: '中心线' },
      help: { en: 'A dotted line for each group.', zh: '各组以点线标示。' },
      of: {
        none: { label: { en: 'None', zh: '不显示' } },
        mean: { label: { en: 'Mean', zh: '均数' } },
        median: { label: { en: 'Median', zh: '中位数' } },
      },
      initial: 'none',
    }),
    rug: toggle({
      label: { en: 'Marks of the values', zh: '数值短线' },
      help: {
        en: 'A short stroke at each value, along the axis (a rug); groups without a curve have them in any case.',
        zh: '沿横轴在每个取值处绘制短线（rug）；未绘曲线的组始终显示。',
      },
      initial: false,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variable', 'group'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['adjust', 'support', 'scale', 'fill', 'centre', 'rug'] },
  ],
  messages: {
    ...crossedValuesMessages,
    'nothing-to-draw': {
      en: '{variable}: no group has at least {least} values that vary. Show a strip plot instead.',
      zh: '{variable}：没有任何组有至少 {least} 个且存在差异的值，请改用散点分布图。',
    },
    'groups-without-curve': {
      en: 'Without a curve, with fewer than {least} values or without variation: {groups}.',
      zh: '因不足 {least} 例或无变异而未绘曲线：{groups}。',
    },
    'rug-too-dense': {
      en: 'With more than {max} different values the marks along the axis would be a solid band; they are left out.',
      zh: '不同取值超过 {max} 个，短线会连成一片，故未绘制。',
    },
  },
  references: ['silverman-1986'],
  upgrades: {},
})
