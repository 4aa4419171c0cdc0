import { planMessages } from '../../kit/planning-tables.ts'

export const messages = {
  ...planMessages,
  'effect-difference': { en: 'Difference of means', zh: '均数之差' },
  'effect-margin': { en: 'Margin', zh: '界值' },
  'effect-f': { en: 'Cohen’s f', zh: 'Cohen f' },
  'means-unreadable': {
    en: 'Write the mean of each group, at least two, separated by commas.',
    zh: '请输入各组均数（至少两组），以逗号分隔。',
  },
  'outside-margin': {
    en: 'The true difference lies outside the margin: no number of persons can show what is not so.',
    zh: '预期差值在界值之外，任何样本量均无法得出相应结论。',
  },
  'normal-met': {
    en: 'With {least} or more in each group the t test bears moderate departures from the normal distribution.',
    zh: '每组不少于 {least} 例，t 检验（F 检验）对中等程度的非正态较稳健。',
  },
  'normal-doubtful': {
    en: 'Groups of fewer than {least}: the power holds only if the outcome is close to normal; plan a rank test with about 15% more otherwise.',
    zh: '有组别不足 {least} 例：仅当结局接近正态时上述效能成立，否则应按秩和检验设计（例数约增加 15%）。',
  },
} as const
