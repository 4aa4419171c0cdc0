import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { readDataLines } from '#catalog/kit/r/r-code.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { scriptArchive, scriptCsv } from '../workers/script-files.ts'
import { saveScript } from './save-script.ts'

const frame = makeFrame([
  textColumn({ id: 'c1', name: '组别', missingCodes: ['未查'] }, ['对照', '未查', null]),
  makeNumericColumn({ id: 'c2', name: 'age' }, [40.5, 999, 50]),
  makeNumericColumn({ id: 'c3', name: 'not asked' }, [1, 2, 3]),
])
const context = { signal: new AbortController().signal, onProgress: () => undefined }
const engine = {
  scriptCsv: (_user: string, _dataset: string, columns: readonly string[]) => scriptCsv(frame, columns, context),
  scriptArchive: (files: Readonly<Record<string, Blob>>) => scriptArchive(files, context),
}
const saved = vi.hoisted(() => vi.fn())
vi.mock('../workers/bridge.ts', () => ({ start: (act: (given: typeof engine) => unknown) => act(engine) }))
vi.mock('../data/own-data.ts', () => ({ ownData: () => ({ user: 'u' }) }))
vi.mock('./save-result.ts', () => ({ saveResult: saved }))
afterEach(() => saved.mockReset())

const script = (file: string, written?: { readonly md5: string }) =>
  readDataLines(
    { ...describeColumns(frame), file, ...(written && { written: { ...written, language: 'zh' as const } }) },
    ['c1', 'c2'],
  ).join('\n')

test('one download contains the script and the exact file whose hash it checks', async () => {
  await saveScript({ name: '随访/2023-t', dataset: 'd', columns: ['c1', 'c2'], script })
  const [blob, name]: [Blob, string] = saved.mock.calls[0] as never
  expect(name).toBe('随访/2023-t-R.zip')
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['随访_2023-t.R', '随访_2023-t.csv'])
  const textOf = (file: string) => new TextDecoder().decode(files[file])
  const csv = textOf('随访_2023-t.csv')
  expect(csv).toBe('组别,age\n对照,40.5\n未查,999\n,50\n')
  const md5 = createHash('md5').update(csv).digest('hex')
  expect(textOf('随访_2023-t.R')).toBe(script('随访_2023-t.csv', { md5 }))
  expect(textOf('随访_2023-t.R')).toContain(`tools::md5sum("随访_2023-t.csv")), "${md5}"`)
  expect(textOf('随访_2023-t.R')).toContain('或不是与本脚本一同保存的文件')
})

test('a script that reads no data is saved without a file', async () => {
  await saveScript({ name: 'plan', dataset: 'd', columns: [], script: () => 'power.t.test()' })
  const [blob, name]: [Blob, string] = saved.mock.calls[0] as never
  expect([name, await blob.text()]).toEqual(['plan.R', 'power.t.test()'])
})
