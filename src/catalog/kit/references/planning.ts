import type { Reference } from './reference.ts'

/** Works on sample size and power. */
export const planning = {
  'cohen-1988': {
    text: 'Cohen J. Statistical Power Analysis for the Behavioral Sciences. 2nd ed. Lawrence Erlbaum; 1988.',
  },
  'chow-shao-wang-2008': {
    text: 'Chow SC, Shao J, Wang H. Sample Size Calculations in Clinical Research. 2nd ed. Chapman & Hall/CRC; 2008.',
  },
  'phillips-1990': {
    text: 'Phillips KF. Power of the two one-sided tests procedure in bioequivalence. J Pharmacokinet Biopharm 1990;18:137–144.',
  },
  'connor-1987': {
    text: 'Connor RJ. Sample size for testing differences in proportions for the paired-sample design. Biometrics 1987;43:207–211.',
  },
  'chernick-liu-2002': {
    text: 'Chernick MR, Liu CY. The saw-toothed behavior of power versus sample size and software solutions: single binomial proportion using exact methods. Am Stat 2002;56:149–155.',
  },
  'schoenfeld-1981': {
    text: 'Schoenfeld D. The asymptotic properties of nonparametric tests for comparing survival distributions. Biometrika 1981;68:316–319.',
    doi: '10.1093/biomet/68.1.316',
  },
  'freedman-1982': {
    text: 'Freedman LS. Tables of the number of patients required in clinical trials using the logrank test. Stat Med 1982;1:121–129.',
    doi: '10.1002/sim.4780010204',
  },
  'hsieh-lavori-2000': {
    text: 'Hsieh FY, Lavori PW. Sample-size calculations for the Cox proportional hazards regression model with nonbinary covariates. Control Clin Trials 2000;21:552–560.',
  },
  'hsieh-bloch-larsen-1998': {
    text: 'Hsieh FY, Bloch DA, Larsen MD. A simple method of sample size calculation for linear and logistic regression. Stat Med 1998;17:1623–1634.',
  },
  'obuchowski-1994': {
    text: 'Obuchowski NA. Computing sample size for receiver operating characteristic studies. Invest Radiol 1994;29:238–243.',
  },
  'kupper-hafner-1989': {
    text: 'Kupper LL, Hafner KB. How appropriate are popular sample size formulas? Am Stat 1989;43:101–105.',
  },
  'bloch-kraemer-1989': {
    text: 'Bloch DA, Kraemer HC. 2 × 2 kappa coefficients: measures of agreement or association. Biometrics 1989;45:269–287.',
  },
  'bonett-2002': {
    text: 'Bonett DG. Sample size requirements for estimating intraclass correlations with desired precision. Stat Med 2002;21:1331–1335.',
    doi: '10.1002/sim.1108',
  },
  'donner-klar-2000': {
    text: 'Donner A, Klar N. Design and Analysis of Cluster Randomization Trials in Health Research. Arnold; 2000.',
  },
  'fleiss-1980': {
    text: 'Fleiss JL, Tytun A, Ury HK. A simple approximation for calculating sample sizes for comparing independent proportions. Biometrics 1980;36:343–346.',
  },
  'noether-1987': {
    text: 'Noether GE. Sample size determination for some common nonparametric tests. J Am Stat Assoc 1987;82:645–647.',
    doi: '10.1080/01621459.1987.10478478',
  },
  'muller-barton-1989': {
    text: 'Muller KE, Barton CN. Approximate power for repeated-measures ANOVA lacking sphericity. J Am Stat Assoc 1989;84:549–555.',
  },
  'faul-2007': {
    text: 'Faul F, Erdfelder E, Lang AG, Buchner A. G*Power 3: a flexible statistical power analysis program for the social, behavioral, and biomedical sciences. Behav Res Methods 2007;39:175–191.',
    doi: '10.3758/BF03193146',
  },
  'zhu-lakkis-2014': {
    text: 'Zhu H, Lakkis H. Sample size calculation for comparing two negative binomial rates. Stat Med 2014;33:376–387.',
    doi: '10.1002/sim.5947',
  },
  'nam-1987': {
    text: 'Nam JM. A simple approximation for calculating sample sizes for detecting linear trend in proportions. Biometrics 1987;43:701–705.',
  },
} as const satisfies Readonly<Record<string, Reference>>
