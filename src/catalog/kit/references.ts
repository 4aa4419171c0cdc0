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
  'cockcroft-gault-1976': {
    text: 'Cockcroft DW, Gault MH. Prediction of creatinine clearance from serum creatinine. Nephron 1976;16:31–41.',
    doi: '10.1159/000180580',
  },
  'fda-2024-renal': {
    text: 'US Food and Drug Administration. Guidance for industry: pharmacokinetics in patients with impaired renal function — study design, data analysis, and impact on dosing. March 2024.',
  },
  'ws-t-428-2013': {
    text: '国家卫生和计划生育委员会. WS/T 428—2013 成人体重判定.',
  },
  'who-bmi-2004': {
    text: 'WHO Expert Consultation. Appropriate body-mass index for Asian populations and its implications for policy and intervention strategies. Lancet 2004;363:157–163.',
    doi: '10.1016/S0140-6736(03)15268-3',
  },
  'lip-2010': {
    text: 'Lip GYH, Nieuwlaat R, Pisters R, Lane DA, Crijns HJGM. Refining clinical risk stratification for predicting stroke and thromboembolism in atrial fibrillation using a novel risk factor-based approach: the Euro Heart Survey on atrial fibrillation. Chest 2010;137:263–272.',
    doi: '10.1378/chest.09-1584',
  },
  'esc-2020-af': {
    text: 'Hindricks G, Potpara T, Dagres N, et al. 2020 ESC guidelines for the diagnosis and management of atrial fibrillation. Eur Heart J 2021;42:373–498.',
    doi: '10.1093/eurheartj/ehaa612',
  },
  'china-af-2023': {
    text: '中华医学会心血管病学分会, 中国生物医学工程学会心律分会. 心房颤动诊断和治疗中国指南. 中华心血管病杂志 2023;51(6).',
  },
  'pugh-1973': {
    text: 'Pugh RNH, Murray-Lyon IM, Dawson JL, Pietroni MC, Williams R. Transection of the oesophagus for bleeding oesophageal varices. Br J Surg 1973;60:646–649.',
    doi: '10.1002/bjs.1800600817',
  },
  'kim-2021': {
    text: 'Kim WR, Mannalithara A, Heimbach JK, et al. MELD 3.0: the Model for End-Stage Liver Disease updated for the modern era. Gastroenterology 2021;161:1887–1895.e4.',
    doi: '10.1053/j.gastro.2021.08.050',
  },
  'aasld-2013-transplant': {
    text: 'Martin P, DiMartini A, Feng S, Brown R Jr, Fallon M. Evaluation for liver transplantation in adults: 2013 practice guideline by the AASLD and the American Society of Transplantation. Hepatology 2014;59:1144–1165.',
    doi: '10.1002/hep.26972',
  },
  'payne-1973': {
    text: 'Payne RB, Little AJ, Williams RB, Milner JR. Interpretation of serum calcium in patients with abnormal serum proteins. Br Med J 1973;4:643–646.',
    doi: '10.1136/bmj.4.5893.643',
  },
  'ws-t-404-6-2015': {
    text: '国家卫生和计划生育委员会. WS/T 404.6—2015 临床常用生化检验项目参考区间 第6部分：血清总钙、无机磷、镁、铁.',
  },
  'kroenke-2001': {
    text: 'Kroenke K, Spitzer RL, Williams JBW. The PHQ-9: validity of a brief depression severity measure. J Gen Intern Med 2001;16:606–613.',
    doi: '10.1046/j.1525-1497.2001.016009606.x',
  },
  'wells-2000': {
    text: 'Wells PS, Anderson DR, Rodger M, et al. Derivation of a simple clinical model to categorize patients probability of pulmonary embolism: increasing the models utility with the SimpliRED D-dimer. Thromb Haemost 2000;83:416–420.',
    doi: '10.1055/s-0037-1613830',
  },
  'nice-ng158': {
    text: 'National Institute for Health and Care Excellence. Venous thromboembolic diseases: diagnosis, management and thrombophilia testing. NICE guideline NG158; 2020 (updated 2023).',
  },
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
  'donner-klar-2000': {
    text: 'Donner A, Klar N. Design and Analysis of Cluster Randomization Trials in Health Research. Arnold; 2000.',
  },
  'fleiss-1980': {
    text: 'Fleiss JL, Tytun A, Ury HK. A simple approximation for calculating sample sizes for comparing independent proportions. Biometrics 1980;36:343–346.',
  },
  'cleveland-1979': {
    text: 'Cleveland WS. Robust locally weighted regression and smoothing scatterplots. J Am Stat Assoc 1979;74:829–836.',
    doi: '10.1080/01621459.1979.10481038',
  },
  'cleveland-1981': {
    text: 'Cleveland WS. LOWESS: a program for smoothing scatterplots by robust locally weighted regression. Am Stat 1981;35:54.',
    doi: '10.2307/2683591',
  },
  'forsythe-1957': {
    text: 'Forsythe GE. Generation and use of orthogonal polynomials for data-fitting with a digital computer. J Soc Indust Appl Math 1957;5:74–88.',
    doi: '10.1137/0105007',
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
    text: 'Cornfield J. A statistical problem arising from retrospective studies. In: Neyman J, ed. Proceedings of the Third Berkeley Symposium on Mathematical Statistics and Probability, vol 4. University of California Press; 1956:135–148.',
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
  'pearson-1901': {
    text: 'Pearson K. On lines and planes of closest fit to systems of points in space. Philos Mag 1901;2:559–572.',
    doi: '10.1080/14786440109462720',
  },
  'hotelling-1933': {
    text: 'Hotelling H. Analysis of a complex of statistical variables into principal components. J Educ Psychol 1933;24:417–441, 498–520.',
    doi: '10.1037/h0071325',
  },
  'bartlett-1950': {
    text: 'Bartlett MS. Tests of significance in factor analysis. Br J Psychol Stat Sect 1950;3:77–85.',
  },
  'kaiser-1958': {
    text: 'Kaiser HF. The varimax criterion for analytic rotation in factor analysis. Psychometrika 1958;23:187–200.',
    doi: '10.1007/BF02289233',
  },
  'cattell-1966': {
    text: 'Cattell RB. The scree test for the number of factors. Multivariate Behav Res 1966;1:245–276.',
    doi: '10.1207/s15327906mbr0102_10',
  },
  'horn-1965': {
    text: 'Horn JL. A rationale and test for the number of factors in factor analysis. Psychometrika 1965;30:179–185.',
    doi: '10.1007/BF02289447',
  },
  'glorfeld-1995': {
    text: "Glorfeld LW. An improvement on Horn's parallel analysis methodology for selecting the correct number of factors to retain. Educ Psychol Meas 1995;55:377–393.",
    doi: '10.1177/0013164495055003002',
  },
  'kaiser-1974': {
    text: 'Kaiser HF. An index of factorial simplicity. Psychometrika 1974;39:31–36.',
    doi: '10.1007/BF02291575',
  },
  'kaiser-rice-1974': {
    text: 'Kaiser HF, Rice J. Little jiffy, mark IV. Educ Psychol Meas 1974;34:111–117.',
    doi: '10.1177/001316447403400115',
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
  'cox-1972': { text: 'Cox DR. Regression models and life-tables. J R Stat Soc B 1972;34:187–220.' },
  'efron-1977': {
    text: "Efron B. The efficiency of Cox's likelihood function for censored data. J Am Stat Assoc 1977;72:557–565.",
  },
  'breslow-1974': { text: 'Breslow N. Covariance analysis of censored survival data. Biometrics 1974;30:89–99.' },
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
  'mccullagh-nelder-1989': {
    text: 'McCullagh P, Nelder JA. Generalized Linear Models. 2nd ed. Chapman and Hall; 1989.',
  },
  'lawless-1987': { text: 'Lawless JF. Negative binomial and mixed Poisson regression. Can J Stat 1987;15:209–225.' },
  'self-liang-1987': {
    text: 'Self SG, Liang KY. Asymptotic properties of maximum likelihood estimators and likelihood ratio tests under nonstandard conditions. J Am Stat Assoc 1987;82:605–610.',
  },
  'zou-2004': {
    text: 'Zou G. A modified Poisson regression approach to prospective studies with binary data. Am J Epidemiol 2004;159:702–706.',
  },
  'holm-1979': {
    text: 'Holm S. A simple sequentially rejective multiple test procedure. Scand J Stat 1979;6:65–70.',
  },
  'harrell-2015': {
    text: 'Harrell FE. Regression Modeling Strategies. 2nd ed. Springer; 2015.',
    doi: '10.1007/978-3-319-19425-7',
  },
  'searle-speed-milliken-1980': {
    text: 'Searle SR, Speed FM, Milliken GA. Population marginal means in the linear model: an alternative to least squares means. Am Stat 1980;34:216–221.',
  },
  'fox-monette-1992': {
    text: 'Fox J, Monette G. Generalized collinearity diagnostics. J Am Stat Assoc 1992;87:178–183.',
    doi: '10.1080/01621459.1992.10475190',
  },
  'white-1980': {
    text: 'White H. A heteroskedasticity-consistent covariance matrix estimator and a direct test for heteroskedasticity. Econometrica 1980;48:817–838.',
    doi: '10.2307/1912934',
  },
  'olejnik-algina-2003': {
    text: 'Olejnik S, Algina J. Generalized eta and omega squared statistics: measures of effect size for some common research designs. Psychol Methods 2003;8:434–447.',
    doi: '10.1037/1082-989X.8.4.434',
  },
  'mackinnon-white-1985': {
    text: 'MacKinnon JG, White H. Some heteroskedasticity-consistent covariance matrix estimators with improved finite sample properties. J Econom 1985;29:305–325.',
    doi: '10.1016/0304-4076(85)90158-7',
  },
  'koenker-1981': {
    text: 'Koenker R. A note on studentizing a test for heteroscedasticity. J Econom 1981;17:107–112.',
  },
  'hosmer-lemeshow-1980': {
    text: 'Hosmer DW, Lemeshow S. Goodness of fit tests for the multiple logistic regression model. Commun Stat Theory Methods 1980;9:1043–1069.',
    doi: '10.1080/03610928008827941',
  },
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
  'nagelkerke-1991': {
    text: 'Nagelkerke NJD. A note on a general definition of the coefficient of determination. Biometrika 1991;78:691–692.',
    doi: '10.1093/biomet/78.3.691',
  },
  'venzon-moolgavkar-1988': {
    text: 'Venzon DJ, Moolgavkar SH. A method for computing profile-likelihood-based confidence intervals. Appl Stat 1988;37:87–94.',
    doi: '10.2307/2347496',
  },
  'firth-1993': {
    text: 'Firth D. Bias reduction of maximum likelihood estimates. Biometrika 1993;80:27–38.',
    doi: '10.1093/biomet/80.1.27',
  },
  'heinze-schemper-2002': {
    text: 'Heinze G, Schemper M. A solution to the problem of separation in logistic regression. Stat Med 2002;21:2409–2419.',
    doi: '10.1002/sim.1047',
  },
  'puhr-2017': {
    text: 'Puhr R, Heinze G, Nold M, Lusa L, Geroldinger A. Firth’s logistic regression with rare events: accurate effect estimates and predictions? Stat Med 2017;36:2302–2317.',
    doi: '10.1002/sim.7273',
  },
  'albert-anderson-1984': {
    text: 'Albert A, Anderson JA. On the existence of maximum likelihood estimates in logistic regression models. Biometrika 1984;71:1–10.',
    doi: '10.1093/biomet/71.1.1',
  },
  'peduzzi-1996': {
    text: 'Peduzzi P, Concato J, Kemper E, Holford TR, Feinstein AR. A simulation study of the number of events per variable in logistic regression analysis. J Clin Epidemiol 1996;49:1373–1379.',
    doi: '10.1016/S0895-4356(96)00236-3',
  },
  'pregibon-1981': {
    text: 'Pregibon D. Logistic regression diagnostics. Ann Stat 1981;9:705–724.',
    doi: '10.1214/aos/1176345513',
  },
  'cook-1977': {
    text: 'Cook RD. Detection of influential observation in linear regression. Technometrics 1977;19:15–18.',
  },
  'durbin-watson-1951': {
    text: 'Durbin J, Watson GS. Testing for serial correlation in least squares regression. II. Biometrika 1951;38:159–177.',
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
  'fox-2016': {
    text: 'Fox J. Applied regression analysis and generalized linear models. 3rd ed. Thousand Oaks: Sage; 2016.',
  },
} as const satisfies Readonly<Record<string, Reference>>
