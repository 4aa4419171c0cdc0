// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../own-data.ts'
import { changeOption, deleteAnalysis, figureChart } from './analyses.ts'
import { figuresShown, keeperOf } from './analysis.ts'
import { graphOf } from './dependencies.ts'
import { listAnalyses } from './list-analyses.ts'

const [project, dataset, analysis] = [newId(), newId(), newId()]
const asked = { id: analysis, kind: 'analysis', project, dataset } as const
const answers = { 'option.variable': 'age', 'option.group': 'sex' }

beforeEach(async () => {
  const { writer } = await openOwnData(newId())
  const fields = {
    project,
    dataset,
    type: 'normality',
    version: 3,
    title: 'Ages',
    order: 'a0',
    createdAt: 1,
    deleted: false,
  }
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p1', deleted: false } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd', deleted: false } },
    { kind: 'analysis', record: analysis, fields: { ...fields, ...answers } },
  ])
})
afterEach(closeOwnData)

async function chart() {
  const [only, ...others] = await listAnalyses(ownData().database, dataset, 'chart')
  if (!only || others.length > 0) throw new Error('not exactly one chart')
  return only
}

const asks = { definition: { version: 1 }, asks: {} }

test('the figure of an analysis becomes one chart, however often it is edited', async () => {
  const first = await figureChart(asked, 'qq', 'Ages: Q-Q plot')
  expect(await figureChart(asked, 'qq', 'again')).toBe(first)
  expect(await chart()).toMatchObject({
    id: first,
    kind: 'chart',
    title: 'Ages: Q-Q plot',
    type: 'normality',
    version: 3,
    options: { variable: 'age', group: 'sex' },
    source: { analysis, title: 'Ages', figure: 'qq', isThere: true },
  })
})

test('it asks what its analysis asks now, in its own style, and shares the outcome', async () => {
  await figureChart(asked, 'qq', 'Q-Q')
  await changeOption(await chart(), asks, 'palette', { before: null, after: 'muted' })
  await changeOption({ ...asked, version: 3 }, { ...asks, definition: { version: 4 } }, 'group', {
    before: 'sex',
    after: 'arm',
  })
  const now = await chart()
  expect(now).toMatchObject({
    version: 4,
    firstVersion: 3,
    options: { variable: 'age', group: 'arm', palette: 'muted' },
  })
  expect(keeperOf(now)).toEqual({ id: analysis, kind: 'analysis' })
  expect(figuresShown(now, [{ id: 'histogram' }, { id: 'qq' }])).toEqual([{ id: 'qq' }])
  const [, row] = await ownData().database.records.bulkGet([analysis, now.id])
  expect(row?.fields.version?.[0]).toBe(1) // the version of the chart, not of the analysis
})

test('it stays as it was when its analysis is deleted, and comes back with it', async () => {
  await figureChart(asked, 'qq', 'Q-Q')
  await changeOption({ ...asked, version: 3 }, asks, 'group', { before: 'sex', after: 'arm' })
  await deleteAnalysis(asked)
  const alone = await chart()
  expect(alone).toMatchObject({ type: 'normality', options: { group: 'arm' }, source: { isThere: false } })
  expect(keeperOf(alone)).toEqual({ id: alone.id, kind: 'chart' })
  // the bin is emptied
  await ownData().database.records.delete(analysis)
  expect(await chart()).toMatchObject({ type: 'normality', options: { variable: 'age', group: 'arm' } })
})

test('it depends on its analysis', async () => {
  const id = await figureChart(asked, 'qq', 'Q-Q')
  const graph = graphOf(await ownData().database.records.toArray())
  expect(graph.edges).toContainEqual(
    expect.objectContaining({ from: id, to: analysis, via: 'analysis', follows: true }),
  )
})
