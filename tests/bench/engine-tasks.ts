import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'

export interface Task {
  /** Label, if the analysis's title is not enough. */
  readonly what?: string
  readonly analysis: string
  /** `trial-csv.ts`, or a registry with 20 measurements from `wide-csv.ts`; the trial by default. */
  readonly data?: 'trial' | 'registry'
  /** Options with column ids of the data. */
  readonly options: StoredOptions
  /** Numbers of rows, if not all sizes apply: an exact test is for small samples. */
  readonly rows?: readonly number[]
}

const ofAnalyses: Readonly<Record<string, StoredOptions>> = {
  't-test-independent': {
    outcomes: ['c4', 'c5', 'c6', 'c8'],
    group: 'c3',
    first: 'A',
    second: 'B',
  },
  'table-one': { variables: ['c4', 'c5', 'c6', 'c7', 'c8'], group: 'c3' },
  't-test-paired': { 'pairs.pairs': [['c8', 'c9']] },
  'anova-one-way': { outcomes: ['c4', 'c5'], group: 'c7', postHoc: ['tukey', 'games-howell', 'dunn'] },
  'chi-square': { outcomes: ['c2', 'c7'], group: 'c3' },
  'correlation-matrix': { variables: ['c4', 'c5', 'c6', 'c8', 'c9'], methods: ['pearson', 'spearman'] },
  'descriptive-statistics': { variables: ['c4', 'c5', 'c6', 'c7', 'c8'], group: 'c3' },
  'linear-regression': {
    outcome: 'c8',
    'terms.list': [
      { kind: 'main', variable: 'c4' },
      { kind: 'main', variable: 'c5' },
      { kind: 'main', variable: 'c7' },
      { kind: 'main', variable: 'c3' },
    ],
  },
  'logistic-regression': {
    outcome: 'c2',
    event: 'dead',
    'terms.list': [
      { kind: 'main', variable: 'c4' },
      { kind: 'main', variable: 'c5' },
      { kind: 'main', variable: 'c7' },
      { kind: 'main', variable: 'c3' },
    ],
  },
  't-test-one-sample': { variables: ['c4', 'c5', 'c8'], reference: 50 },
  friedman: {
    'repeated.factors': [{ name: 'time', levels: ['1', '2', '3'] }],
    'repeated.columns': ['c8', 'c9', 'c5'],
  },
  'repeated-measures-anova': {
    'repeated.factors': [{ name: 'time', levels: ['1', '2', '3'] }],
    'repeated.columns': ['c8', 'c9', 'c5'],
  },
  'anova-factorial': {
    outcome: 'c8',
    'terms.list': [
      { kind: 'main', variable: 'c3' },
      { kind: 'main', variable: 'c7' },
      { kind: 'interaction', variables: ['c3', 'c7'] },
      { kind: 'main', variable: 'c4' },
    ],
  },
  'kaplan-meier': { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': ['dead'], group: 'c3' },
  'cox-regression': {
    'outcome.time': 'c1',
    'outcome.status': 'c2',
    'outcome.events': ['dead'],
    'terms.list': [
      { kind: 'main', variable: 'c4' },
      { kind: 'main', variable: 'c5' },
      { kind: 'main', variable: 'c7' },
      { kind: 'main', variable: 'c3' },
    ],
  },
  'count-regression': {
    outcome: 'c4',
    'terms.list': [
      { kind: 'main', variable: 'c5' },
      { kind: 'main', variable: 'c7' },
      { kind: 'main', variable: 'c3' },
    ],
  },
  'roc-analysis': { outcome: 'c2', event: 'dead', markers: ['c4', 'c5', 'c8'] },
  frequencies: { variables: ['c2', 'c3', 'c7'] },
  normality: { variables: ['c4', 'c5', 'c6', 'c8'], group: 'c3' },
  proportion: { outcomes: ['c2', 'c3'], 'events.c2.event': 'dead', 'events.c3.event': 'A', expected: 0.5 },
  'risk-comparison': { outcomes: ['c2'], 'events.c2.event': 'dead', group: 'c3' },
  'stratified-tables': { outcome: 'c2', event: 'dead', group: 'c3', exposed: 'A', reference: 'B', stratum: 'c7' },
  trend: { outcomes: ['c2'], 'events.c2.event': 'dead', group: 'c7' },
  'bland-altman': { first: 'c8', second: 'c9' },
  'intraclass-correlation': {
    'repeated.factors': [{ name: 'rater', levels: ['1', '2'] }],
    'repeated.columns': ['c8', 'c9'],
  },
  'paired-proportions': { outcomes: ['c11', 'c12'] },
  kappa: { raters: ['c11', 'c12'] },
  reliability: { items: ['c8', 'c9', 'c5'] },
  'principal-components': { variables: ['c4', 'c5', 'c6', 'c8', 'c9'] },
}

const arms = { outcomes: ['c8'], group: 'c3', first: 'A', second: 'B' }

/** Two of every four columns after the outcome and the arm are measurements: `wide-csv.ts`. */
const registryMeasurements = Array.from({ length: 20 }, (_, k) => ({
  kind: 'main' as const,
  variable: `c${3 + 4 * Math.floor(k / 2) + (k % 2)}`,
}))

export const tasks: readonly Task[] = [
  ...Object.entries(ofAnalyses).map(([analysis, options]) => ({ analysis, options })),
  { what: 'Welch t', analysis: 't-test-independent', options: { ...arms, tests: ['welch'] } },
  { what: 'Mann–Whitney', analysis: 't-test-independent', options: { ...arms, tests: ['mann-whitney'] } },
  {
    what: 'one-way ANOVA',
    analysis: 'anova-one-way',
    options: { outcomes: ['c8'], group: 'c7', tests: ['anova'], postHoc: [] },
  },
  {
    what: 'Kruskal–Wallis',
    analysis: 'anova-one-way',
    options: { outcomes: ['c8'], group: 'c7', tests: ['kruskal-wallis'], postHoc: [] },
  },
  {
    what: 'negative binomial regression',
    analysis: 'count-regression',
    options: { ...ofAnalyses['count-regression'], distribution: 'negative-binomial' },
  },
  {
    what: 'logistic regression, Firth',
    analysis: 'logistic-regression',
    options: { ...ofAnalyses['logistic-regression'], method: 'firth' },
    rows: [1000],
  },
  {
    what: 'logistic regression, 20 predictors',
    analysis: 'logistic-regression',
    data: 'registry',
    options: { outcome: 'c1', event: 'yes', 'terms.list': registryMeasurements },
    rows: [160_000],
  },
  {
    what: 'Mann–Whitney, exact',
    analysis: 't-test-independent',
    options: { ...arms, tests: ['mann-whitney'] },
    rows: [80],
  },
  {
    what: 'signed rank, exact',
    analysis: 't-test-paired',
    options: { 'pairs.pairs': [['c8', 'c9']], tests: ['wilcoxon'] },
    rows: [45],
  },
  {
    what: 'bootstrap, BCa, 2000 samples',
    analysis: 'descriptive-statistics',
    options: { variables: ['c8'], limits: 'bca', replicates: 2000 },
    rows: [1000],
  },
  {
    what: 'Fisher, 6 x 4',
    analysis: 'chi-square',
    options: { outcomes: ['c7'], group: 'c10', fisher: 'always' },
    rows: [40],
  },
]
