import { choice, number, text, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys } from '../../kit/steps/group-options.ts'

export const definition = defineStep({
  id: 'rank-values',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'Numbers or dates. Missing values have no rank.', zh: '数值或日期变量。缺失值没有秩。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'date', 'datetime'],
    }),
    form: choice({
      label: { en: 'Result', zh: '结果' },
      help: { en: 'n is the number of values of the group.', zh: 'n 为组内有效值数。' },
      of: {
        rank: { label: { en: 'Rank', zh: '秩' } },
        'percent-rank': {
          label: { en: 'Percent rank', zh: '百分等级' },
          help: {
            en: '(rank − 1) / (n − 1) from 0 to 1; equal values have the lowest rank of theirs.',
            zh: '（秩 − 1）/（n − 1），取值 0 到 1；相同取值取其最小秩。',
          },
        },
        'cumulative-share': {
          label: { en: 'Cumulative share', zh: '累积比例' },
          help: { en: 'The share of values that are at most this one.', zh: '小于等于该值的比例。' },
        },
        ntile: {
          label: { en: 'Equal parts', zh: '等份分组' },
          help: {
            en: 'Parts of about equal size, numbered from 1; equal values are in the same part. As in SPSS: part floor(rank × parts / (n + 1)) + 1.',
            zh: '分成数量大致相等的若干份，从 1 编号；相同取值归入同一份。与 SPSS 一致：⌊秩 × 份数 /（n + 1）⌋ + 1。',
          },
        },
      },
      initial: 'rank',
    }),
    ties: choice({
      label: { en: 'Equal values', zh: '相同取值' },
      help: { en: 'The rank that equal values have.', zh: '相同取值的秩。' },
      of: {
        mean: { label: { en: 'Mean rank', zh: '平均秩' } },
        min: { label: { en: 'Lowest rank', zh: '最小秩' } },
        max: { label: { en: 'Highest rank', zh: '最大秩' } },
        dense: { label: { en: 'Without gaps: 1, 2, 2, 3', zh: '连续编号：1、2、2、3' } },
        order: { label: { en: 'In the order of the rows', zh: '按行的先后' } },
      },
      initial: 'mean',
      when: ({ form }) => form === 'rank',
    }),
    parts: number({
      label: { en: 'Number of parts', zh: '份数' },
      help: { en: '4: quartiles, 10: deciles.', zh: '4 为四分位，10 为十分位。' },
      min: 2,
      max: 1000,
      step: 1,
      integer: true,
      initial: 4,
      when: ({ form }) => form === 'ntile',
    }),
    direction: choice({
      label: { en: 'Rank 1 has', zh: '秩 1 为' },
      help: { en: 'Where counting starts.', zh: '从哪一端开始编号。' },
      of: {
        ascending: { label: { en: 'The smallest value', zh: '最小值' } },
        descending: { label: { en: 'The largest value', zh: '最大值' } },
      },
      initial: 'ascending',
    }),
    by: groupedBy({
      en: 'Ranks start anew in each group. None: all rows are one group.',
      zh: '在每组内分别编秩；不选则所有行为一组。',
    }),
    missingKeys: missingKeys({ en: 'Have no rank', zh: '不编秩' }),
    name: text({
      label: { en: 'Name of the new variable', zh: '新变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
    }),
  },
  sections: [
    { title: { en: 'Rank', zh: '秩' }, options: ['variable', 'form', 'ties', 'parts', 'direction'] },
    { title: { en: 'Groups', zh: '分组' }, options: ['by', 'missingKeys'] },
    { title: { en: 'Result', zh: '结果' }, options: ['name'] },
  ],
  messages: {
    ...groupMessages,
    ranked: { en: '{count} {count|value was|values were} ranked.', zh: '共对 {count} 个取值编秩。' },
  },
  references: [],
  upgrades: {},
})
