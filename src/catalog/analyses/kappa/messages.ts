import type { MessageSpecs } from '../../kit/analysis.ts'

export const messages = {
  'too-many-levels': {
    en: '{variable} has more than {max} values; combine some of them first.',
    zh: '{variable} 的取值超过 {max} 个，请先合并部分取值。',
  },
  'too-many-categories': {
    en: 'Together the raters use more than {max} categories; combine some of them first.',
    zh: '各评价者合计使用的分类超过 {max} 个，请先合并部分分类。',
  },
  'one-category': {
    en: 'All ratings are in one category, so agreement beyond chance cannot be told.',
    zh: '全部评价均为同一分类，无法评价超出机遇的一致性。',
  },
  'too-few-rows': {
    en: '{first} and {second} both rated only {n} {n|row|rows}; at least {min} are needed.',
    zh: '{first} 与 {second} 仅有 {n} 行均有评价，至少需要 {min} 行。',
  },
  'typed-not-square': {
    en: 'The typed table needs the same categories in the same order in rows and columns, and at least {min} rated objects.',
    zh: '输入的表行与列的分类及顺序须相同，且至少有 {min} 个评价对象。',
  },
  'typed-pair': { en: 'typed table', zh: '输入的频数表' },
  'order-note': {
    en: 'Order of the categories, by which weights count distances: {values}.',
    zh: '加权所依据的分类顺序：{values}。',
  },
  'interval-note': {
    en: 'Interval and SE: large-sample variance of the estimate, limits kept within −1 and 1. _Z_ and _P_: the variance without agreement, as the hypothesis _κ_ = 0 has it, so that the two may disagree.',
    zh: '标准误与区间采用估计值的大样本方差，界限限制在 −1 至 1 之间；_Z_ 与 _P_ 采用 _κ_ = 0 假设下的方差，故检验与区间的结论可能不一致。',
  },
  'pabak-note': {
    en: 'PABAK: what kappa would be if all {k} categories were equally frequent; interval from Wilson’s of the agreement.',
    zh: 'PABAK：假定 {k} 个分类出现的频率相等时的 Kappa；区间由一致率的 Wilson 区间换算。',
  },
  'fleiss-note': {
    en: 'Of the rows that all raters rated. Interval and SE: variance between rows; _Z_ and _P_: variance without agreement (Fleiss, Nee and Landis).',
    zh: '仅用全部评价者均有评价的行。标准误与区间采用行间方差；_Z_ 与 _P_ 采用无一致性假设下的方差（Fleiss、Nee 与 Landis）。',
  },
  'category-note': {
    en: 'Each category against all others. Empty where nobody, or everybody, used it.',
    zh: '各分类与其余分类合并相比。无人使用或全部使用该分类时为空。',
  },
  'no-complete-rows': {
    en: 'Fewer than {min} rows were rated by every rater, so Fleiss’ kappa is left out.',
    zh: '全部评价者均有评价的行不足 {min} 行，未计算 Fleiss Kappa。',
  },
  'perfect-agreement': {
    en: '{first} and {second} agree in every row. The large-sample interval has no width then and is left out; the interval of the agreement still tells how sure this is.',
    zh: '{first} 与 {second} 在每一行均一致，此时大样本区间宽度为 0，故不给出；把握程度可参考一致率的区间。',
  },
  'typed-perfect-agreement': {
    en: 'The raters agree on every object. The large-sample interval has no width then and is left out; the interval of the agreement still tells how sure this is.',
    zh: '两位评价者对每一对象均一致，此时大样本区间宽度为 0，故不给出；把握程度可参考一致率的区间。',
  },
  'constant-rater': {
    en: '{first} or {second} used one category only. Kappa is 0 then whatever the other says, and there is neither an interval nor a test.',
    zh: '{first} 或 {second} 仅使用一个分类，此时无论另一方如何评价 Kappa 均为 0，无区间与检验。',
  },
  'typed-constant-rater': {
    en: 'One rater used one category only. Kappa is 0 then whatever the other says, and there is neither an interval nor a test.',
    zh: '一位评价者仅使用一个分类，此时无论另一方如何评价 Kappa 均为 0，无区间与检验。',
  },
  'kappa-undefined': {
    en: '{first} and {second} put every row into the same category, so that kappa is not defined.',
    zh: '{first} 与 {second} 将每一行均归入同一分类，Kappa 无定义。',
  },
  'typed-kappa-undefined': {
    en: 'Both raters put every object into the same category, so that kappa is not defined.',
    zh: '两位评价者将每一对象均归入同一分类，Kappa 无定义。',
  },
  'size-met': {
    en: '{first} and {second}: {n} {n|row|rows} {n|is|are} enough for the large-sample interval ({min} or more for this number of categories).',
    zh: '{first} 与 {second}：{n} 行，满足大样本区间的要求（该分类数至少 {min} 行）。',
  },
  'size-doubtful': {
    en: '{first} and {second}: {n} {n|row|rows}; with this number of categories the large-sample interval asks for {min} or more.',
    zh: '{first} 与 {second}：仅 {n} 行；按该分类数，大样本区间要求至少 {min} 行。',
  },
  'typed-size-met': {
    en: '{n} objects are enough for the large-sample interval ({min} or more for this number of categories).',
    zh: '{n} 个对象，满足大样本区间的要求（该分类数至少 {min} 个）。',
  },
  'typed-size-doubtful': {
    en: '{n} objects; with this number of categories the large-sample interval asks for {min} or more.',
    zh: '仅 {n} 个对象；按该分类数，大样本区间要求至少 {min} 个。',
  },
  'prevalence-met': {
    en: '{first} and {second}: no category holds more than {limit} of the ratings.',
    zh: '{first} 与 {second}：没有分类超过全部评价的 {limit}。',
  },
  'prevalence-doubtful': {
    en: '{first} and {second}: {share} of the ratings are in one category ({category}). Kappa may then be low although raters agree; read it with the agreement and PABAK.',
    zh: '{first} 与 {second}：{share} 的评价集中于同一分类（{category}），一致率高时 Kappa 仍可能偏低，应结合一致率与 PABAK 解读。',
  },
  'typed-prevalence-met': {
    en: 'No category holds more than {limit} of the ratings.',
    zh: '没有分类超过全部评价的 {limit}。',
  },
  'typed-prevalence-doubtful': {
    en: '{share} of the ratings are in one category ({category}). Kappa may then be low although raters agree; read it with the agreement and PABAK.',
    zh: '{share} 的评价集中于同一分类（{category}），一致率高时 Kappa 仍可能偏低，应结合一致率与 PABAK 解读。',
  },
} as const satisfies MessageSpecs
