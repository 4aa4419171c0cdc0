// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { allStyleGroups } from '#catalog/kit/figures/style-groups.ts'
import { type AppDevice, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { renameAnalysis } from './datasets/analyses.ts'
import {
  copyStyle,
  deleteStyle,
  listChartsOf,
  listOwnStyles,
  renameStyle,
  saveStyle,
  styleOfChart,
  transferableStyle,
} from './figure-styles.ts'
import { redo, undo } from './history/undo.ts'
import { change, type FieldValues } from './outbox/change.ts'
import { synchronise } from './outbox/synchronise.ts'
import { closeOwnData, openOwnData, ownData } from './own-data.ts'

let other: AppDevice
let [project, dataset] = [newId(), newId()]

beforeEach(async () => {
  closeOwnData()
  const { writer } = await openOwnData(newId())
  other = await openAppDevice(createMemoryServer())
  ;[project, dataset] = [newId(), newId()]
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p1', storage: 'cloud', deleted: false } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'Trial', deleted: false } },
  ])
})

async function addChart(fields: FieldValues = {}, kind: 'chart' | 'analysis' = 'chart'): Promise<string> {
  const record = newId()
  const question = { project, dataset, type: 'qq-plot', version: 1, title: 'Ages', order: 'a0', deleted: false }
  await change(ownData().writer, [{ kind, record, fields: { ...question, ...fields } }])
  return record
}

async function valuesOf(record: string, ...names: string[]): Promise<unknown[]> {
  const row = await ownData().database.records.get(record)
  return names.map((name) => row?.fields[name]?.[0])
}

const styles = async (of = project) => listOwnStyles(ownData().database, of)

/** Syncs both devices until neither has anything to send. */
async function meet(): Promise<void> {
  const { database, user } = ownData()
  for (let k = 0; k < 2; k += 1) {
    await synchronise(database, other.sender, user)
    await other.sync()
  }
}

test('a style has the leaves that fit any figure and differ from their defaults', () => {
  const stored = {
    variable: 'c1',
    figureTitle: 'Ages',
    xMin: 0,
    xLines: '65',
    palette: 'grey',
    fontSize: 8.5,
    grid: true,
  }
  expect(transferableStyle(stored)).toEqual({ palette: 'grey', grid: true })
  expect(transferableStyle({ figureWidth: 89, font: null })).toEqual({ figureWidth: 89 })
})

test('a style of one project is listed there, one of all projects everywhere, and both can be renamed and deleted', async () => {
  await saveStyle(project, { name: 'ward', isEverywhere: false, leaves: { palette: 'ward', yTitle: 'Age' } })
  await saveStyle(project, { name: 'journal', isEverywhere: true, leaves: { fontSize: 7 } })
  expect(await styles(newId())).toMatchObject([{ name: 'journal', isEverywhere: true, leaves: { fontSize: 7 } }])
  const [ward, journal] = await styles()
  expect(ward).toMatchObject({ name: 'ward', isEverywhere: false, leaves: { palette: 'ward' } })
  expect(ward?.leaves).not.toHaveProperty('yTitle')
  await renameStyle(project, journal?.id ?? '', 'slides')
  await deleteStyle(project, ward?.id ?? '')
  expect((await styles()).map(({ name }) => name)).toEqual(['slides'])
})

test('[R4] what is done to a style of all projects is undone in the project in which it was done', async () => {
  const { writer } = ownData()
  await saveStyle(project, { name: 'journal', isEverywhere: true, leaves: { fontSize: 7 } })
  const [style] = await styles()
  await renameStyle(project, style?.id ?? '', 'slides')
  await deleteStyle(project, style?.id ?? '')
  expect(await styles()).toEqual([])
  await undo(writer, project)
  expect((await styles())[0]?.name).toBe('slides')
  await undo(writer, project)
  expect((await styles())[0]?.name).toBe('journal')
  await undo(writer, project)
  expect(await styles()).toEqual([])
  await redo(writer, project)
  expect(await styles()).toMatchObject([{ name: 'journal', leaves: { fontSize: 7 } }])
  expect(await undo(writer, newId())).toBeUndefined()
})

test('a style is copied into several charts as one edit: one undo takes it back from all', async () => {
  const plain = await addChart()
  const styled = await addChart({ 'option.palette': 'warm', 'option.font': 'serif', 'option.xTitle': 'Age' })
  const style = { palette: 'grey', fontSize: 7 }
  expect(await copyStyle([plain, styled], style, allStyleGroups)).toMatchObject({ count: 2, left: 0 })
  const leaves = ['option.palette', 'option.fontSize', 'option.font', 'option.xTitle']
  expect(await valuesOf(plain, ...leaves)).toEqual(['grey', 7, undefined, undefined])
  // what the style does not have is the default again
  expect(await valuesOf(styled, ...leaves)).toEqual(['grey', 7, 'sans', 'Age'])
  await undo(ownData().writer, project)
  expect(await valuesOf(styled, ...leaves)).toEqual(['warm', 8.5, 'serif', 'Age'])
  expect(await styleOfChart(plain)).toMatchObject({ palette: 'standard', fontSize: 8.5 })
  expect(await undo(ownData().writer, project)).toBeUndefined()
})

test('only the groups that are asked for are copied, and a chart that has the style is not written', async () => {
  const chart = await addChart({ 'option.font': 'serif' })
  await copyStyle([chart], { palette: 'grey', fontSize: 7, figureWidth: 89 }, ['colours', 'page'])
  const leaves = ['option.palette', 'option.figureWidth', 'option.fontSize', 'option.font']
  expect(await valuesOf(chart, ...leaves)).toEqual(['grey', 89, undefined, 'serif'])
  const again = await copyStyle([chart], { palette: 'grey', figureWidth: 89 }, ['colours', 'page'])
  expect(again).toEqual({ order: undefined, count: 1, left: 0 })
})

test('[D9] a chart of an older version is raised, one of a newer version or an unknown type is left alone', async () => {
  const older = await addChart({ type: 'histogram', version: 1 })
  const newer = await addChart({ type: 'histogram', version: 99 })
  const unknown = await addChart({ type: 'chart-of-tomorrow' })
  const done = await copyStyle([older, newer, unknown, newId()], { palette: 'grey' }, ['colours'])
  expect(done).toMatchObject({ count: 1, left: 2 })
  expect(await valuesOf(older, 'option.palette', 'firstVersion')).toEqual(['grey', 1])
  expect(await valuesOf(newer, 'option.palette', 'version')).toEqual([undefined, 99])
  expect(await valuesOf(unknown, 'option.palette')).toEqual([undefined])
  expect(await styleOfChart(newer)).toBeUndefined()
  const listed = await listChartsOf(ownData().database, project)
  expect(listed.filter(({ isKnown }) => !isKnown).map(({ id }) => id)).toEqual([unknown])
  expect(listed.length).toBe(3)
})

test('the figure of an analysis takes a style, and its analysis stays as it is', async () => {
  const analysis = await addChart({ type: 'table-one', version: 1, title: 'Table' }, 'analysis')
  const fields = { type: 'analysis-figure', 'option.analysis': analysis, 'option.figure': 'a' }
  const chart = await addChart(fields)
  await copyStyle([chart], { palette: 'grey' }, allStyleGroups)
  expect(await valuesOf(chart, 'option.palette', 'version', 'option.analysis')).toEqual(['grey', 1, analysis])
  expect(await valuesOf(analysis, 'option.palette')).toEqual([undefined])
  expect(await styleOfChart(chart)).toMatchObject({ palette: 'grey' })
})

test('[R3] a style given on one device and a title changed on another both survive', async () => {
  const chart = await addChart({ 'option.xTitle': 'Age' })
  await saveStyle(project, { name: 'ward', isEverywhere: true, leaves: { palette: 'ward' } })
  await meet()
  const [style] = await styles()
  await copyStyle([chart], style?.leaves ?? {}, allStyleGroups)
  await other.change('chart', chart, { title: 'Ages of all', 'option.xTitle': 'Age, years' })
  await other.change('figure-style', style?.id ?? '', { 'option.palette': 'print' })
  await meet()
  const names = ['title', 'option.xTitle', 'option.palette']
  expect(await valuesOf(chart, ...names)).toEqual(['Ages of all', 'Age, years', 'ward'])
  expect(await other.values(chart)).toMatchObject({ title: 'Ages of all', 'option.palette': 'ward' })
  // the style changed on the other device: no figure did
  expect(await styles()).toMatchObject([{ leaves: { palette: 'print' } }])
  await renameAnalysis({ kind: 'chart', id: chart }, 'Ages')
  expect(await valuesOf(chart, 'option.palette')).toEqual(['ward'])
})
