import type { MessageSpecs } from '../../kit/analysis.ts'

export const messages = {
  'outcome-is-group': {
    en: '{variable} cannot be outcome and group at once.',
    zh: '{variable} 不能同时作为结局变量与分组变量。',
  },
  'too-many-levels': {
    en: '{variable} has more than {max} values; combine some of them first.',
    zh: '{variable} 的取值超过 {max} 个，请先合并部分取值。',
  },
  'one-group': {
    en: '{variable}: fewer than two groups have data. There is nothing to compare.',
    zh: '{variable}：有数据的组别少于两个，无法比较。',
  },
  'reference-empty': {
    en: '{variable}: the reference group has no data. Choose another.',
    zh: '{variable}：参照组没有数据，请另选参照组。',
  },
  'typed-one-line': {
    en: 'At least two rows of the table must hold counts, and it needs two columns.',
    zh: '输入的表须有两列，且至少两行有频数。',
  },
  'compared-with': {
    en: 'Each group against {reference}: group less reference, group over reference.',
    zh: '各组与{reference}比较：率差为该组减参照组，比值为该组比参照组。',
  },
  'event-of': { en: 'Event of {variable}: {event}.', zh: '{variable} 的事件：{event}。' },
  'typed-event': { en: 'Event: {event}.', zh: '事件：{event}。' },
  'zero-cell': {
    en: 'A ratio with a count of 0 has no interval on the log scale.',
    zh: '含 0 频数的比值不给出对数法区间。',
  },
  'no-odds': {
    en: 'Nobody or everybody has the event: the ratios are not defined.',
    zh: '事件均未发生或全部发生，比值无定义。',
  },
  'exact-odds-left-out': {
    en: 'The exact odds ratio takes too long with so many cases; Woolf’s is shown, which hardly differs from it here.',
    zh: '例数过多，精确法比值比计算耗时过长，改列 Woolf 法结果，此时两者几乎无差别。',
  },
  'nnt-both-sides': {
    en: 'Where the interval of the difference includes 0, that of the number needed to treat has two parts: benefit from one limit to infinity, and from infinity to harm (Altman 1998). Both are shown.',
    zh: '率差的区间包含 0 时，NNT 的区间分为两段：自获益侧界限至无穷大，再自无穷大至受害侧界限（Altman 1998），两段均列出。',
  },
  'nnt-direction': {
    en: 'The reciprocal of the risk difference and of its limits ({method}).',
    zh: '由率差及其界限取倒数得到（{method}）。',
  },
  'method-newcombe': { en: 'Newcombe', zh: 'Newcombe 法' },
  'method-miettinen-nurminen': { en: 'Miettinen–Nurminen', zh: 'Miettinen–Nurminen 法' },
  'method-wald': { en: 'Wald', zh: '正态近似法' },
  'aim-non-inferiority': { en: 'Non-inferiority', zh: '非劣效性' },
  'aim-equivalence': { en: 'Equivalence', zh: '等效性' },
  'margin-harm': {
    en: 'The event is unwanted: the group is inferior where its risk is higher by the margin or more.',
    zh: '事件为不良事件：该组的率高出界值及以上为劣。',
  },
  'margin-benefit': {
    en: 'The event is wanted: the group is inferior where its risk is lower by the margin or more.',
    zh: '事件为有利事件：该组的率低于参照组界值及以上为劣。',
  },
  'margin-equivalence': {
    en: 'Two one-sided tests; the larger P value is shown.',
    zh: '双单侧检验，列出较大的 P 值及其统计量。',
  },
  'margin-level': {
    en: 'A {level} interval within the margin corresponds to a one-sided test at {alpha}.',
    zh: '以 {level} 置信区间判断，相当于单侧检验水准 {alpha}。',
  },
  'counts-met': {
    en: '{variable}, {group}: every count is at least 5; the intervals on the log scale and Wald’s serve.',
    zh: '{variable}，{group}：各格频数均不小于 5，对数法与 Wald 法区间可用。',
  },
  'counts-doubtful': {
    en: '{variable}, {group}: the least count is {least}, below 5; prefer Newcombe or Miettinen–Nurminen, the exact odds ratio and Fisher.',
    zh: '{variable}，{group}：最小频数为 {least}，小于 5；率差宜用 Newcombe 或 Miettinen–Nurminen 法，比值比宜用精确法，检验宜用 Fisher 法。',
  },
  'typed-counts-met': {
    en: '{group}: every count is at least 5; the intervals on the log scale and Wald’s serve.',
    zh: '{group}：各格频数均不小于 5，对数法与 Wald 法区间可用。',
  },
  'typed-counts-doubtful': {
    en: '{group}: the least count is {least}, below 5; prefer Newcombe or Miettinen–Nurminen, the exact odds ratio and Fisher.',
    zh: '{group}：最小频数为 {least}，小于 5；率差宜用 Newcombe 或 Miettinen–Nurminen 法，比值比宜用精确法，检验宜用 Fisher 法。',
  },
} as const satisfies MessageSpecs
