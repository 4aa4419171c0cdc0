/** The message under a χ² test some of whose expected counts are small. */
export const smallExpectedMessage = {
  'small-expected': {
    en: '{n} of {of} expected counts are below 5, so that the χ² test is only approximate; the analysis of contingency tables has Fisher’s exact test.',
    zh: '{of} 个期望频数中有 {n} 个小于 5，χ² 检验仅为近似；列联表分析提供 Fisher 确切概率法。',
  },
} as const
