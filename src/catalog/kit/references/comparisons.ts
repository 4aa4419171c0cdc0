import type { Reference } from './reference.ts'

/** Works on comparing groups and conditions. */
export const comparisons = {
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
  'streitberg-rohmel-1986': {
    text: 'Streitberg B, Röhmel J. Exact distributions for permutations and rank tests: an introduction to some recently published algorithms. Stat Softw Newsl 1986;12:10–17.',
  },
  'wilcoxon-1945': {
    text: 'Wilcoxon F. Individual comparisons by ranking methods. Biometrics Bull 1945;1:80–83.',
    doi: '10.2307/3001968',
  },
  'pratt-1959': {
    text: 'Pratt JW. Remarks on zeros and ties in the Wilcoxon signed rank procedures. J Am Stat Assoc 1959;54:655–667.',
    doi: '10.1080/01621459.1959.10501526',
  },
  'algina-keselman-2003': {
    text: 'Algina J, Keselman HJ. Approximate confidence intervals for effect sizes. Educ Psychol Meas 2003;63:537–553.',
    doi: '10.1177/0013164403256358',
  },
  'hodges-lehmann-1963': {
    text: 'Hodges JL, Lehmann EL. Estimates of location based on rank tests. Ann Math Stat 1963;34:598–611.',
    doi: '10.1214/aoms/1177704172',
  },
  'gardner-altman-1986': {
    text: 'Gardner MJ, Altman DG. Confidence intervals rather than P values: estimation rather than hypothesis testing. BMJ 1986;292:746–750.',
  },
  'cliff-1993': {
    text: 'Cliff N. Dominance statistics: ordinal analyses to answer ordinal questions. Psychol Bull 1993;114:494–509.',
  },
  'hedges-1981': {
    text: "Hedges LV. Distribution theory for Glass's estimator of effect size and related estimators. J Educ Stat 1981;6:107–128.",
    doi: '10.3102/10769986006002107',
  },
  'brown-forsythe-1974': {
    text: 'Brown MB, Forsythe AB. Robust tests for the equality of variances. J Am Stat Assoc 1974;69:364–367.',
    doi: '10.1080/01621459.1974.10482955',
  },
  'conover-johnson-1981': {
    text: 'Conover WJ, Johnson ME, Johnson MM. A comparative study of tests for homogeneity of variances, with applications to the outer continental shelf bidding data. Technometrics 1981;23:351–361.',
    doi: '10.1080/00401706.1981.10487680',
  },
  'levene-1960': {
    text: 'Levene H. Robust tests for equality of variances. In: Olkin I, editor. Contributions to Probability and Statistics. Stanford University Press; 1960:278–292.',
  },
  'kruskal-wallis-1952': {
    text: 'Kruskal WH, Wallis WA. Use of ranks in one-criterion variance analysis. J Am Stat Assoc 1952;47:583–621.',
    doi: '10.1080/01621459.1952.10483441',
  },
  'welch-1951': {
    text: 'Welch BL. On the comparison of several mean values: an alternative approach. Biometrika 1951;38:330–336.',
    doi: '10.1093/biomet/38.3-4.330',
  },
  'fisher-1925': {
    text: 'Fisher RA. Statistical Methods for Research Workers. Oliver and Boyd; 1925.',
  },
  'kramer-1956': {
    text: 'Kramer CY. Extension of multiple range tests to group means with unequal numbers of replications. Biometrics 1956;12:307–310.',
  },
  'games-howell-1976': {
    text: "Games PA, Howell JF. Pairwise multiple comparison procedures with unequal n's and/or variances: a Monte Carlo study. J Educ Stat 1976;1:113–125.",
  },
  'dunn-1964': {
    text: 'Dunn OJ. Multiple comparisons using rank sums. Technometrics 1964;6:241–252.',
  },
  'steiger-2004': {
    text: 'Steiger JH. Beyond the F test: effect size confidence intervals and tests of close fit in the analysis of variance and contrast analysis. Psychol Methods 2004;9:164–182.',
  },
  'tomczak-2014': {
    text: 'Tomczak M, Tomczak E. The need to report effect size estimates revisited. An overview of some recommended measures of effect size. Trends Sport Sci 2014;21:19–25.',
  },
  'holm-1979': {
    text: 'Holm S. A simple sequentially rejective multiple test procedure. Scand J Stat 1979;6:65–70.',
  },
  'olejnik-algina-2003': {
    text: 'Olejnik S, Algina J. Generalized eta and omega squared statistics: measures of effect size for some common research designs. Psychol Methods 2003;8:434–447.',
    doi: '10.1037/1082-989X.8.4.434',
  },
  'schuirmann-1987': {
    text: 'Schuirmann DJ. A comparison of the two one-sided tests procedure and the power approach for assessing the equivalence of average bioavailability. J Pharmacokinet Biopharm 1987;15:657–680.',
    doi: '10.1007/BF01068419',
  },
  'dixon-mood-1946': {
    text: 'Dixon WJ, Mood AM. The statistical sign test. J Am Stat Assoc 1946;41:557–566.',
  },
  'mauchly-1940': {
    text: 'Mauchly JW. Significance test for sphericity of a normal n-variate distribution. Ann Math Stat 1940;11:204–209.',
  },
  'anderson-2003': {
    text: 'Anderson TW. An introduction to multivariate statistical analysis. 3rd ed. Hoboken: Wiley; 2003.',
  },
  'greenhouse-geisser-1959': {
    text: 'Greenhouse SW, Geisser S. On methods in the analysis of profile data. Psychometrika 1959;24:95–112.',
    doi: '10.1007/BF02289823',
  },
  'huynh-feldt-1976': {
    text: 'Huynh H, Feldt LS. Estimation of the Box correction for degrees of freedom from sample data in randomized block and split-plot designs. J Educ Stat 1976;1:69–82.',
  },
  'morey-2008': {
    text: 'Morey RD. Confidence intervals from normalized data: a correction to Cousineau (2005). Tutor Quant Methods Psychol 2008;4:61–64.',
  },
  'friedman-1937': {
    text: 'Friedman M. The use of ranks to avoid the assumption of normality implicit in the analysis of variance. J Am Stat Assoc 1937;32:675–701.',
    doi: '10.1080/01621459.1937.10503522',
  },
  'kendall-smith-1939': {
    text: 'Kendall MG, Babington Smith B. The problem of m rankings. Ann Math Stat 1939;10:275–287.',
  },
  'nemenyi-1963': {
    text: 'Nemenyi P. Distribution-free multiple comparisons. PhD thesis, Princeton University; 1963.',
  },
  'demsar-2006': {
    text: 'Demšar J. Statistical comparisons of classifiers over multiple data sets. J Mach Learn Res 2006;7:1–30.',
  },
  'dunnett-1955': {
    text: 'Dunnett CW. A multiple comparison procedure for comparing several treatments with a control. J Am Stat Assoc 1955;50:1096–1121.',
    doi: '10.1080/01621459.1955.10501294',
  },
  'bartlett-1937': {
    text: 'Bartlett MS. Properties of sufficiency and statistical tests. Proc R Soc Lond A 1937;160:268–282.',
    doi: '10.1098/rspa.1937.0109',
  },
} as const satisfies Readonly<Record<string, Reference>>
