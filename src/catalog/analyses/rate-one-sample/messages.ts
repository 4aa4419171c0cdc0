import type { MessageSpecs } from '../../kit/analysis.ts'
import { perWords } from './per.ts'

export const messages = {
  'per-1': perWords['1'],
  'per-100': perWords['100'],
  'per-1000': perWords['1000'],
  'per-10000': perWords['10000'],
  'per-100000': perWords['100000'],
  'no-rows': {
    en: 'No row has a value in every chosen variable.',
    zh: '没有一行在所选变量上均有取值。',
  },
  'not-counts': {
    en: '{n} usable {n|row|rows} of {variable} {n|is no count|are no counts}: a count is a whole number, 0 or more.',
    zh: '{variable} 有 {n} 行不是计数：计数应为非负整数。',
  },
  'too-many-events': {
    en: '{variable} adds up to more than {max} events; sums of that size are no longer analysed as counts.',
    zh: '{variable} 合计超过 {max}，不宜再按计数分析。',
  },
  'not-positive': {
    en: '{n} usable {n|row|rows} of {variable} {n|is|are} 0 or less. A rate needs an exposure, and a ratio an expected number, above 0: filter {n|this row or correct it|these rows or correct them}.',
    zh: '{variable} 有 {n} 行不大于 0。计算率或标准化比要求暴露量、期望事件数均大于 0，请筛除或更正这些行。',
  },
  'out-of-range': {
    en: 'The sum of {variable} is too large or too small to compute with.',
    zh: '{variable} 的合计过大或过小，无法计算。',
  },
  'reference-out-of-range': {
    en: 'At the reference rate more than {max} events would be expected: see whether it is meant per {per}.',
    zh: '按参考率推算的期望事件数超过 {max}，请核对参考率的基数（每 {per}）。',
  },
  'rows-as-exposure': {
    en: 'No exposure was chosen: every row counts 1.',
    zh: '未选择暴露量，每行计为 1。',
  },
  'two-sided-exact': {
    en: 'Two-sided: the probability of all numbers of events that are no more probable than the observed one. The exact interval leaves out equal tails instead, so that near its limits the two may disagree.',
    zh: '双侧 P 值：所有概率不大于实际发生数概率的发生数之概率和。精确区间按等尾法构建，在界值附近二者的结论可能不一致。',
  },
  'one-sided': {
    en: 'The tests are one-sided; the intervals are two-sided.',
    zh: '检验为单侧，置信区间为双侧。',
  },
  'spread-by-exposure': {
    en: 'Each row against the events that its exposure would bring at one common rate.',
    zh: '各行实际数与按共同发生率及其暴露量推算的期望数比较。',
  },
  'spread-by-expected': {
    en: 'Each row against its expected events times the common ratio.',
    zh: '各行实际数与其期望数乘以共同标准化比的结果比较。',
  },
  'dispersion-none': {
    en: 'The rows vary no more than Poisson counts do (χ²/df = {value}).',
    zh: '各行计数的变异未超过 Poisson 分布的范围（χ²/自由度 = {value}）。',
  },
  'dispersion-some': {
    en: 'The rows vary more than Poisson counts do (χ²/df = {value}): they differ among themselves, or events come in clusters. With clusters the interval is too narrow and P too small; negative binomial regression allows for them.',
    zh: '各行计数的变异超过 Poisson 分布（χ²/自由度 = {value}）：各行水平不同，或事件有聚集性。有聚集性时区间过窄、P 值过小，可改用负二项回归。',
  },
  'dispersion-unknown': {
    en: 'Fewer than one event a row on average: too few to tell whether the rows vary as Poisson counts do.',
    zh: '平均每行不足 1 个事件，难以判断计数是否符合 Poisson 分布。',
  },
  'no-events': {
    en: 'No events occurred: only the upper limit says something.',
    zh: '未观察到事件，仅区间上限有意义。',
  },
  'few-events': {
    en: 'Fewer than 5 events ({n}): Byar’s and the score interval are approximations; rely on the exact one.',
    zh: '事件数不足 5（{n}），Byar 法与计分法均为近似，请以精确法为准。',
  },
  'few-expected': {
    en: 'Only {value} events are expected: one event more or less changes the ratio by {step}.',
    zh: '期望事件数仅 {value}，增减 1 个事件即可使标准化比变动 {step}。',
  },
} as const satisfies MessageSpecs
