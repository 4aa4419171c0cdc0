import { expect, test } from 'vitest'
import { detachedContext } from '#catalog/detached-context.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { ComputeModule } from '../../kit/analysis.ts'
import { exampleFrame } from '../../kit/example.ts'
import type { StoredOptions } from '../../kit/options/stored-options.ts'
import { compute } from './compute.ts'
import { definition } from './definition.ts'

const title = { en: '', zh: '' }
const frame = exampleFrame({
  id: 'many-cases',
  title,
  source: title,
  columns: [
    { id: 'stage', name: 'stage', measure: 'nominal', values: [1, 1, 1, 2, 2, 2, 3, 3, 3] },
    { id: 'arm', name: 'arm', measure: 'nominal', values: [1, 2, 3, 1, 2, 3, 1, 2, 3] },
    { id: 'times', name: 'times', measure: 'continuous', values: [5e8, 2, 1, 3, 4, 0, 1, 1, 5] },
  ],
})

async function baseline(rules: StoredOptions) {
  const options = { variables: ['stage'], group: 'arm', weight: 'times', weightKind: 'frequency', ...rules }
  const question = { version: definition.version, options, frames: [frame], dictionary: describeColumns(frame) }
  const outcome = await runAnalysis(definition, { compute } as ComputeModule, question, detachedContext)
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome
}

test.each([
  ['by the rule', {}],
  ['by choice', { 'rules.stage.test': 'fisher' }],
])("Pearson's test stands in where Fisher's %s has too many cases, and that is said", async (_, rules) => {
  const { tables, notices, sample } = await baseline(rules)
  expect(sample).toMatchObject({ total: 5e8 + 17, used: 5e8 + 17 })
  expect(tables[0]?.rows[0]?.cells.statistic).toMatchObject({ symbol: 'chi2' })
  expect(notices.map(({ code }) => code)).toContain('fisher-left-out')
})
