import type { Reference } from './reference.ts'

/** Works on regression and smoothing. */
export const regression = {
  'cleveland-1979': {
    text: 'Cleveland WS. Robust locally weighted regression and smoothing scatterplots. J Am Stat Assoc 1979;74:829–836.',
    doi: '10.1080/01621459.1979.10481038',
  },
  'cleveland-1981': {
    text: 'Cleveland WS. LOWESS: a program for smoothing scatterplots by robust locally weighted regression. Am Stat 1981;35:54.',
    doi: '10.2307/2683591',
  },
  'cleveland-devlin-1988': {
    text: 'Cleveland WS, Devlin SJ. Locally weighted regression: an approach to regression analysis by local fitting. J Am Stat Assoc 1988;83:596–610.',
    doi: '10.1080/01621459.1988.10478639',
  },
  'forsythe-1957': {
    text: 'Forsythe GE. Generation and use of orthogonal polynomials for data-fitting with a digital computer. J Soc Indust Appl Math 1957;5:74–88.',
    doi: '10.1137/0105007',
  },
  'tibshirani-1996': {
    text: 'Tibshirani R. Regression shrinkage and selection via the lasso. J R Stat Soc B 1996;58:267–288.',
    doi: '10.1111/j.2517-6161.1996.tb02080.x',
  },
  'friedman-hastie-tibshirani-2010': {
    text: 'Friedman J, Hastie T, Tibshirani R. Regularization paths for generalized linear models via coordinate descent. J Stat Softw 2010;33(1):1–22.',
    doi: '10.18637/jss.v033.i01',
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
  'fox-2016': {
    text: 'Fox J. Applied regression analysis and generalized linear models. 3rd ed. Thousand Oaks: Sage; 2016.',
  },
  'gelman-2008': {
    text: 'Gelman A. Scaling regression inputs by dividing by two standard deviations. Stat Med 2008;27:2865–2873.',
    doi: '10.1002/sim.3107',
  },
  'bates-watts-1988': {
    text: 'Bates DM, Watts DG. Nonlinear Regression Analysis and Its Applications. Wiley; 1988.',
    doi: '10.1002/9780470316757',
  },
  'golub-pereyra-1973': {
    text: 'Golub GH, Pereyra V. The differentiation of pseudo-inverses and nonlinear least squares problems whose variables separate. SIAM J Numer Anal 1973;10:413–432.',
    doi: '10.1137/0710036',
  },
  'sebaugh-mccray-2003': {
    text: 'Sebaugh JL, McCray PD. Defining the linear portion of a sigmoid-shaped curve: bend points. Pharm Stat 2003;2:167–174.',
    doi: '10.1002/pst.62',
  },
  'gottschalk-dunn-2005': {
    text: 'Gottschalk PG, Dunn JR. The five-parameter logistic: a characterization and comparison with the four-parameter logistic. Anal Biochem 2005;343:54–65.',
    doi: '10.1016/j.ab.2005.04.035',
  },
} as const satisfies Readonly<Record<string, Reference>>
