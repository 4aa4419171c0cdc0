import { planMessages } from '../../kit/planning/planning-tables.ts'

export const messages = {
  ...planMessages,
  'effect-difference': { en: 'Difference of proportions', zh: '率差' },
  'effect-margin': { en: 'Margin', zh: '界值' },
  'effect-w': { en: 'Cohen’s w', zh: 'Cohen w' },
  'effect-slope': { en: 'Slope per unit of score', zh: '每单位得分的率变化' },
  'proportions-unreadable': {
    en: 'Write the proportion of each group, at least two, between 0 and 1 and separated by commas.',
    zh: '请输入各组的率（至少两组，均在 0 与 1 之间），以逗号分隔。',
  },
  'scores-unreadable': {
    en: 'Write one score for each group, each above the one before, separated by commas, or none.',
    zh: '请为每组各输入一个得分，由小到大并以逗号分隔；也可不填。',
  },
  'allocation-unreadable': {
    en: 'Write a number above 0 for each group, separated by commas, for at most 50 groups, or none.',
    zh: '请为每组各输入一个大于 0 的数，以逗号分隔（至多 50 组）；也可不填。',
  },
  'outside-margin': {
    en: 'The true difference lies outside the margin: no number of persons can show what is not so.',
    zh: '预期率差在界值之外，任何样本量均无法得出相应结论。',
  },
  'too-few-discordant': {
    en: 'The proportions differ by {difference}, so at least as many pairs are discordant.',
    zh: '两率相差 {difference}，不一致对子的比例不能小于该值。',
  },
  'normal-met': {
    en: 'At least {least} events and non-events are expected in each group: the normal approximation holds.',
    zh: '各组预期事件数与非事件数均不少于 5（最小 {least}），正态近似适用。',
  },
  'normal-violated': {
    en: 'Only {least} events or non-events are expected in a group, fewer than 5: ask for the continuity correction, or plan an exact test.',
    zh: '有组别预期事件数或非事件数仅为 {least}，不足 5：请采用连续性校正或按精确检验设计。',
  },
  'trend-met': {
    en: 'At least {least} events and non-events are expected in each group: the normal approximation holds.',
    zh: '各组预期事件数与非事件数均不少于 5（最小 {least}），正态近似适用。',
  },
  'trend-violated': {
    en: 'Only {least} events or non-events are expected in a group, fewer than 5: the normal approximation is rough, and the exact test needs more persons.',
    zh: '有组别预期事件数或非事件数仅为 {least}，不足 5：正态近似较粗略，采用精确检验时所需例数更多。',
  },
  'pairs-met': {
    en: '{least} discordant pairs are expected: enough for the approximation.',
    zh: '预期不一致对子数为 {least}，近似法适用。',
  },
  'pairs-violated': {
    en: 'Only {least} discordant pairs are expected, fewer than 10: the exact test needs more pairs.',
    zh: '预期不一致对子数仅为 {least}，不足 10：采用精确检验时所需对子数更多。',
  },
} as const
