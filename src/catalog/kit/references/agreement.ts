import type { Reference } from './reference.ts'

/** Works on agreement and reliability. */
export const agreement = {
  'cohen-1960': {
    text: 'Cohen J. A coefficient of agreement for nominal scales. Educ Psychol Meas 1960;20:37–46.',
    doi: '10.1177/001316446002000104',
  },
  'cohen-1968': {
    text: 'Cohen J. Weighted kappa: nominal scale agreement with provision for scaled disagreement or partial credit. Psychol Bull 1968;70:213–220.',
    doi: '10.1037/h0026256',
  },
  'fleiss-cohen-everitt-1969': {
    text: 'Fleiss JL, Cohen J, Everitt BS. Large sample standard errors of kappa and weighted kappa. Psychol Bull 1969;72:323–327.',
    doi: '10.1037/h0028106',
  },
  'fleiss-1971': {
    text: 'Fleiss JL. Measuring nominal scale agreement among many raters. Psychol Bull 1971;76:378–382.',
    doi: '10.1037/h0031619',
  },
  'fleiss-nee-landis-1979': {
    text: 'Fleiss JL, Nee JC, Landis JR. Large sample variance of kappa in the case of different sets of raters. Psychol Bull 1979;86:974–977.',
  },
  'gwet-2008': {
    text: 'Gwet KL. Computing inter-rater reliability and its variance in the presence of high agreement. Br J Math Stat Psychol 2008;61:29–48.',
  },
  'byrt-1993': {
    text: 'Byrt T, Bishop J, Carlin JB. Bias, prevalence and kappa. J Clin Epidemiol 1993;46:423–429.',
  },
  'brennan-prediger-1981': {
    text: 'Brennan RL, Prediger DJ. Coefficient kappa: some uses, misuses, and alternatives. Educ Psychol Meas 1981;41:687–699.',
  },
  'landis-koch-1977': {
    text: 'Landis JR, Koch GG. The measurement of observer agreement for categorical data. Biometrics 1977;33:159–174.',
    doi: '10.2307/2529310',
  },
  'cicchetti-1981': {
    text: 'Cicchetti DV. Testing the normal approximation and minimal sample size requirements of weighted kappa when the number of categories is large. Appl Psychol Meas 1981;5:101–104.',
  },
  'shrout-fleiss-1979': {
    text: 'Shrout PE, Fleiss JL. Intraclass correlations: uses in assessing rater reliability. Psychol Bull 1979;86:420–428.',
    doi: '10.1037/0033-2909.86.2.420',
  },
  'mcgraw-wong-1996': {
    text: 'McGraw KO, Wong SP. Forming inferences about some intraclass correlation coefficients. Psychol Methods 1996;1:30–46.',
    doi: '10.1037/1082-989X.1.1.30',
  },
  'koo-li-2016': {
    text: 'Koo TK, Li MY. A guideline of selecting and reporting intraclass correlation coefficients for reliability research. J Chiropr Med 2016;15:155–163.',
    doi: '10.1016/j.jcm.2016.02.012',
  },
  'cronbach-1951': {
    text: 'Cronbach LJ. Coefficient alpha and the internal structure of tests. Psychometrika 1951;16:297–334.',
    doi: '10.1007/BF02310555',
  },
  'feldt-1965': {
    text: 'Feldt LS. The approximate sampling distribution of Kuder-Richardson reliability coefficient twenty. Psychometrika 1965;30:357–370.',
    doi: '10.1007/BF02289499',
  },
  'mcdonald-1999': {
    text: 'McDonald RP. Test Theory: A Unified Treatment. Mahwah: Erlbaum; 1999.',
  },
  'joreskog-1967': {
    text: 'Jöreskog KG. Some contributions to maximum likelihood factor analysis. Psychometrika 1967;32:443–482.',
    doi: '10.1007/BF02289658',
  },
  'hayes-coutts-2020': {
    text: 'Hayes AF, Coutts JJ. Use omega rather than Cronbach’s alpha for estimating reliability. But… Commun Methods Meas 2020;14:1–24.',
    doi: '10.1080/19312458.2020.1718629',
  },
  'guttman-1945': {
    text: 'Guttman L. A basis for analyzing test-retest reliability. Psychometrika 1945;10:255–282.',
  },
  'horst-1951': {
    text: 'Horst P. Estimating total test reliability from parts of unequal length. Educ Psychol Meas 1951;11:368–371.',
  },
  'bland-altman-1997': {
    text: "Bland JM, Altman DG. Cronbach's alpha. BMJ 1997;314:572.",
    doi: '10.1136/bmj.314.7080.572',
  },
  'bland-altman-1986': {
    text: 'Bland JM, Altman DG. Statistical methods for assessing agreement between two methods of clinical measurement. Lancet 1986;1:307–310.',
    doi: '10.1016/S0140-6736(86)90837-8',
  },
  'bland-altman-1999': {
    text: 'Bland JM, Altman DG. Measuring agreement in method comparison studies. Stat Methods Med Res 1999;8:135–160.',
    doi: '10.1177/096228029900800204',
  },
  'passing-bablok-1983': {
    text: 'Passing H, Bablok W. A new biometrical procedure for testing the equality of measurements from two different analytical methods. J Clin Chem Clin Biochem 1983;21:709–720.',
    doi: '10.1515/cclm.1983.21.11.709',
  },
  'cornbleet-gochman-1979': {
    text: 'Cornbleet PJ, Gochman N. Incorrect least-squares regression coefficients in method-comparison analysis. Clin Chem 1979;25:432–438.',
    doi: '10.1093/clinchem/25.3.432',
  },
  'linnet-1990': {
    text: 'Linnet K. Estimation of the linear relationship between the measurements of two methods with proportional errors. Stat Med 1990;9:1463–1473.',
    doi: '10.1002/sim.4780091210',
  },
  'linnet-1999': {
    text: 'Linnet K. Necessary sample size for method comparison studies based on regression analysis. Clin Chem 1999;45:882–894.',
    doi: '10.1093/clinchem/45.6.882',
  },
} as const satisfies Readonly<Record<string, Reference>>
