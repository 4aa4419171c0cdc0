import type { MessageSpecs } from '../../kit/analysis.ts'

export const messages = {
  'too-many-levels': {
    en: '{variable} has more than {max} values; combine some of them first.',
    zh: '{variable} 的取值超过 {max} 个，请先合并部分取值。',
  },
  'no-pairs': {
    en: '{first} and {second} have no rows in which both are known.',
    zh: '{first} 与 {second} 没有两者均不缺失的行。',
  },
  'no-complete-rows': {
    en: 'No row is known under every measurement, as Cochran’s Q needs.',
    zh: 'Cochran Q 检验要求各变量均不缺失，但没有这样的行。',
  },
  'typed-not-square': {
    en: 'The typed table needs as many rows as columns, and at least one pair.',
    zh: '输入的表行数与列数须相等，且至少有一对观测。',
  },
  'typed-pair': { en: 'typed table', zh: '输入的频数表' },
  'pair-of': { en: 'rows {first}, columns {second}', zh: '行为 {first}，列为 {second}' },
  'headline-note': {
    en: 'To report unless chosen otherwise: exact below 25 discordant pairs, corrected below 40, else without correction.',
    zh: '未另行指定时：不一致对子数不足 25 报告精确法，不足 40 报告校正 χ²，否则报告未校正 χ²。',
  },
  'test-exact': { en: 'Exact', zh: '精确法' },
  'test-mid-p': { en: 'Mid-P', zh: '中位 P 法' },
  'test-corrected': { en: 'Chi-squared, corrected', zh: '校正 χ²' },
  'test-asymptotic': { en: 'Chi-squared', zh: '未校正 χ²' },
  'headline-chosen': { en: 'To report: {test}.', zh: '报告：{test}。' },
  'difference-note': {
    en: 'First less second. The odds ratio is that of the discordant pairs, first only over second only.',
    zh: '率差为变量一减变量二；配对 OR 为不一致对子数之比（仅变量一／仅变量二）。',
  },
  'adjusted-note': {
    en: 'Adjusted for {n} {n|pair|pairs} by {method}, each test by itself.',
    zh: '对 {n} 组两两比较按{method}校正，各检验分别进行。',
  },
  'method-holm': { en: 'Holm', zh: ' Holm 法' },
  'method-bonferroni': { en: 'Bonferroni', zh: ' Bonferroni 法' },
  'method-benjamini-hochberg': { en: 'Benjamini–Hochberg', zh: ' Benjamini–Hochberg 法' },
  'no-discordant': {
    en: '{first} and {second}: no pair is discordant, so that chi-squared and the odds ratio are not defined.',
    zh: '{first} 与 {second}：没有不一致的对子，χ² 与配对 OR 无定义。',
  },
  'typed-no-discordant': {
    en: 'No pair is discordant, so that chi-squared and the odds ratio are not defined.',
    zh: '没有不一致的对子，χ² 与配对 OR 无定义。',
  },
  'no-row-varies': {
    en: 'No row differs from measurement to measurement, so that Q is not defined.',
    zh: '没有任何一行在各变量间有差异，Q 统计量无定义。',
  },
  'empty-pairs': {
    en: 'Pairs of cells that are both empty are not counted in the degrees of freedom.',
    zh: '对称位置均为 0 的格子不计入自由度。',
  },
  'discordant-met': {
    en: '{first} and {second}: {n} discordant {n|pair|pairs} {n|is|are} enough for chi-squared.',
    zh: '{first} 与 {second}：不一致对子数 {n}，可用 χ² 近似。',
  },
  'discordant-doubtful': {
    en: '{first} and {second}: {n} discordant {n|pair|pairs}, fewer than 25; rely on the exact test or the mid-P.',
    zh: '{first} 与 {second}：不一致对子数 {n}，不足 25，宜用精确法或中位 P 法。',
  },
  'typed-discordant-met': {
    en: '{n} discordant {n|pair|pairs} {n|is|are} enough for chi-squared.',
    zh: '不一致对子数 {n}，可用 χ² 近似。',
  },
  'typed-discordant-doubtful': {
    en: '{n} discordant {n|pair|pairs}, fewer than 25; rely on the exact test or the mid-P.',
    zh: '不一致对子数 {n}，不足 25，宜用精确法或中位 P 法。',
  },
} as const satisfies MessageSpecs
