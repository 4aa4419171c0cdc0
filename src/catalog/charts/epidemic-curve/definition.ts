import { defineChart } from '../../kit/chart.ts'
import { axisMessages } from '../../kit/options/axis-options.ts'
import { type AnswersSoFar, choice, number, optionalNumber, text, toggle, variable } from '../../kit/options/options.ts'
import { optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

const { 'too-many-periods': tooManyPeriods } = axisMessages

export const definition = defineChart({
  id: 'epidemic-curve',
  version: 1,
  weights: ['frequency'],
  title: { en: 'Epidemic curve', zh: '流行曲线' },
  options: {
    date: variable({
      label: { en: 'Date of onset', zh: '发病日期' },
      help: {
        en: 'One row for each case, or with numbers of cases as weight.',
        zh: '每行一例；汇总数据可以例数作为权重。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['date', 'datetime'],
    }),
    stack: optionalCategoricalVariable({
      label: { en: 'Parts of the bars', zh: '分段变量' },
      help: { en: 'Such as confirmed and probable cases; at most 8 values.', zh: '如确诊与疑似病例，最多 8 个取值。' },
    }),
    bin: choice({
      label: { en: 'Bars by', zh: '时间单位' },
      help: { en: 'Periods without cases keep their place.', zh: '无病例的时段保留位置。' },
      of: {
        day: { label: { en: 'Day', zh: '日' } },
        week: { label: { en: 'Week from Monday (ISO)', zh: '周（周一起，ISO）' } },
        sunday: { label: { en: 'Week from Sunday (MMWR)', zh: '周（周日起，MMWR）' } },
        month: { label: { en: 'Month', zh: '月' } },
      },
      initial: 'day',
    }),
    squares: toggle({
      label: { en: 'A square for each case', zh: '每例一格' },
      help: { en: 'Up to 300 cases; otherwise bars.', zh: '最多 300 例，超过时改为条形。' },
      initial: false,
    }),
    cumulative: toggle({
      label: { en: 'Cumulative number', zh: '累计病例数' },
      help: {
        en: 'As a line in a panel of its own, since it has another scale.',
        zh: '量级不同，另置一栏以折线表示。',
      },
      initial: false,
    }),
    average: choice({
      label: { en: 'Moving average', zh: '移动平均' },
      help: {
        en: 'Of all cases, over neighbouring bars (R: filter).',
        zh: '全部病例，对相邻条形求均值（R：filter）。',
      },
      of: {
        none: { label: { en: 'None', zh: '不显示' } },
        last: { label: { en: 'Of the last bars', zh: '当前及之前各条' } },
        around: { label: { en: 'Around each bar', zh: '以各条为中心' } },
      },
      initial: 'none',
    }),
    span: number({
      label: { en: 'Bars averaged', zh: '平均的条数' },
      help: { en: '7 for days.', zh: '按日时宜取 7。' },
      min: 2,
      max: 60,
      step: 1,
      integer: true,
      initial: 7,
      when: ({ average }) => average !== 'none',
    }),
    shortest: optionalNumber({
      label: { en: 'Shortest incubation, days', zh: '最短潜伏期（天）' },
      help: {
        en: 'With the longest one, the time of a common exposure that explains all cases: from the last case minus the longest to the first minus the shortest.',
        zh: '与最长潜伏期合用，推算可解释全部病例的共同暴露时段：末例减最长潜伏期至首例减最短潜伏期。',
      },
      min: 0,
      max: 3650,
      step: 1,
    }),
    longest: optionalNumber({
      label: { en: 'Longest incubation, days', zh: '最长潜伏期（天）' },
      help: { en: 'At least the shortest one.', zh: '不短于最短潜伏期。' },
      min: 0,
      max: 3650,
      step: 1,
      when: hasShortest,
    }),
    windows: text({
      label: { en: 'Periods and events', zh: '时段与事件' },
      help: {
        en: 'Up to four, with a semicolon between: 2024-05-01 to 2024-05-03 Banquet; 2024-05-09 Kitchen closed.',
        zh: '最多四个，以分号分隔，如：2024-05-01 至 2024-05-03 聚餐；2024-05-09 食堂关闭。',
      },
      maxLength: 300,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['date', 'stack', 'bin'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['squares', 'cumulative', 'average', 'span'] },
    { title: { en: 'Periods', zh: '时段' }, options: ['shortest', 'longest', 'windows'] },
  ],
  messages: {
    'no-values': {
      en: 'No row has usable values of all of {variables}. Choose other variables.',
      zh: '没有 {variables} 均可用的行，请更换变量。',
    },
    'too-many-periods': tooManyPeriods,
    'window-unreadable': {
      en: '“{text}” is not a period or a day with a name. Write 2024-05-01 to 2024-05-03 Banquet, with semicolons between up to four.',
      zh: '无法识别“{text}”。请写成“2024-05-01 至 2024-05-03 聚餐”，多个以分号分隔，最多四个。',
    },
    'incubation-order': {
      en: 'The longest incubation is shorter than the shortest. Correct one of them.',
      zh: '最长潜伏期短于最短潜伏期，请更正。',
    },
    'no-common-exposure': {
      en: 'No single time of exposure explains all cases with an incubation of {shortest} to {longest} days: the cases are too far apart.',
      zh: '潜伏期为 {shortest}~{longest} 天时，病例间隔过长，不存在可解释全部病例的共同暴露时段。',
    },
    'too-many-squares': {
      en: '{n} cases are more than the {max} that have a square each; the bars are drawn instead.',
      zh: '{n} 例超过每例一格的上限 {max} 例，已改为条形。',
    },
  },
  references: [],
  upgrades: {},
})

function hasShortest({ shortest }: AnswersSoFar): boolean {
  return typeof shortest === 'number'
}
