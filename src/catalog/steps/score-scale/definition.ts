import { choice, number, numbers, optionalNumber, text, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { texts } from '../../kit/steps/step-options.ts'

const numeric = { accepts: ['ordinal', 'continuous', 'nominal'], types: ['number'] } as const
const answers = { min: -1e6, max: 1e6, step: 1 } as const
const hasBands = ({ cutPoints }: Readonly<Record<string, unknown>>) => Array.isArray(cutPoints) && cutPoints.length > 0

export const definition = defineStep({
  id: 'score-scale',
  version: 1,
  options: {
    items: variables({
      label: { en: 'Items', zh: '条目' },
      help: {
        en: 'The items of one scale or subscale, answered in numbers. Recode answers in words first.',
        zh: '同一量表或同一维度的条目，答案须为数值；文字答案请先重新编码。',
      },
      ...numeric,
    }),
    reversed: variables({
      label: { en: 'Reversed items', zh: '反向计分条目' },
      help: {
        en: 'Those of the items whose high answers mean a low score: lowest + highest answer − answer.',
        zh: '条目中高分表示程度低者：按“最低分 + 最高分 − 答案”计分。',
      },
      ...numeric,
      min: 0,
    }),
    lowest: optionalNumber({
      label: { en: 'Lowest possible answer', zh: '答案最低分' },
      help: {
        en: 'Of the scale, whether or not anyone gave it. Answers below it become missing. Empty: not checked.',
        zh: '量表规定的最低分，与数据中是否出现无关；低于它的答案按缺失处理。留空则不检查。',
      },
      ...answers,
    }),
    highest: optionalNumber({
      label: { en: 'Highest possible answer', zh: '答案最高分' },
      help: {
        en: 'Of the scale, whether or not anyone gave it. Answers above it become missing. Empty: not checked.',
        zh: '量表规定的最高分，与数据中是否出现无关；高于它的答案按缺失处理。留空则不检查。',
      },
      ...answers,
    }),
    score: choice({
      label: { en: 'Score', zh: '得分' },
      help: { en: 'As the manual of the scale says.', zh: '按量表手册的规定选择。' },
      of: {
        sum: { label: { en: 'Sum of the answers', zh: '总分' } },
        mean: { label: { en: 'Mean of the answers', zh: '均分' } },
        prorated: {
          label: { en: 'Mean × number of items', zh: '均分 × 条目数（按比例折算的总分）' },
          help: {
            en: 'The sum; if answers are missing, each counts as the mean of those given.',
            zh: '即总分；有缺失时，每个缺失条目按已答条目的均分计。',
          },
          keywords: 'prorated person mean imputation',
        },
        percent: {
          label: { en: 'From 0 to 100', zh: '百分制（0 至 100）' },
          help: {
            en: '100 × (mean − lowest) / (highest − lowest).',
            zh: '100 ×（均分 − 最低分）/（最高分 − 最低分）。',
          },
          keywords: 'SF-36 WHOQOL transformed score',
        },
      },
      initial: 'sum',
    }),
    times: number({
      label: { en: 'Times', zh: '乘以' },
      help: {
        en: 'The score is multiplied by it, such as 1.25 for the standard score of SAS and SDS.',
        zh: '得分再乘以此数，如 SAS、SDS 标准分为 1.25。',
      },
      min: -1000,
      max: 1000,
      step: 0.25,
      initial: 1,
    }),
    needed: choice({
      label: { en: 'With missing answers', zh: '有缺失答案时' },
      help: {
        en: 'Answers that are missing, user-missing or impossible. Fewer than needed: no score.',
        zh: '空白、自定义缺失值和超出范围的答案均为缺失；已答条目少于要求时不计分。',
      },
      of: {
        all: { label: { en: 'All items are needed', zh: '须全部作答' } },
        count: { label: { en: 'At least so many items', zh: '至少作答若干条' } },
        share: { label: { en: 'At least a share of the items', zh: '至少作答一定比例' } },
      },
      initial: 'all',
    }),
    least: number({
      label: { en: 'Items needed', zh: '至少作答条目数' },
      help: { en: 'Such as 7 of 9.', zh: '如 9 条中至少 7 条。' },
      min: 1,
      max: 500,
      step: 1,
      integer: true,
      initial: 1,
      when: ({ needed }) => needed === 'count',
    }),
    leastShare: number({
      label: { en: 'Share needed', zh: '至少作答比例' },
      help: { en: 'Half is usual for SF-36, 80 % for WHOQOL-BREF.', zh: 'SF-36 常用一半，WHOQOL-BREF 为 80%。' },
      min: 0,
      max: 1,
      step: 0.05,
      shownAs: 'percent',
      initial: 0.5,
      when: ({ needed }) => needed === 'share',
    }),
    name: text({
      label: { en: 'Name of the score', zh: '得分变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
    }),
    cutPoints: numbers({
      label: { en: 'Bands from', zh: '分级界值' },
      help: {
        en: 'Each band begins at its cut point: 5, 10, 15, 20 make five. None: no bands.',
        zh: '每级自界值起（含界值）：5、10、15、20 分为五级。不填则不分级。',
      },
      min: -1e9,
      max: 1e9,
      step: 1,
    }),
    labels: texts({
      label: { en: 'Names of the bands', zh: '各级名称' },
      help: { en: 'From low to high, one more than cut points.', zh: '由低到高，比界值多一个。' },
      when: hasBands,
    }),
    bandName: text({
      label: { en: 'Name of the bands', zh: '分级变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
      when: hasBands,
    }),
  },
  sections: [
    { title: { en: 'Items', zh: '条目' }, options: ['items', 'reversed', 'lowest', 'highest'] },
    { title: { en: 'Score', zh: '得分' }, options: ['score', 'times', 'needed', 'least', 'leastShare', 'name'] },
    { title: { en: 'Bands', zh: '分级' }, options: ['cutPoints', 'labels', 'bandName'] },
  ],
  messages: {
    scored: {
      en: '{count} of {total} rows have a score.',
      zh: '{total} 行中有 {count} 行得到得分。',
    },
    unscored: {
      en: '{count} {count|row has|rows have} no score: too few of the {items} items are answered.',
      zh: '{items} 个条目中作答不足，{count} 行没有得分。',
    },
    'partly-answered': {
      en: '{count} {count|score rests|scores rest} on a part of the items.',
      zh: '{count} 个得分由部分条目算得。',
    },
    'sums-too-low': {
      en: '{count} {count|sum is|sums are} of a part of the items, so that missing answers count as 0. The mean × number of items makes up for them.',
      zh: '{count} 个总分仅为部分条目之和，缺失条目相当于计 0 分；改用“均分 × 条目数”可按比例折算。',
    },
    impossible: {
      en: '{variable}: {count} {count|answer|answers} outside {lowest} to {highest} {count|was|were} taken as missing.',
      zh: '{variable}：{count} 个答案超出 {lowest} 至 {highest} 的范围，按缺失处理。',
    },
    'impossible-below': {
      en: '{variable}: {count} {count|answer|answers} below {lowest} {count|was|were} taken as missing.',
      zh: '{variable}：{count} 个答案低于 {lowest}，按缺失处理。',
    },
    'impossible-above': {
      en: '{variable}: {count} {count|answer|answers} above {highest} {count|was|were} taken as missing.',
      zh: '{variable}：{count} 个答案高于 {highest}，按缺失处理。',
    },
    'not-an-item': {
      en: '{variable} is reversed, but is not among the items. Add it to the items, or take it out.',
      zh: '{variable} 选为反向计分，但不在条目中。请加入条目或取消反向。',
    },
    'needs-range': {
      en: 'Enter the lowest and the highest possible answer: reversed items and scores from 0 to 100 depend on them.',
      zh: '请输入答案的最低分和最高分：反向计分和百分制得分需要它们。',
    },
    'range-reversed': {
      en: 'The lowest possible answer must be smaller than the highest.',
      zh: '最低分须小于最高分。',
    },
    'more-than-items': {
      en: '{least} answers are needed, but there are only {items} items.',
      zh: '要求至少作答 {least} 条，但只有 {items} 个条目。',
    },
    'labels-count': {
      en: 'There are {bands} bands and {labels} names. Give each band a name.',
      zh: '共 {bands} 级，但有 {labels} 个名称。请为每级命名。',
    },
  },
  references: [],
  upgrades: {},
})
