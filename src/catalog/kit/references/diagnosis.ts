import type { Reference } from './reference.ts'

/** Works on diagnostic tests and ROC curves. */
export const diagnosis = {
  'delong-1988': {
    text: 'DeLong ER, DeLong DM, Clarke-Pearson DL. Comparing the areas under two or more correlated receiver operating characteristic curves: a nonparametric approach. Biometrics 1988;44:837–845.',
    doi: '10.2307/2531595',
  },
  'hanley-mcneil-1982': {
    text: 'Hanley JA, McNeil BJ. The meaning and use of the area under a receiver operating characteristic (ROC) curve. Radiology 1982;143:29–36.',
    doi: '10.1148/radiology.143.1.7063747',
  },
  'youden-1950': {
    text: 'Youden WJ. Index for rating diagnostic tests. Cancer 1950;3:32–35.',
  },
  'fagan-1975': {
    text: 'Fagan TJ. Nomogram for Bayes’s theorem. N Engl J Med 1975;293:257.',
  },
  'simel-1991': {
    text: 'Simel DL, Samsa GP, Matchar DB. Likelihood ratios with confidence: sample size estimation for diagnostic test studies. J Clin Epidemiol 1991;44:763–770.',
  },
  'mercaldo-2007': {
    text: 'Mercaldo ND, Lau KF, Zhou XH. Confidence intervals for predictive values with an emphasis to case–control studies. Stat Med 2007;26:2170–2183.',
  },
  'glas-2003': {
    text: 'Glas AS, Lijmer JG, Prins MH, Bonsel GJ, Bossuyt PMM. The diagnostic odds ratio: a single indicator of test performance. J Clin Epidemiol 2003;56:1129–1135.',
    doi: '10.1016/S0895-4356(03)00177-X',
  },
  'sun-xu-2014': {
    text: "Sun X, Xu W. Fast implementation of DeLong's algorithm for comparing the areas under correlated receiver operating characteristic curves. IEEE Signal Process Lett 2014;21:1389–1393.",
    doi: '10.1109/LSP.2014.2337313',
  },
  'vickers-elkin-2006': {
    text: 'Vickers AJ, Elkin EB. Decision curve analysis: a novel method for evaluating prediction models. Med Decis Making 2006;26:565–574.',
    doi: '10.1177/0272989X06295361',
  },
  'davis-goadrich-2006': {
    text: 'Davis J, Goadrich M. The relationship between precision-recall and ROC curves. In: Proceedings of the 23rd International Conference on Machine Learning. ACM; 2006:233–240.',
    doi: '10.1145/1143844.1143874',
  },
  'keilwagen-2014': {
    text: 'Keilwagen J, Grosse I, Grau J. Area under precision-recall curves for weighted and unweighted data. PLoS ONE 2014;9:e92209.',
    doi: '10.1371/journal.pone.0092209',
  },
  'zou-donner-2008': {
    text: 'Zou GY, Donner A. Construction of confidence limits about effect measures: a general approach. Stat Med 2008;27:1693–1702.',
    doi: '10.1002/sim.3095',
  },
  'sokolova-lapalme-2009': {
    text: 'Sokolova M, Lapalme G. A systematic analysis of performance measures for classification tasks. Inf Process Manag 2009;45:427–437.',
    doi: '10.1016/j.ipm.2009.03.002',
  },
  'uno-2007': {
    text: 'Uno H, Cai T, Tian L, Wei LJ. Evaluating prediction rules for t-year survivors with censored regression models. J Am Stat Assoc 2007;102:527–537.',
    doi: '10.1198/016214507000000149',
  },
  'blanche-2013': {
    text: 'Blanche P, Dartigues JF, Jacqmin-Gadda H. Estimating and comparing time-dependent areas under receiver operating characteristic curves for censored event times with competing risks. Stat Med 2013;32:5381–5397.',
    doi: '10.1002/sim.5958',
  },
} as const satisfies Readonly<Record<string, Reference>>
