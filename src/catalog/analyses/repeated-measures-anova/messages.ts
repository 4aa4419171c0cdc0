import type { MessageSpecs } from '../../kit/analysis.ts'
import { repeatedMessages } from '../../kit/comparison/repeated-conditions.ts'

export const messages = {
  ...repeatedMessages,
  'no-variation': {
    en: 'The occasions differ by the same amounts in all subjects, so no test is possible.',
    zh: '各受试者在各时点间的差异完全相同，无法检验。',
  },
  'beyond-precision': {
    en: 'The squares of the deviations are too large or too small for a computer. Change the unit first, for example divide by a power of ten.',
    zh: '离差平方超出计算机可表示的范围，请先换算单位（例如除以 10 的若干次幂）。',
  },
  'intervals-ordinary': {
    en: 'Intervals are of each mean by itself; they do not show whether occasions differ, the pairs do.',
    zh: '区间为各均数自身的置信区间，不能据其判断时点间差异，请参见两两比较。',
  },
  'intervals-within': {
    en: 'Intervals are within subjects (Cousineau–Morey): differences between subjects are taken out.',
    zh: '区间为受试者内置信区间（Cousineau–Morey），已去除受试者间差异。',
  },
  'mauchly-two': {
    en: 'With two occasions sphericity always holds.',
    zh: '仅两个时点时，球形性恒成立。',
  },
  'mauchly-few': {
    en: 'Mauchly’s test needs more subjects than occasions; epsilon and the corrections can still be had.',
    zh: 'Mauchly 检验要求受试者数多于时点数；ε 及校正结果仍可得到。',
  },
  'mauchly-note': {
    en: 'Mauchly: chi-squared with the second term of Anderson’s expansion. In small samples it finds little, in large ones departures that do not matter; the corrections need no decision by it.',
    zh: 'Mauchly 检验：χ² 近似并含 Anderson 展开的第二项。小样本时效能低，大样本时微小偏离也会检出；采用校正结果时无需依其取舍。',
  },
  'effects-note': {
    en: 'Partial η²: occasions over occasions and error; its interval is from the non-central _F_ with uncorrected degrees of freedom. Generalised η² counts subjects too, and compares with designs of different people.',
    zh: '偏 η²：时点平方和/(时点+误差)，区间基于未校正自由度的非中心 _F_ 分布。广义 η² 的分母还含受试者间变异，可与独立组设计比较。',
  },
  'pairs-note': {
    en: 'Paired _t_ tests; P values {adjustment}; intervals {intervals}.',
    zh: '配对 _t_ 检验；P 值{adjustment}；区间{intervals}。',
  },
  'adjust-holm': { en: 'adjusted by Holm', zh: '经 Holm 法校正' },
  'adjust-bonferroni': { en: 'adjusted by Bonferroni', zh: '经 Bonferroni 法校正' },
  'adjust-benjamini-hochberg': {
    en: 'adjusted by Benjamini and Hochberg (false discovery rate)',
    zh: '经 Benjamini–Hochberg 法校正（控制错误发现率）',
  },
  'adjust-none': { en: 'not adjusted', zh: '未作校正' },
  'intervals-plain': { en: 'not adjusted', zh: '未作校正' },
  'intervals-bonferroni': {
    en: 'hold for all pairs together (Bonferroni)',
    zh: '对全部两两比较同时成立（Bonferroni）',
  },
  'sphericity-met': { en: 'No sign against sphericity (Mauchly).', zh: '未见球形性不成立的证据（Mauchly 检验）。' },
  'sphericity-violated': {
    en: 'Mauchly speaks against sphericity: follow the Greenhouse–Geisser or Huynh–Feldt row.',
    zh: 'Mauchly 检验提示球形性不成立，请采用 Greenhouse–Geisser 或 Huynh–Feldt 校正结果。',
  },
  'sphericity-unknown': { en: 'Sphericity could not be tested.', zh: '无法检验球形性。' },
  'normality-met': {
    en: 'Roughly normal on every occasion (Shapiro–Wilk below 50 values, skewness from 50 on).',
    zh: '各时点近似正态（少于 50 例依据 Shapiro–Wilk 检验，50 例及以上依据偏度）。',
  },
  'normality-doubtful': {
    en: 'Some occasion is not roughly normal. With this many subjects the test of means is robust, unless outliers rule.',
    zh: '存在非近似正态的时点；在此样本量下均数检验仍较稳健，但需留意离群值。',
  },
  'normality-violated': {
    en: 'Some occasion is not roughly normal in a small sample. Consider Friedman’s test.',
    zh: '样本量较小且存在非近似正态的时点，可考虑 Friedman 检验。',
  },
  'normality-unknown': {
    en: 'Normality could not be checked: that takes three values of an occasion that are not all equal.',
    zh: '无法检查正态性：没有一个时点有 3 个以上且不全相同的取值。',
  },
} as const satisfies MessageSpecs
