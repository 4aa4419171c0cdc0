import { planMessages } from '../../kit/planning/planning-tables.ts'

export const messages = {
  'no-dropout': planMessages['no-dropout'],
  'rounded-up-width': {
    en: 'Sizes are rounded up, each from its own unrounded number; the half-width is that of the whole numbers.',
    zh: '例数由各自取整前的数值向上取整；半宽按取整后的例数计算。',
  },
  'width-out-of-reach': {
    en: 'No number of persons that can be studied makes the interval so narrow. Choose a larger half-width.',
    zh: '任何可行的例数均无法达到如此窄的区间，请设定更大的半宽。',
  },
  'too-few-for-interval': {
    en: 'The interval needs at least {least} in the first group (in persons who answer independently).',
    zh: '该区间第 1 组至少需要 {least} 例（按独立个体计）。',
  },
  'least-is-enough': {
    en: 'Even the smallest sample that has an interval is so precise. The half-width is enormous; check it.',
    zh: '最小样本即可达到该精度。设定的半宽极大，请核对。',
  },
  'normal-few-met': {
    en: 'The smallest expected number with or without the event is {least}: the normal approximation is fair.',
    zh: '预期事件数与非事件数中最小者为 {least}，正态近似可用。',
  },
  'normal-few-violated': {
    en: 'The smallest expected number with or without the event is only about {least}: Wald’s interval is not to be trusted (Wilson’s is).',
    zh: '预期事件数与非事件数中最小者仅约 {least}，Wald 区间不可靠（宜用 Wilson 法）。',
  },
} as const
