import { expect, test } from 'vitest'
import { references } from '../references.ts'
import { agreement } from './agreement.ts'
import { clinicalTools } from './clinical-tools.ts'
import { comparisons } from './comparisons.ts'
import { components } from './components.ts'
import { correlation } from './correlation.ts'
import { diagnosis } from './diagnosis.ts'
import { distributions } from './distributions.ts'
import { metaAnalysis } from './meta-analysis.ts'
import { omics } from './omics.ts'
import { planning } from './planning.ts'
import { quality } from './quality.ts'
import { regression } from './regression.ts'
import { survival } from './survival.ts'
import { tables } from './tables.ts'

const topics = [
  agreement,
  clinicalTools,
  comparisons,
  components,
  correlation,
  diagnosis,
  distributions,
  metaAnalysis,
  omics,
  planning,
  quality,
  regression,
  survival,
  tables,
]

test('a work is listed under one topic only, and no work twice', () => {
  const keys = topics.flatMap((topic) => Object.keys(topic))
  expect(keys).toHaveLength(Object.keys(references).length)
  expect(new Set(keys).size).toBe(keys.length)
  const texts = Object.values(references).map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
})
