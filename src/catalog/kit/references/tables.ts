import type { Reference } from './reference.ts'

/** Works on proportions, contingency tables and trends in them. */
export const tables = {
  'fisher-1935': {
    text: 'Fisher RA. The logic of inductive inference. J R Stat Soc 1935;98:39–82.',
    doi: '10.2307/2342435',
  },
  'pearson-1900': {
    text: 'Pearson K. On the criterion that a given system of deviations from the probable in the case of a correlated system of variables is such that it can be reasonably supposed to have arisen from random sampling. Philos Mag 1900;50:157–175.',
  },
  'yates-1934': {
    text: 'Yates F. Contingency tables involving small numbers and the χ² test. Suppl J R Stat Soc 1934;1:217–235.',
  },
  'freeman-halton-1951': {
    text: 'Freeman GH, Halton JH. Note on an exact treatment of contingency, goodness of fit and other problems of significance. Biometrika 1951;38:141–149.',
  },
  'mantel-1963': {
    text: 'Mantel N. Chi-square tests with one degree of freedom; extensions of the Mantel-Haenszel procedure. J Am Stat Assoc 1963;58:690–700.',
  },
  'haberman-1973': {
    text: 'Haberman SJ. The analysis of residuals in cross-classified tables. Biometrics 1973;29:205–220.',
  },
  'bergsma-2013': {
    text: "Bergsma W. A bias-correction for Cramér's V and Tschuprow's T. J Korean Stat Soc 2013;42:323–328.",
    doi: '10.1016/j.jkss.2012.10.002',
  },
  'woolf-1955': {
    text: 'Woolf B. On estimating the relation between blood group and disease. Ann Hum Genet 1955;19:251–253.',
  },
  'katz-1978': {
    text: 'Katz D, Baptista J, Azen SP, Pike MC. Obtaining confidence intervals for the risk ratio in cohort studies. Biometrics 1978;34:469–474.',
  },
  'newcombe-1998': {
    text: 'Newcombe RG. Interval estimation for the difference between independent proportions: comparison of eleven methods. Stat Med 1998;17:873–890.',
  },
  'patefield-1981': {
    text: 'Patefield WM. Algorithm AS 159: an efficient method of generating random R × C tables with given row and column totals. Appl Stat 1981;30:91–97.',
    doi: '10.2307/2346669',
  },
  'wilson-1927': {
    text: 'Wilson EB. Probable inference, the law of succession, and statistical inference. J Am Stat Assoc 1927;22:209–212.',
    doi: '10.1080/01621459.1927.10502953',
  },
  'clopper-pearson-1934': {
    text: 'Clopper CJ, Pearson ES. The use of confidence or fiducial limits illustrated in the case of the binomial. Biometrika 1934;26:404–413.',
    doi: '10.1093/biomet/26.4.404',
  },
  'newcombe-1998-single': {
    text: 'Newcombe RG. Two-sided confidence intervals for the single proportion: comparison of seven methods. Stat Med 1998;17:857–872.',
  },
  'miettinen-nurminen-1985': {
    text: 'Miettinen O, Nurminen M. Comparative analysis of two rates. Stat Med 1985;4:213–226.',
  },
  'farrington-manning-1990': {
    text: 'Farrington CP, Manning G. Test statistics and sample size formulae for comparative binomial trials with null hypothesis of non-zero risk difference or non-unity relative risk. Stat Med 1990;9:1447–1454.',
  },
  'cornfield-1956': {
    text: 'Cornfield J. A statistical problem arising from retrospective studies. In: Neyman J, editor. Proceedings of the Third Berkeley Symposium on Mathematical Statistics and Probability, vol 4. University of California Press; 1956:135–148.',
  },
  'altman-1998': {
    text: 'Altman DG. Confidence intervals for the number needed to treat. BMJ 1998;317:1309–1312.',
  },
  'mcnemar-1947': {
    text: 'McNemar Q. Note on the sampling error of the difference between correlated proportions or percentages. Psychometrika 1947;12:153–157.',
  },
  'bowker-1948': {
    text: 'Bowker AH. A test for symmetry in contingency tables. J Am Stat Assoc 1948;43:572–574.',
  },
  'cochran-1950': {
    text: 'Cochran WG. The comparison of percentages in matched samples. Biometrika 1950;37:256–266.',
  },
  'newcombe-1998-paired': {
    text: 'Newcombe RG. Improved confidence intervals for the difference between binomial proportions based on paired data. Stat Med 1998;17:2635–2650.',
  },
  'fagerland-2013': {
    text: 'Fagerland MW, Lydersen S, Laake P. The McNemar test for binary matched-pairs data: mid-p and asymptotic are better than exact conditional. BMC Med Res Methodol 2013;13:91.',
  },
  'mantel-haenszel-1959': {
    text: 'Mantel N, Haenszel W. Statistical aspects of the analysis of data from retrospective studies of disease. J Natl Cancer Inst 1959;22:719–748.',
  },
  'cochran-1954': {
    text: 'Cochran WG. Some methods for strengthening the common χ² tests. Biometrics 1954;10:417–451.',
  },
  'robins-1986': {
    text: 'Robins J, Breslow N, Greenland S. Estimators of the Mantel-Haenszel variance consistent in both sparse data and large-strata limiting models. Biometrics 1986;42:311–323.',
  },
  'greenland-robins-1985': {
    text: 'Greenland S, Robins JM. Estimation of a common effect parameter from sparse follow-up data. Biometrics 1985;41:55–68.',
  },
  'breslow-day-1980': {
    text: 'Breslow NE, Day NE. Statistical methods in cancer research. Volume I: the analysis of case-control studies. Lyon: IARC; 1980.',
  },
  'breslow-day-1987': {
    text: 'Breslow NE, Day NE. Statistical methods in cancer research. Volume II: the design and analysis of cohort studies. Lyon: IARC; 1987.',
  },
  'garwood-1936': {
    text: 'Garwood F. Fiducial limits for the Poisson distribution. Biometrika 1936;28:437–442.',
    doi: '10.1093/biomet/28.3-4.437',
  },
  'barker-2002': {
    text: 'Barker L. A comparison of nine confidence intervals for a Poisson parameter when the expected number of events is ≤ 5. Am Stat 2002;56:85–89.',
    doi: '10.1198/000313002317572736',
  },
  'tarone-1985': {
    text: 'Tarone RE. On heterogeneity tests based on efficient scores. Biometrika 1985;72:91–95.',
  },
  'mantel-fleiss-1980': {
    text: 'Mantel N, Fleiss JL. Minimum expected cell size requirements for the Mantel-Haenszel one-degree-of-freedom chi-square test and a related rapid procedure. Am J Epidemiol 1980;112:129–134.',
  },
  'armitage-1955': {
    text: 'Armitage P. Tests for linear trends in proportions and frequencies. Biometrics 1955;11:375–386.',
  },
  'sato-1989': {
    text: 'Sato T. On the variance estimator for the Mantel-Haenszel risk difference. Biometrics 1989;45:1323–1324.',
  },
  'conover-1999': {
    text: 'Conover WJ. Practical nonparametric statistics. 3rd ed. New York: Wiley; 1999.',
  },
  'lewis-clarke-2001': {
    text: 'Lewis S, Clarke M. Forest plots: trying to see the wood and the trees. BMJ 2001;322:1479–1480.',
    doi: '10.1136/bmj.322.7300.1479',
  },
  'lex-2014': {
    text: 'Lex A, Gehlenborg N, Strobelt H, Vuillemot R, Pfister H. UpSet: visualization of intersecting sets. IEEE Trans Vis Comput Graph 2014;20:1983–1992.',
    doi: '10.1109/TVCG.2014.2346248',
  },
  'bruls-2000': {
    text: 'Bruls M, Huizing K, van Wijk JJ. Squarified treemaps. In: de Leeuw WC, van Liere R, editors. Data Visualization 2000. Springer; 2000:33–42.',
  },
  'wang-2006': {
    text: 'Wang W, Wang H, Dai G, Wang H. Visualization of large hierarchical data by circle packing. In: Proceedings of the SIGCHI Conference on Human Factors in Computing Systems. ACM; 2006:517–520.',
  },
  'wilkinson-2012': {
    text: 'Wilkinson L. Exact and approximate area-proportional circular Venn and Euler diagrams. IEEE Trans Vis Comput Graph 2012;18:321–331.',
    doi: '10.1109/TVCG.2011.56',
  },
} as const satisfies Readonly<Record<string, Reference>>
