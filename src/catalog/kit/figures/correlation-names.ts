/** Names of the coefficients of correlation. */
export const correlationNames = {
  en: { pearson: 'Pearson’s r', spearman: 'Spearman’s ρ', kendall: 'Kendall’s τ-b' },
  zh: { pearson: 'Pearson r', spearman: 'Spearman ρ', kendall: 'Kendall τ-b' },
} as const
