import type { Reference } from './reference.ts'

/** Works on pooling studies and on bias among them. */
export const metaAnalysis = {
  'dersimonian-laird-1986': {
    text: 'DerSimonian R, Laird N. Meta-analysis in clinical trials. Control Clin Trials 1986;7:177–188.',
    doi: '10.1016/0197-2456(86)90046-2',
  },
  'viechtbauer-2005': {
    text: 'Viechtbauer W. Bias and efficiency of meta-analytic variance estimators in the random-effects model. J Educ Behav Stat 2005;30:261–293.',
    doi: '10.3102/10769986030003261',
  },
  'egger-1997': {
    text: 'Egger M, Davey Smith G, Schneider M, Minder C. Bias in meta-analysis detected by a simple, graphical test. BMJ 1997;315:629–634.',
    doi: '10.1136/bmj.315.7109.629',
  },
  'peters-2008': {
    text: 'Peters JL, Sutton AJ, Jones DR, Abrams KR, Rushton L. Contour-enhanced meta-analysis funnel plots help distinguish publication bias from other causes of asymmetry. J Clin Epidemiol 2008;61:991–996.',
    doi: '10.1016/j.jclinepi.2007.11.010',
  },
  'sterne-2011': {
    text: 'Sterne JAC, Sutton AJ, Ioannidis JPA, et al. Recommendations for examining and interpreting funnel plot asymmetry in meta-analyses of randomised controlled trials. BMJ 2011;343:d4002.',
    doi: '10.1136/bmj.d4002',
  },
  'sterne-2019': {
    text: 'Sterne JAC, Savović J, Page MJ, et al. RoB 2: a revised tool for assessing risk of bias in randomised trials. BMJ 2019;366:l4898.',
    doi: '10.1136/bmj.l4898',
  },
  'sterne-2016': {
    text: 'Sterne JAC, Hernán MA, Reeves BC, et al. ROBINS-I: a tool for assessing risk of bias in non-randomised studies of interventions. BMJ 2016;355:i4919.',
    doi: '10.1136/bmj.i4919',
  },
  'whiting-2011': {
    text: 'Whiting PF, Rutjes AWS, Westwood ME, et al. QUADAS-2: a revised tool for the quality assessment of diagnostic accuracy studies. Ann Intern Med 2011;155:529–536.',
    doi: '10.7326/0003-4819-155-8-201110180-00009',
  },
  'reitsma-2005': {
    text: 'Reitsma JB, Glas AS, Rutjes AWS, Scholten RJPM, Bossuyt PM, Zwinderman AH. Bivariate analysis of sensitivity and specificity produces informative summary measures in diagnostic reviews. J Clin Epidemiol 2005;58:982–990.',
    doi: '10.1016/j.jclinepi.2005.02.022',
  },
  'chu-cole-2006': {
    text: 'Chu H, Cole SR. Bivariate meta-analysis of sensitivity and specificity with sparse data: a generalized linear mixed model approach. J Clin Epidemiol 2006;59:1331–1332.',
    doi: '10.1016/j.jclinepi.2006.06.011',
  },
  'rutter-gatsonis-2001': {
    text: 'Rutter CM, Gatsonis CA. A hierarchical regression approach to meta-analysis of diagnostic test accuracy evaluations. Stat Med 2001;20:2865–2884.',
    doi: '10.1002/sim.942',
  },
  'harbord-2007': {
    text: 'Harbord RM, Deeks JJ, Egger M, Whiting P, Sterne JAC. A unification of models for meta-analysis of diagnostic accuracy studies. Biostatistics 2007;8:239–251.',
    doi: '10.1093/biostatistics/kxl004',
  },
  'pinheiro-bates-1995': {
    text: 'Pinheiro JC, Bates DM. Approximations to the log-likelihood function in the nonlinear mixed-effects model. J Comput Graph Stat 1995;4:12–35.',
    doi: '10.1080/10618600.1995.10474663',
  },
} as const satisfies Readonly<Record<string, Reference>>
