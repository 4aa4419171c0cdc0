import { defineChart } from '../../kit/chart.ts'
import { choices, optionalNumber, optionalVariable } from '../../kit/options/options.ts'
import {
  numericVariable,
  optionalCategoricalVariable,
  optionalNumericVariable,
} from '../../kit/options/variable-options.ts'

/** Measurements of one figure. */
export const maxPoints = 1000

export const definition = defineChart({
  id: 'levey-jennings',
  version: 1,
  title: { en: 'Levey-Jennings chart', zh: 'Levey-Jennings 质控图' },
  options: {
    y: numericVariable({
      label: { en: 'Control value', zh: '质控测定值' },
      help: { en: 'A row for each measurement of a control material.', zh: '每次质控测定一行。' },
    }),
    x: optionalVariable({
      label: { en: 'Date or run', zh: '日期或批次' },
      help: {
        en: 'Measurements of the same date are one run. If not chosen, the rows of each material are counted.',
        zh: '同一日期的测定为一批；不选则按各质控品的行序编号。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number', 'date', 'datetime'],
    }),
    level: optionalCategoricalVariable({
      label: { en: 'Control material', zh: '质控品水平' },
      help: { en: 'Up to three; several are drawn as z scores.', zh: '最多三个；多个水平以 z 分数绘制。' },
    }),
    target: optionalNumericVariable({
      label: { en: 'Assigned mean', zh: '靶值' },
      help: {
        en: 'A column with the target of each row, which may change with the lot. Otherwise the mean of the measurements counts.',
        zh: '各行靶值所在列，可随批号变化；不选则用测定值的均值。',
      },
    }),
    targetSd: optionalNumericVariable({
      label: { en: 'Assigned SD', zh: '靶标准差' },
      help: { en: 'A column with the SD that belongs to the assigned mean.', zh: '与靶值对应的标准差所在列。' },
      when: ({ target }) => typeof target === 'string' && target !== '',
    }),
    baseline: optionalNumber({
      label: { en: 'Mean and SD from the first', zh: '以前若干次定均值与标准差' },
      help: {
        en: 'Measurements of each material; 20 or more are usual. All if left empty.',
        zh: '每个质控品的前若干次测定，通常不少于 20 次；留空则用全部。',
      },
      min: 2,
      max: maxPoints,
      step: 1,
      integer: true,
      when: ({ target }) => typeof target !== 'string' || target === '',
    }),
    rules: choices({
      label: { en: 'Westgard’s rules', zh: 'Westgard 规则' },
      help: {
        en: '1-2s is a warning, the others reject. They are judged within a material and across materials.',
        zh: '1-2s 为警告，其余为失控；同时在水平内与水平间判断。',
      },
      of: {
        warn2s: { label: { en: '1-2s: one beyond 2 SD', zh: '1-2s：1 次超出 2 SD' } },
        one3s: { label: { en: '1-3s: one beyond 3 SD', zh: '1-3s：1 次超出 3 SD' } },
        two2s: { label: { en: '2-2s: two beyond 2 SD on one side', zh: '2-2s：连续 2 次同侧超出 2 SD' } },
        range4s: {
          label: { en: 'R-4s: beyond +2 and −2 SD in a run', zh: 'R-4s：同批分别超出 +2 与 −2 SD' },
          help: { en: 'Of a single material: in neighbours.', zh: '只有一个水平时按相邻两次判断。' },
        },
        four1s: { label: { en: '4-1s: four beyond 1 SD on one side', zh: '4-1s：连续 4 次同侧超出 1 SD' } },
        tenx: { label: { en: '10x: ten on one side of the mean', zh: '10x：连续 10 次在均值同侧' } },
      },
      initial: ['warn2s', 'one3s', 'two2s', 'range4s', 'four1s', 'tenx'],
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['y', 'x', 'level'] },
    { title: { en: 'Mean and SD', zh: '均值与标准差' }, options: ['target', 'targetSd', 'baseline'] },
    { title: { en: 'Rules', zh: '判断规则' }, options: ['rules'] },
  ],
  messages: {
    'too-many-groups': {
      en: '{group} has more than {max} values. Choose the column that names the control materials, or filter the rows.',
      zh: '{group} 的取值超过 {max} 个。请选择标明质控品水平的列，或筛选行。',
    },
    'too-few-points': {
      en: 'No row has all the chosen values. Choose other variables.',
      zh: '没有所选各列均可用的行，请更换变量。',
    },
    'too-many-points': {
      en: 'There are more than {max} measurements, too many for one figure. Filter the rows, for example to one year.',
      zh: '测定次数超过 {max}，一幅图无法容纳。请筛选行，例如只保留一年。',
    },
    'bad-sd': {
      en: 'The assigned SD, {sd}, must be above 0 in every row. Correct the values, or use the mean and SD of the measurements.',
      zh: '靶标准差 {sd} 各行均须大于 0。请更正，或改用测定值的均值与标准差。',
    },
    'no-variation': {
      en: 'Mean and SD need at least two different values of each control material. Use more measurements, or assigned values.',
      zh: '每个质控品至少需要两个不同的测定值才能计算均值与标准差。请增加测定次数，或改用靶值。',
    },
    'short-baseline': {
      en: 'Mean and SD come from {n} measurements; from fewer than 20 they are provisional.',
      zh: '均值与标准差仅由 {n} 次测定得出；少于 20 次时应视为暂定。',
    },
  },
  references: ['levey-jennings-1950', 'westgard-1981'],
  upgrades: {},
})
