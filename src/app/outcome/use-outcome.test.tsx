// @vitest-environment happy-dom

import Dexie from 'dexie'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Analysis, loadAnalysis } from '#catalog/index.ts'
import { engineVersionOf } from '#catalog/kit/engine-version.ts'
import fixture from '#tests/fixtures/question-of-protocol-2.json?raw'
import { newId } from '#tests/support/test-device.ts'
import { testPage } from '#tests/support/test-page.tsx'
import type { RecordRow } from '../data/database/user-database.ts'
import { analysisOf } from '../data/datasets/analysis.ts'
import { keepOutcome } from '../data/datasets/keep-outcome.ts'
import type { KeptOutcome } from '../data/datasets/kept-outcome.ts'
import { closeOwnData, openOwnData, ownData } from '../data/own-data.ts'
import { databaseName } from '../device/database-name.ts'
import type { OpenedDataset } from '../workers/open-dataset.ts'
import { questionOf } from './asked-question.ts'
import { isShowable } from './is-showable.ts'
import { useKept } from './use-kept.ts'
import { type ShowableEntry, useOutcome } from './use-outcome.ts'

const old = JSON.parse(fixture) as RecordRow
const started = vi.hoisted(() => vi.fn())
vi.mock('../workers/bridge.ts', () => ({ start: started }))
const { body, show } = testPage()
afterEach(closeOwnData)

const kept = old.fields['data.outcome']?.[0] as unknown as KeptOutcome
const opened: OpenedDataset = { version: kept.dataVersion, rows: 1, dictionary: { columns: [] }, steps: [] }

function Opened({ entry, row }: { entry: Analysis & ShowableEntry; row: RecordRow }) {
  const kept = useKept(row.parent, row.id)
  return kept ? <Result entry={entry} row={row} kept={kept} /> : null
}

function Result({
  entry,
  row,
  kept,
}: Parameters<typeof Opened>[0] & { kept: NonNullable<ReturnType<typeof useKept>> }) {
  const { outcome, newer, progress } = useOutcome(analysisOf(row, {}), kept.outcome, entry, opened)
  return (
    <output>
      {outcome?.status} {newer ? 'newer' : 'as kept'}
      {progress === undefined ? '' : ', computing'}
    </output>
  )
}

async function openUnanswered() {
  await openOwnData(newId())
  const { database } = ownData()
  const { 'data.outcome': _, ...fields } = old.fields
  await database.records.put({ ...old, fields })
  const row = (await database.records.get(old.id)) ?? expect.fail()
  const entry = (await loadAnalysis(old.fields.type?.[0] as string)) ?? expect.fail()
  return { database, row, entry }
}

const shows = (text: string) =>
  vi.waitFor(async () => {
    await act(async () => {})
    expect(body.textContent).toContain(text)
  })

test('[D4] what a program before protocol 3 kept in a question is shown as it is, and nothing is computed', async () => {
  const user = newId()
  const older = new Dexie(databaseName(user))
  older.version(1).stores({
    records: 'id, kind, [kind+parent], parent',
    outbox: '++order, &id',
    refused: 'id, at',
    sources: 'sha256',
    columns: 'key, usedAt',
    transfers: 'key, project, state',
    kv: 'key',
  })
  await older.table('records').put(old)
  older.close()
  await openOwnData(user)
  const row = (await ownData().database.records.get(old.id)) ?? expect.fail()
  expect(analysisOf(row, {}).options).toEqual({
    confidence: 0.9,
    intervals: ['exact'],
    missing: 'listwise',
    outcomes: ['c3', 'c6', 'c7'],
  })
  const entry = (await loadAnalysis(old.fields.type?.[0] as string)) ?? expect.fail()
  show(<Opened entry={{ ...entry, isShowable }} row={row} />)
  await act(() => new Promise((later) => setTimeout(later, 500))) // longer than the delay before a computation
  expect(body.textContent).toBe('done as kept')
  expect(started).not.toHaveBeenCalled()
})

test('the progress ends when the answer is shown, not when it is stored: the Stop button beside it would take the focus', async () => {
  const { database, row, entry } = await openUnanswered()
  started.mockResolvedValueOnce({ outcome: kept.outcome, dataVersion: kept.dataVersion })
  show(<Opened entry={{ ...entry, isShowable }} row={row} />)
  await shows('as kept')
  let release = () => {}
  const busy = new Promise<void>((resolve) => {
    release = resolve
  })
  const writing = database.transaction('rw', database.records, () => Dexie.waitFor(busy))
  await shows('done')
  expect(body.textContent).toBe('done as kept')
  release()
  await writing
})

test('while another question is computed the earlier answer is returned as such, until the computation is stopped', async () => {
  await openOwnData(newId())
  const record = analysisOf(old, {})
  const entry = { ...((await loadAnalysis(record.type)) ?? expect.fail()), isShowable }
  started.mockReturnValueOnce(new Promise(() => undefined))
  function Asked({ confidence }: { confidence: number }) {
    const asked = { ...record, options: { ...record.options, confidence } }
    const { outcome, earlier, cancel } = useOutcome(asked, kept, entry, opened)
    return (
      <button type="button" onClick={cancel}>
        {outcome?.status ?? 'nothing'}, earlier {earlier?.status ?? 'nothing'}
      </button>
    )
  }
  show(<Asked confidence={0.9} />)
  expect(body.textContent).toBe('done, earlier nothing')
  show(<Asked confidence={0.8} />)
  expect(body.textContent).toBe('nothing, earlier done')
  await act(() => vi.waitFor(() => expect(started).toHaveBeenCalled()))
  act(() => body.querySelector('button')?.click())
  expect(body.textContent).toBe('nothing, earlier nothing')
  show(<Asked confidence={0.9} />)
  expect(body.textContent).toBe('done, earlier nothing')
})

test('when the answer comes from another tab, nothing is shown as computing any more', async () => {
  const { row, entry } = await openUnanswered()
  started.mockReturnValueOnce(new Promise(() => undefined))
  show(<Opened entry={{ ...entry, isShowable }} row={row} />)
  await shows('computing')
  const { version, options } = analysisOf(row, {})
  const question = questionOf({ version, options, conventions: {} }, entry.definition)
  const engineVersion = engineVersionOf(entry.definition)
  await keepOutcome({ kind: 'analysis', id: row.id }, { ...kept, question, engineVersion })
  await shows('done')
  expect(body.textContent).toBe('done as kept')
})
