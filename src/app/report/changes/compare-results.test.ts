import { expect, test } from 'vitest'
import { loadAnalysis } from '#catalog/index.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { compareResult } from './compare-results.ts'

const record = { id: 'a', kind: 'analysis', type: 'frequencies', title: 'Arms' } as AnalysisRecord
const display = { settings: displaySettings('en'), names: namesOf({ columns: [] }) }

test('a result is the same, gone, new, or differs only where nothing is printed', async () => {
  const definition = (await loadAnalysis('frequencies'))?.definition
  const done = { status: 'done', tables: [], figures: [], facts: {}, notices: [] } as unknown as Outcome
  const other = { ...done, facts: { n: 1 } } as unknown as Outcome
  const refused = { status: 'rejected', code: 'x', params: {} } as unknown as Outcome
  const stateOf = (before: Outcome | undefined, after: Outcome | undefined) =>
    compareResult({ record, before, after }, definition, display, 10).state
  expect(stateOf(done, done)).toBe('same')
  expect(stateOf(done, other)).toBe('figure')
  expect(stateOf(undefined, done)).toBe('new')
  expect(stateOf(refused, done)).toBe('new')
  expect(stateOf(done, refused)).toBe('none')
  expect(stateOf(done, undefined)).toBe('none')
  expect(compareResult({ record, before: done, after: other }, undefined, display, 10).state).toBe('figure')
})
