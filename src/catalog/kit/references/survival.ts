import type { Reference } from './reference.ts'

/** Works on survival. */
export const survival = {
  'kaplan-meier-1958': {
    text: 'Kaplan EL, Meier P. Nonparametric estimation from incomplete observations. J Am Stat Assoc 1958;53:457–481.',
    doi: '10.1080/01621459.1958.10501452',
  },
  'mantel-1966': {
    text: 'Mantel N. Evaluation of survival data and two new rank order statistics arising in its consideration. Cancer Chemother Rep 1966;50:163–170.',
  },
  'gehan-1965': {
    text: 'Gehan EA. A generalized Wilcoxon test for comparing arbitrarily singly-censored samples. Biometrika 1965;52:203–223.',
    doi: '10.1093/biomet/52.1-2.203',
  },
  'tarone-ware-1977': {
    text: 'Tarone RE, Ware J. On distribution-free tests for equality of survival distributions. Biometrika 1977;64:156–160.',
    doi: '10.1093/biomet/64.1.156',
  },
  'peto-peto-1972': {
    text: 'Peto R, Peto J. Asymptotically efficient rank invariant test procedures. J R Stat Soc A 1972;135:185–207.',
    doi: '10.2307/2344317',
  },
  'fleming-harrington-1981': {
    text: 'Fleming TR, Harrington DP. A class of hypothesis tests for one and two sample censored survival data. Commun Stat Theory Methods 1981;10:763–794.',
    doi: '10.1080/03610928108828073',
  },
  'royston-parmar-2013': {
    text: 'Royston P, Parmar MKB. Restricted mean survival time: an alternative to the hazard ratio for the design and analysis of randomized trials with a time-to-event outcome. BMC Med Res Methodol 2013;13:152.',
    doi: '10.1186/1471-2288-13-152',
  },
  'uno-2014': {
    text: 'Uno H, Claggett B, Tian L, et al. Moving beyond the hazard ratio in quantifying the between-group difference in survival analysis. J Clin Oncol 2014;32:2380–2385.',
    doi: '10.1200/JCO.2014.55.2208',
  },
  'hyde-1977': {
    text: 'Hyde J. Testing survival under right censoring and left truncation. Biometrika 1977;64:225–230.',
    doi: '10.1093/biomet/64.2.225',
  },
  'klein-moeschberger-2003': {
    text: 'Klein JP, Moeschberger ML. Survival Analysis: Techniques for Censored and Truncated Data. 2nd ed. New York: Springer; 2003.',
    doi: '10.1007/b97377',
  },
  'pocock-clayton-altman-2002': {
    text: 'Pocock SJ, Clayton TC, Altman DG. Survival plots of time-to-event outcomes in clinical trials: good practice and pitfalls. Lancet 2002;359:1686–1689.',
    doi: '10.1016/S0140-6736(02)08594-X',
  },
  'brookmeyer-crowley-1982': {
    text: 'Brookmeyer R, Crowley J. A confidence interval for the median survival time. Biometrics 1982;38:29–41.',
    doi: '10.2307/2530286',
  },
  'cox-1972': { text: 'Cox DR. Regression models and life-tables. J R Stat Soc B 1972;34:187–220.' },
  'efron-1977': {
    text: "Efron B. The efficiency of Cox's likelihood function for censored data. J Am Stat Assoc 1977;72:557–565.",
  },
  'breslow-1974': { text: 'Breslow N. Covariance analysis of censored survival data. Biometrics 1974;30:89–99.' },
  'gail-lubin-rubinstein-1981': {
    text: 'Gail MH, Lubin JH, Rubinstein LV. Likelihood calculations for matched case-control studies and survival studies with tied death times. Biometrika 1981;68:703–707.',
    doi: '10.1093/biomet/68.3.703',
  },
  'grambsch-therneau-1994': {
    text: 'Grambsch PM, Therneau TM. Proportional hazards tests and diagnostics based on weighted residuals. Biometrika 1994;81:515–526.',
  },
  'schoenfeld-1982': {
    text: 'Schoenfeld D. Partial residuals for the proportional hazards regression model. Biometrika 1982;69:239–241.',
  },
  'therneau-grambsch-fleming-1990': {
    text: 'Therneau TM, Grambsch PM, Fleming TR. Martingale-based residuals for survival models. Biometrika 1990;77:147–160.',
  },
  'therneau-grambsch-2000': {
    text: 'Therneau TM, Grambsch PM. Modeling Survival Data: Extending the Cox Model. Springer; 2000.',
  },
  'harrell-1982': {
    text: 'Harrell FE, Califf RM, Pryor DB, Lee KL, Rosati RA. Evaluating the yield of medical tests. JAMA 1982;247:2543–2546.',
  },
  'bryson-johnson-1981': {
    text: 'Bryson MC, Johnson ME. The incidence of monotone likelihood in the Cox model. Technometrics 1981;23:381–383.',
  },
  'peduzzi-1995': {
    text: 'Peduzzi P, Concato J, Feinstein AR, Holford TR. Importance of events per independent variable in proportional hazards regression analysis. II. Accuracy and precision of regression estimates. J Clin Epidemiol 1995;48:1503–1510.',
  },
  'aalen-johansen-1978': {
    text: 'Aalen OO, Johansen S. An empirical transition matrix for non-homogeneous Markov chains based on censored observations. Scand J Stat 1978;5:141–150.',
  },
  'gray-1988': {
    text: 'Gray RJ. A class of K-sample tests for comparing the cumulative incidence of a competing risk. Ann Stat 1988;16:1141–1154.',
    doi: '10.1214/aos/1176350951',
  },
  'nelson-1972': {
    text: 'Nelson W. Theory and applications of hazard plotting for censored failure data. Technometrics 1972;14:945–966.',
    doi: '10.1080/00401706.1972.10488991',
  },
  'aalen-1978': {
    text: 'Aalen O. Nonparametric inference for a family of counting processes. Ann Stat 1978;6:701–726.',
    doi: '10.1214/aos/1176344247',
  },
  'makuch-1982': {
    text: 'Makuch RW. Adjusted survival curve estimation using covariates. J Chronic Dis 1982;35:437–443.',
    doi: '10.1016/0021-9681(82)90058-3',
  },
  'zhang-2007': {
    text: 'Zhang X, Loberiza FR, Klein JP, Zhang MJ. A SAS macro for estimation of direct adjusted survival curves based on a stratified Cox regression model. Comput Methods Programs Biomed 2007;88:95–101.',
    doi: '10.1016/j.cmpb.2007.07.010',
  },
} as const satisfies Readonly<Record<string, Reference>>
