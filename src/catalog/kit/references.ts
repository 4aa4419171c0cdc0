/** The bibliography: what entries cite. Only works whose data were checked carry a DOI. */
export interface Reference {
  readonly text: string
  readonly doi?: string
}

export type ReferenceKey = keyof typeof references

export const references = {
  'student-1908': {
    text: 'Student. The probable error of a mean. Biometrika 1908;6:1–25.',
    doi: '10.1093/biomet/6.1.1',
  },
  'welch-1947': {
    text: 'Welch BL. The generalization of "Student\'s" problem when several different population variances are involved. Biometrika 1947;34:28–35.',
    doi: '10.1093/biomet/34.1-2.28',
  },
  'mann-whitney-1947': {
    text: 'Mann HB, Whitney DR. On a test of whether one of two random variables is stochastically larger than the other. Ann Math Stat 1947;18:50–60.',
    doi: '10.1214/aoms/1177730491',
  },
  'hodges-lehmann-1963': {
    text: 'Hodges JL, Lehmann EL. Estimates of location based on rank tests. Ann Math Stat 1963;34:598–611.',
    doi: '10.1214/aoms/1177704172',
  },
  'hedges-1981': {
    text: "Hedges LV. Distribution theory for Glass's estimator of effect size and related estimators. J Educ Stat 1981;6:107–128.",
    doi: '10.3102/10769986006002107',
  },
  'brown-forsythe-1974': {
    text: 'Brown MB, Forsythe AB. Robust tests for the equality of variances. J Am Stat Assoc 1974;69:364–367.',
    doi: '10.1080/01621459.1974.10482955',
  },
  'levene-1960': {
    text: 'Levene H. Robust tests for equality of variances. In: Olkin I, ed. Contributions to Probability and Statistics. Stanford University Press; 1960:278–292.',
  },
  'shapiro-wilk-1965': {
    text: 'Shapiro SS, Wilk MB. An analysis of variance test for normality (complete samples). Biometrika 1965;52:591–611.',
    doi: '10.1093/biomet/52.3-4.591',
  },
  'royston-1995': {
    text: 'Royston P. Remark AS R94: a remark on algorithm AS 181: the W-test for normality. Appl Stat 1995;44:547–551.',
    doi: '10.2307/2986146',
  },
  'kaplan-meier-1958': {
    text: 'Kaplan EL, Meier P. Nonparametric estimation from incomplete observations. J Am Stat Assoc 1958;53:457–481.',
    doi: '10.1080/01621459.1958.10501452',
  },
  'mantel-1966': {
    text: 'Mantel N. Evaluation of survival data and two new rank order statistics arising in its consideration. Cancer Chemother Rep 1966;50:163–170.',
  },
  'brookmeyer-crowley-1982': {
    text: 'Brookmeyer R, Crowley J. A confidence interval for the median survival time. Biometrics 1982;38:29–41.',
    doi: '10.2307/2530286',
  },
  'fisher-1935': {
    text: 'Fisher RA. The logic of inductive inference. J R Stat Soc 1935;98:39–82.',
    doi: '10.2307/2342435',
  },
  'kruskal-wallis-1952': {
    text: 'Kruskal WH, Wallis WA. Use of ranks in one-criterion variance analysis. J Am Stat Assoc 1952;47:583–621.',
    doi: '10.1080/01621459.1952.10483441',
  },
  'welch-1951': {
    text: 'Welch BL. On the comparison of several mean values: an alternative approach. Biometrika 1951;38:330–336.',
    doi: '10.1093/biomet/38.3-4.330',
  },
  'patefield-1981': {
    text: 'Patefield WM. Algorithm AS 159: an efficient method of generating random R × C tables with given row and column totals. Appl Stat 1981;30:91–97.',
    doi: '10.2307/2346669',
  },
  'yang-dalton-2012': {
    text: 'Yang D, Dalton JE. A unified approach to measuring the effect size between two groups using SAS. SAS Global Forum 2012; paper 335-2012.',
  },
  'austin-2009': {
    text: 'Austin PC. Balance diagnostics for comparing the distribution of baseline covariates between treatment groups in propensity-score matched samples. Stat Med 2009;28:3083–3107.',
    doi: '10.1002/sim.3697',
  },
  'hyndman-fan-1996': {
    text: 'Hyndman RJ, Fan Y. Sample quantiles in statistical packages. Am Stat 1996;50:361–365.',
    doi: '10.1080/00031305.1996.10473566',
  },
  'silverman-1986': {
    text: 'Silverman BW. Density Estimation for Statistics and Data Analysis. Chapman and Hall; 1986.',
  },
  'scott-1979': {
    text: 'Scott DW. On optimal and data-based histograms. Biometrika 1979;66:605–610.',
    doi: '10.1093/biomet/66.3.605',
  },
  'freedman-diaconis-1981': {
    text: 'Freedman D, Diaconis P. On the histogram as a density estimator: L2 theory. Z Wahrscheinlichkeitstheorie verw Gebiete 1981;57:453–476.',
    doi: '10.1007/BF01025868',
  },
  'inker-2021': {
    text: 'Inker LA, Eneanya ND, Coresh J, et al. New creatinine- and cystatin C-based equations to estimate GFR without race. N Engl J Med 2021;385:1737–1749.',
    doi: '10.1056/NEJMoa2102953',
  },
  'kdigo-2024-ckd': {
    text: 'KDIGO 2024 clinical practice guideline for the evaluation and management of chronic kidney disease. Kidney Int 2024;105(4S):S117–S314.',
    doi: '10.1016/j.kint.2023.10.018',
  },
} as const satisfies Readonly<Record<string, Reference>>
