import type { MessageSpecs } from '../../kit/analysis.ts'

export const messages = {
  pearson: { en: 'Pearson', zh: 'Pearson' },
  spearman: { en: 'Spearman', zh: 'Spearman' },
  kendall: { en: 'Kendall’s tau-b', zh: 'Kendall tau-b' },
  'kendall-not-partial': {
    en: 'Kendall’s tau is not offered with variables held constant; choose Pearson or Spearman.',
    zh: '设有控制变量时不提供 Kendall 相关，请选择 Pearson 或 Spearman。',
  },
  'control-is-variable': {
    en: '{variable} cannot be correlated and held constant at once.',
    zh: '{variable} 不能既作为分析变量又作为控制变量。',
  },
  'too-few-rows': {
    en: 'No two variables have {min} rows in which both are known.',
    zh: '任意两个变量同时有值的行均不足 {min} 行。',
  },
  'pair-too-small': {
    en: '{first} and {second} have {n} {n|row|rows} in common: too few for a test.',
    zh: '{first} 与 {second} 共同有值的行仅 {n} 行，无法检验。',
  },
  'pair-without-variation': {
    en: '{first} and {second}: one of them does not vary in the rows they share, or is determined by what is held constant.',
    zh: '{first} 与 {second}：其中之一在共同的行中无变异，或由控制变量完全决定。',
  },
  'infinite-left-out': {
    en: 'Infinite values of {variable} left out: {n}.',
    zh: '{variable}：{n} 个无穷值未纳入分析。',
  },
  held: { en: 'Held constant: {variables}.', zh: '控制变量：{variables}。' },
  stars: { en: '* P < 0.05, ** P < 0.01, *** P < 0.001.', zh: '* P < 0.05，** P < 0.01，*** P < 0.001。' },
  'stars-adjusted': {
    en: '* P < 0.05, ** P < 0.01, *** P < 0.001, by adjusted P values.',
    zh: '* P < 0.05，** P < 0.01，*** P < 0.001（依据校正后的 P 值）。',
  },
  adjusted: {
    en: 'Adjusted P: {adjustment}, over all pairs of a matrix.',
    zh: '校正 P 值：{adjustment}，对同一矩阵的全部变量对统一校正。',
  },
  'adjust-holm': { en: 'Holm', zh: 'Holm 法' },
  'adjust-bonferroni': { en: 'Bonferroni', zh: 'Bonferroni 法' },
  'adjust-benjamini-hochberg': { en: 'Benjamini and Hochberg', zh: 'Benjamini–Hochberg 法' },
  'intervals-of': {
    en: 'Intervals by Fisher’s transformation; for Spearman with the standard error of Bonett and Wright, for Kendall that of Fieller.',
    zh: '区间基于 Fisher 变换；Spearman 采用 Bonett–Wright 标准误，Kendall 采用 Fieller 标准误。',
  },
  'spearman-exact': { en: 'Spearman: exact P value below 10 pairs.', zh: 'Spearman：少于 10 对时为精确 P 值。' },
  'spearman-edgeworth': {
    en: 'Spearman: P value by the Edgeworth series (AS 89).',
    zh: 'Spearman：P 值基于 Edgeworth 级数（AS 89）。',
  },
  'spearman-t': {
    en: 'Spearman: P value by Student’s t, where there are ties, controls or more than 1290 pairs.',
    zh: 'Spearman：有相同秩、有控制变量或超过 1290 对时，P 值基于 t 分布。',
  },
  'kendall-exact': {
    en: 'Kendall: exact P value, for fewer than 50 pairs without ties.',
    zh: 'Kendall：少于 50 对且无相同秩时为精确 P 值。',
  },
  'kendall-normal': {
    en: 'Kendall: normal approximation with ties allowed for.',
    zh: 'Kendall：正态近似，已校正相同秩。',
  },
  'more-than-one-line': {
    en: 'Look at the points: Pearson measures how well a straight line fits, and a single outlier can make it or break it.',
    zh: '请结合散点图判断：Pearson 相关反映直线关系，个别离群值可明显改变其大小。',
  },
} as const satisfies MessageSpecs
