import { choice, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys } from '../../kit/steps/group-options.ts'
import { namePattern, patternMessages } from '../../kit/steps/name-pattern.ts'

export const definition = defineStep({
  id: 'standardise',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: { en: 'Each becomes a new variable of its own.', zh: '每个变量生成一个新变量。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
    }),
    method: choice({
      label: { en: 'Method', zh: '方法' },
      help: {
        en: 'Computed from the values that are not missing, of each group.',
        zh: '由每组的非缺失值计算。',
      },
      of: {
        z: {
          label: { en: 'z score', zh: 'z 分数（标准化）' },
          help: { en: '(x − mean) / standard deviation (n − 1).', zh: '（x − 均数）/ 标准差（n − 1）。' },
        },
        'min-max': {
          label: { en: 'From 0 to 1', zh: '归一化（正向化）' },
          help: { en: '(x − min) / (max − min).', zh: '（x − 最小值）/（最大值 − 最小值）。' },
        },
        'inverse-min-max': {
          label: { en: 'From 1 to 0', zh: '逆向化' },
          help: {
            en: '(max − x) / (max − min): the largest becomes 0.',
            zh: '（最大值 − x）/（最大值 − 最小值），最大值变为 0。',
          },
        },
        robust: {
          label: { en: 'Robust z score', zh: '稳健 z 分数' },
          help: {
            en: '(x − median) / (1.4826 × median absolute deviation).',
            zh: '（x − 中位数）/（1.4826 × 绝对中位差）。',
          },
        },
        centre: { label: { en: 'Centre', zh: '中心化' }, help: { en: 'x − mean.', zh: 'x − 均数。' } },
        'by-mean': { label: { en: 'Divide by the mean', zh: '均值化' }, help: { en: 'x / mean.', zh: 'x / 均数。' } },
        'by-first': {
          label: { en: 'Divide by the first value', zh: '初值化' },
          help: { en: 'x / the first value in the order of the rows.', zh: 'x / 按行序的首个有效值。' },
        },
        'by-max': {
          label: { en: 'Divide by the maximum', zh: '最大值化' },
          help: { en: 'x / max.', zh: 'x / 最大值。' },
        },
        'unit-length': {
          label: { en: 'Unit length', zh: '平方和归一化' },
          help: { en: 'x / √(sum of x²).', zh: 'x / √（x² 之和）。' },
        },
      },
      initial: 'z',
    }),
    by: groupedBy({
      en: 'Each group is standardised by itself. None: all rows are one group.',
      zh: '每组分别标准化；不选则所有行为一组。',
    }),
    missingKeys: missingKeys({ en: 'Have missing results', zh: '结果为缺失' }),
    pattern: namePattern('{name}_z'),
  },
  sections: [
    { title: { en: 'Scale', zh: '标准化' }, options: ['variables', 'method'] },
    { title: { en: 'Groups', zh: '分组' }, options: ['by', 'missingKeys'] },
    { title: { en: 'Result', zh: '结果' }, options: ['pattern'] },
  ],
  messages: {
    ...groupMessages,
    ...patternMessages,
    standardised: {
      en: '{count} {count|variable was|variables were} made.',
      zh: '生成了 {count} 个变量。',
    },
    'no-spread': {
      en: '{variable}: in {groups} {groups|group|groups} the values have no spread or the divisor is 0, so {count} {count|result is|results are} missing.',
      zh: '{variable}：有 {groups} 组取值无变异或除数为 0，{count} 个结果为缺失。',
    },
  },
  references: [],
  upgrades: {},
})
