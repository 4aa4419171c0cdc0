import type { Reference } from './reference.ts'

/** Works on correlation. */
export const correlation = {
  'pearson-1896': {
    text: 'Pearson K. Mathematical contributions to the theory of evolution. III. Regression, heredity and panmixia. Philos Trans R Soc A 1896;187:253–318.',
  },
  'spearman-1904': {
    text: 'Spearman C. The proof and measurement of association between two things. Am J Psychol 1904;15:72–101.',
  },
  'kendall-1938': {
    text: 'Kendall MG. A new measure of rank correlation. Biometrika 1938;30:81–93.',
  },
  'fisher-1921': {
    text: 'Fisher RA. On the “probable error” of a coefficient of correlation deduced from a small sample. Metron 1921;1:3–32.',
  },
  'bonett-wright-2000': {
    text: 'Bonett DG, Wright TA. Sample size requirements for estimating Pearson, Kendall and Spearman correlations. Psychometrika 2000;65:23–28.',
  },
  'fieller-1957': {
    text: 'Fieller EC, Hartley HO, Pearson ES. Tests for rank correlation coefficients. I. Biometrika 1957;44:470–481.',
  },
  'best-roberts-1975': {
    text: "Best DJ, Roberts DE. Algorithm AS 89: the upper tail probabilities of Spearman's rho. Appl Stat 1975;24:377–379.",
  },
  'knight-1966': {
    text: "Knight WR. A computer method for calculating Kendall's tau with ungrouped data. J Am Stat Assoc 1966;61:436–439.",
  },
} as const satisfies Readonly<Record<string, Reference>>
