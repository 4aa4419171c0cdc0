import { agreement } from './references/agreement.ts'
import { clinicalTools } from './references/clinical-tools.ts'
import { comparisons } from './references/comparisons.ts'
import { components } from './references/components.ts'
import { correlation } from './references/correlation.ts'
import { diagnosis } from './references/diagnosis.ts'
import { distributions } from './references/distributions.ts'
import { metaAnalysis } from './references/meta-analysis.ts'
import { omics } from './references/omics.ts'
import { planning } from './references/planning.ts'
import { quality } from './references/quality.ts'
import { regression } from './references/regression.ts'
import { survival } from './references/survival.ts'
import { tables } from './references/tables.ts'

export type ReferenceKey = keyof typeof references

/** The bibliography: works cited by entries, by topic in `references/`. */
export const references = {
  ...agreement,
  ...clinicalTools,
  ...comparisons,
  ...components,
  ...correlation,
  ...diagnosis,
  ...distributions,
  ...metaAnalysis,
  ...omics,
  ...planning,
  ...quality,
  ...regression,
  ...survival,
  ...tables,
} as const
