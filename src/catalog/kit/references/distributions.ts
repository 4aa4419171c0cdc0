import type { Reference } from './reference.ts'

/** Works on describing samples and their distributions. */
export const distributions = {
  'shapiro-wilk-1965': {
    text: 'Shapiro SS, Wilk MB. An analysis of variance test for normality (complete samples). Biometrika 1965;52:591–611.',
    doi: '10.1093/biomet/52.3-4.591',
  },
  'royston-1995': {
    text: 'Royston P. Remark AS R94: a remark on algorithm AS 181: the W-test for normality. Appl Stat 1995;44:547–551.',
    doi: '10.2307/2986146',
  },
  'box-cox-1964': {
    text: 'Box GEP, Cox DR. An analysis of transformations. J R Stat Soc B 1964;26:211–252.',
    doi: '10.1111/j.2517-6161.1964.tb00553.x',
  },
  'yeo-johnson-2000': {
    text: 'Yeo IK, Johnson RA. A new family of power transformations to improve normality or symmetry. Biometrika 2000;87:954–959.',
    doi: '10.1093/biomet/87.4.954',
  },
  'yang-dalton-2012': {
    text: 'Yang D, Dalton JE. A unified approach to measuring the effect size between two groups using SAS. SAS Global Forum 2012; paper 335-2012.',
  },
  'austin-stuart-2015': {
    text: 'Austin PC, Stuart EA. Moving towards best practice when using inverse probability of treatment weighting (IPTW) using the propensity score to estimate causal treatment effects in observational studies. Stat Med 2015;34:3661–3679.',
    doi: '10.1002/sim.6607',
  },
  'austin-2009': {
    text: 'Austin PC. Balance diagnostics for comparing the distribution of baseline covariates between treatment groups in propensity-score matched samples. Stat Med 2009;28:3083–3107.',
    doi: '10.1002/sim.3697',
  },
  'hyndman-fan-1996': {
    text: 'Hyndman RJ, Fan Y. Sample quantiles in statistical packages. Am Stat 1996;50:361–365.',
    doi: '10.1080/00031305.1996.10473566',
  },
  'gentle-2009': {
    text: 'Gentle JE. Computational statistics. New York: Springer; 2009, p. 63.',
  },
  'massart-1990': {
    text: 'Massart P. The tight constant in the Dvoretzky–Kiefer–Wolfowitz inequality. Ann Probab 1990;18:1269–1283.',
    doi: '10.1214/aop/1176990746',
  },
  'efron-1987': {
    text: 'Efron B. Better bootstrap confidence intervals. J Am Stat Assoc 1987;82:171–185.',
    doi: '10.1080/01621459.1987.10478410',
  },
  'efron-tibshirani-1993': {
    text: 'Efron B, Tibshirani RJ. An introduction to the bootstrap. New York: Chapman & Hall; 1993.',
  },
  'joanes-gill-1998': {
    text: 'Joanes DN, Gill CA. Comparing measures of sample skewness and kurtosis. Statistician 1998;47:183–189.',
    doi: '10.1111/1467-9884.00122',
  },
  'silverman-1986': {
    text: 'Silverman BW. Density Estimation for Statistics and Data Analysis. Chapman and Hall; 1986.',
  },
  'sheather-jones-1991': {
    text: 'Sheather SJ, Jones MC. A reliable data-based bandwidth selection method for kernel density estimation. J R Stat Soc B 1991;53:683–690.',
    doi: '10.1111/j.2517-6161.1991.tb01857.x',
  },
  'scott-1979': {
    text: 'Scott DW. On optimal and data-based histograms. Biometrika 1979;66:605–610.',
    doi: '10.1093/biomet/66.3.605',
  },
  'freedman-diaconis-1981': {
    text: 'Freedman D, Diaconis P. On the histogram as a density estimator: L2 theory. Z Wahrscheinlichkeitstheorie verw Gebiete 1981;57:453–476.',
    doi: '10.1007/BF01025868',
  },
  'stephens-1974': {
    text: 'Stephens MA. EDF statistics for goodness of fit and some comparisons. J Am Stat Assoc 1974;69:730–737.',
    doi: '10.1080/01621459.1974.10480196',
  },
  'dagostino-stephens-1986': {
    text: "D'Agostino RB, Stephens MA, editors. Goodness-of-fit techniques. New York: Marcel Dekker; 1986.",
  },
  'lilliefors-1967': {
    text: 'Lilliefors HW. On the Kolmogorov-Smirnov test for normality with mean and variance unknown. J Am Stat Assoc 1967;62:399–402.',
    doi: '10.1080/01621459.1967.10482916',
  },
  'dallal-wilkinson-1986': {
    text: "Dallal GE, Wilkinson L. An analytic approximation to the distribution of Lilliefors's test statistic for normality. Am Stat 1986;40:294–296.",
  },
  'abdi-molin-2007': {
    text: "Abdi H, Molin P. Lilliefors/Van Soest's test of normality. In: Salkind N, editor. Encyclopedia of measurement and statistics. Thousand Oaks: Sage; 2007.",
  },
  'dagostino-1970': {
    text: "D'Agostino RB. Transformation to normality of the null distribution of g1. Biometrika 1970;57:679–681.",
  },
  'anscombe-glynn-1983': {
    text: 'Anscombe FJ, Glynn WJ. Distribution of the kurtosis statistic b2 for normal samples. Biometrika 1983;70:227–234.',
  },
  'dagostino-1990': {
    text: "D'Agostino RB, Belanger A, D'Agostino RB Jr. A suggestion for using powerful and informative tests of normality. Am Stat 1990;44:316–321.",
    doi: '10.2307/2684359',
  },
} as const satisfies Readonly<Record<string, Reference>>
