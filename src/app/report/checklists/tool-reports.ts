import type { Reported } from '#catalog/kit/reported.ts'

/** What results of the clinical tools contribute, by tool; those that are about one patient contribute nothing. */
export const toolReports: Readonly<Record<string, readonly Reported[]>> = {
  'flow-consort': ['flow'],
  'flow-strobe': ['flow'],
  'stat-diagnostic-2x2': ['accuracy', 'cross-table'],
  'stat-fisher-exact-2x2': ['comparison', 'exposure-counts'],
  'stat-mantel-haenszel': ['comparison', 'strata', 'exposure-counts'],
  'stat-mcnemar': ['exposure-counts'],
  'stat-n-case-control': ['sample-size'],
  'stat-n-correlation': ['sample-size'],
  'stat-n-diagnostic-buderer': ['sample-size'],
  'stat-n-noninferiority-equivalence': ['sample-size'],
  'stat-n-noninferiority-means': ['sample-size'],
  'stat-n-one-mean': ['sample-size'],
  'stat-n-one-proportion': ['sample-size'],
  'stat-n-one-proportion-test': ['sample-size'],
  'stat-n-paired-mean': ['sample-size'],
  'stat-n-survival': ['sample-size'],
  'stat-n-two-means': ['sample-size'],
  'stat-n-two-proportions': ['sample-size'],
  'stat-nnt-arr-rrr': ['comparison', 'events', 'absolute-risks'],
  'stat-odds-ratio-risk-ratio': ['comparison', 'exposure-counts'],
  'stat-roc-auc-ci': ['accuracy'],
}
