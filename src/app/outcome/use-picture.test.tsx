// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { Scene } from '#figure/scene.ts'
import { newId } from '#tests/support/test-device.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { analysisOf, PICTURE } from '../data/datasets/analysis.ts'
import { closeOwnData, openOwnData, ownData, write } from '../data/own-data.ts'
import { readFaults } from '../faults/kept-faults.ts'
import { type Drawn, firstFigure, usePicture } from './use-picture.ts'

const { show } = testPage()
afterEach(closeOwnData)

const axis = { kind: 'linear', title: '', domain: [0, 10] } as const
const sceneOf = (y: number): Scene => ({
  width: 85,
  height: 60,
  description: '',
  panels: [{ x: axis, y: axis, marks: [{ kind: 'segment', from: [0, 0], to: [10, y], colour: 'ink' }] }],
})
const done = (y: number | null): Outcome => ({
  status: 'done',
  facts: {},
  tables: [],
  figures: y === null ? [] : [{ id: 'a', of: 'a', data: { y } }],
  notices: [],
  checks: [],
  sample: { total: 1, used: 1, excluded: [] },
  savedColumns: [],
  models: [],
})
const draw: Drawn = (outcome) => {
  const figure = firstFigure(outcome)
  return figure && sceneOf((figure.data as { y: number }).y)
}

const id = newId()

async function rowOf() {
  return (await ownData().database.records.get(id)) ?? expect.fail()
}

async function opened() {
  await openOwnData(newId())
  const [project, dataset] = [newId(), newId()]
  await write(
    { kind: 'project', record: project, fields: { name: 'p' } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd' } },
    {
      kind: 'chart',
      record: id,
      fields: { project, dataset, type: 'histogram', version: 1, title: 't', order: 'a0', 'option.bins': 4 },
    },
  )
  return analysisOf(await rowOf(), {})
}

function Shown({ outcome, of }: { outcome: Outcome; of: ReturnType<typeof analysisOf> }) {
  const nothing = {
    dataVersion: undefined,
    earlier: undefined,
    failure: undefined,
    newer: undefined,
    cancel: () => {},
    accept: () => {},
  }
  usePicture(of, { ...nothing, outcome, progress: undefined }, draw)
  return null
}

test('[R6] the picture of what is shown is kept as rows are, is no answer of the question, and goes when there is no figure', async () => {
  const question = await opened()
  const pictures: unknown[] = []
  for (const y of [3, 8, null]) {
    act(() => show(<Shown outcome={done(y)} of={question} />))
    const before = pictures.at(-1)
    await vi.waitFor(async () => expect((await rowOf()).fields[PICTURE]?.[0]).not.toEqual(before), 4000)
    pictures.push((await rowOf()).fields[PICTURE]?.[0])
    expect(analysisOf(await rowOf(), {}).options).toEqual({ bins: 4 })
  }
  const [first, second, last] = pictures
  expect([first, second, last]).toEqual([expect.stringMatching(/^<svg /), expect.stringMatching(/^<svg /), null])
  expect(first).not.toBe(second)
})

test('a result that is shown again writes nothing', async () => {
  const question = await opened()
  act(() => show(<Shown outcome={done(5)} of={question} />))
  await vi.waitFor(async () => expect((await rowOf()).fields[PICTURE]).toBeDefined(), 4000)
  const sent = await ownData().database.outbox.count()
  act(() => show(<Shown outcome={done(5)} of={question} />))
  await act(() => new Promise((later) => setTimeout(later, 1500))) // longer than the delay of a thumbnail
  expect(await ownData().database.outbox.count()).toBe(sent)
})

test('who leaves the question, or hides the page, before the delay is over has the thumbnail all the same', async () => {
  const question = await opened()
  const picture = async () => (await rowOf()).fields[PICTURE]?.[0]
  act(() => show(<Shown outcome={done(2)} of={question} />))
  act(() => show(null))
  await vi.waitFor(async () => expect(await picture()).toMatch(/^<svg /), 900)
  const first = await picture()
  act(() => show(<Shown outcome={done(9)} of={question} />))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  await vi.waitFor(async () => expect(await picture()).not.toBe(first), 900)
})

test('signing out, which leaves the question too, is no fault', async () => {
  const question = await opened()
  act(() => show(<Shown outcome={done(2)} of={question} />))
  closeOwnData()
  act(() => show(null))
  await act(() => new Promise((later) => setTimeout(later, 50)))
  expect(await readFaults()).toEqual([])
})
