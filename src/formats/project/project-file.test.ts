import { expect, test } from 'vitest'
import { ZipWriter } from '../zip/write-zip.ts'
import type { ProjectContents } from './project-contents.ts'
import { readProject } from './read-project.ts'
import { writeProject } from './write-project.ts'

async function hash(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const source = new Blob(['年龄,姓名\n', '34,王小明\n'.repeat(300_000)])
const id = (k: number) => `0190a000-0000-7000-8000-${String(k).padStart(12, '0')}`
const contents: ProjectContents = {
  records: [
    { kind: 'project', id: id(1), fields: { name: '肺癌', storage: 'device' } },
    {
      kind: 'dataset',
      id: id(2),
      fields: { project: id(1), importSchema: { readerVersion: 1 }, 'data.cellRules': { c1: ['未查'] } },
    },
    { kind: 'step', id: id(3), fields: { 'option.name': 'x', 'data.formula': '{c1} = "王小明"', enabled: true } },
    { kind: 'a-kind-of-the-future', id: id(4), fields: { anything: [1, null, 'x'] } },
  ],
  outcomes: [{ analysis: id(5), engineVersion: '1', dataVersion: 'abc', outcome: { status: 'done', p: 0.05 } }],
  sources: [{ sha256: await hash(source), name: '病例.csv', blob: source }],
}
const options = { withData: true, program: 'slipstick 0.1.0', savedAt: 1_800_000_000_000 }

const codeOf = (blob: Blob) =>
  readProject(blob, { hash }).then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

test('[D6] a project is saved to one file and restored, unknown kinds included', async () => {
  const file = await writeProject(contents, options)
  const { manifest, ...read } = await readProject(file, { hash })
  expect(manifest).toMatchObject({ version: 1, withData: true, program: 'slipstick 0.1.0' })
  expect(read.records).toEqual(contents.records)
  expect(read.outcomes).toEqual(contents.outcomes)
  expect(read.sources.map(({ sha256, name }) => ({ sha256, name }))).toEqual([
    { sha256: contents.sources[0]?.sha256, name: '病例.csv' },
  ])
  expect(await hash(read.sources[0]?.blob ?? new Blob())).toBe(contents.sources[0]?.sha256)
})

test('[D6] without the data no value of a row is in the file', async () => {
  const file = await writeProject(contents, { ...options, withData: false })
  const { records, outcomes, sources } = await readProject(file, { hash })
  expect(outcomes).toEqual([])
  expect(sources).toEqual([])
  expect(records.map((record) => Object.keys(record.fields))).toEqual([
    ['name', 'storage'],
    ['project', 'importSchema'],
    ['option.name', 'enabled'],
    ['anything'],
  ])
  expect(JSON.stringify(records)).not.toMatch(/王小明|未查/)
})

test('the same contents give the same bytes', async () => {
  const [a, b] = [await writeProject(contents, options), await writeProject(contents, options)]
  expect(await hash(a)).toBe(await hash(b))
})

function archive(parts: Readonly<Record<string, string>>): Blob {
  const zip = new ZipWriter()
  for (const [name, text] of Object.entries(parts)) zip.add(name, text)
  return zip.finish('')
}

test('each bad file has its code', async () => {
  const good = await writeProject(contents, options)
  const manifest = {
    format: 'slipstick-project',
    version: 1,
    program: 'x',
    savedAt: 1,
    withData: true,
    records: 0,
    outcomes: 0,
    sources: [],
  }
  const of = (changes: object, records: unknown = [], outcomes: unknown = []) =>
    archive({
      'manifest.json': JSON.stringify({ ...manifest, ...changes }),
      'records.json': JSON.stringify(records),
      'outcomes.json': JSON.stringify(outcomes),
    })
  expect(await codeOf(of({}))).toBe('accepted')
  const files: readonly (readonly [string, Blob])[] = [
    ['empty-file', new Blob([])],
    ['not-a-zip', new Blob(['hello'])],
    ['damaged-zip', good.slice(0, good.size - 30)],
    ['not-a-project', archive({ 'readme.txt': 'x' })],
    ['not-a-project', of({ format: 'other' })],
    ['newer-project', of({ version: 2 })],
    ['damaged-project', of({ records: 3 })],
    ['damaged-project', of({ sources: [{ sha256: '../../x', name: 'x', size: 1 }] })],
    ['damaged-project', of({ sources: [{ sha256: 'a'.repeat(64), name: 'x', size: 1 }] })],
    ['damaged-project', of({ records: 1 }, [{ kind: 'step', id: 'not-an-id', fields: {} }])],
    ['damaged-project', of({ outcomes: 1 }, [], [{ analysis: id(1) }])],
    ['damaged-project', archive({ 'manifest.json': '{' })],
    ['damaged-project', archive({ 'manifest.json': JSON.stringify(manifest), 'records.json': '[]' })],
  ]
  for (const [code, file] of files) expect(await codeOf(file)).toBe(code)
})

test('a manifest without one of its fields, or with one of another kind, is refused', async () => {
  const hash64 = 'a'.repeat(64)
  const source = { sha256: hash64, name: 'x', size: 1 }
  const manifest = {
    format: 'slipstick-project',
    version: 1,
    program: 'x',
    savedAt: 1,
    withData: true,
    records: 1,
    outcomes: 1,
    sources: [source],
  }
  const record = { kind: 'step', id: id(1), fields: {} }
  const outcome = { analysis: id(2), engineVersion: '1', dataVersion: 'd', outcome: null }
  const of = (parts: { manifest?: unknown; record?: unknown; outcome?: unknown }) => {
    const whole = { manifest, record, outcome, ...parts }
    return archive({
      'manifest.json': JSON.stringify(whole.manifest),
      'records.json': JSON.stringify([whole.record]),
      'outcomes.json': JSON.stringify([whole.outcome]),
      [`sources/${hash64}`]: 'x',
    })
  }
  const code = (file: Blob) =>
    readProject(file, { hash: async () => hash64 }).then(
      () => 'accepted',
      (error: unknown) => (error instanceof Error ? error.message : error),
    )
  const damaged = (part: string) => `damaged-project {"part":"${part}"}`
  expect(await code(of({}))).toBe('accepted')
  for (const [field, other] of Object.entries({
    ...manifest,
    program: 1,
    savedAt: '1',
    withData: 1,
    records: '1',
    outcomes: '1',
    sources: {},
  })) {
    if (field === 'format' || field === 'version') continue
    expect(await code(of({ manifest: { ...manifest, [field]: other } })), field).toBe(damaged('manifest.json'))
    expect(await code(of({ manifest: { ...manifest, [field]: undefined } })), field).toBe(damaged('manifest.json'))
  }
  expect(await code(of({ manifest: { ...manifest, version: '1' } }))).toBe(damaged('manifest.json'))
  expect(await code(of({ manifest: { ...manifest, version: 0 } }))).toBe('accepted')
  for (const other of [[], null, 'slipstick-project', 5])
    expect(await code(of({ manifest: other }))).toBe('not-a-project')
  for (const other of [
    { ...source, sha256: 'A'.repeat(64) },
    { ...source, sha256: 1 },
    { ...source, name: 1 },
    { ...source, size: '1' },
    [],
    null,
  ])
    expect(await code(of({ manifest: { ...manifest, sources: [other] } }))).toBe(damaged('manifest.json'))
  expect(await code(of({ manifest: { ...manifest, sources: [{ ...source, size: 2 }] } }))).toBe(damaged('x'))
  for (const other of [
    { ...record, kind: '' },
    { ...record, kind: 1 },
    { ...record, id: '1' },
    { ...record, fields: [] },
    { ...record, fields: null },
    [],
    null,
  ])
    expect(await code(of({ record: other })), JSON.stringify(other)).toBe(damaged('records.json'))
  for (const other of [
    { ...outcome, analysis: 'x' },
    { ...outcome, engineVersion: 1 },
    { ...outcome, dataVersion: 1 },
    { ...outcome, outcome: undefined },
    [],
    null,
  ])
    expect(await code(of({ outcome: other })), JSON.stringify(other)).toBe(damaged('outcomes.json'))
  for (const count of [0, 2]) {
    expect(await code(of({ manifest: { ...manifest, records: count } }))).toBe(damaged('records.json'))
    expect(await code(of({ manifest: { ...manifest, outcomes: count } }))).toBe(damaged('outcomes.json'))
  }
})

test('reading and writing report progress', async () => {
  const two = {
    ...contents,
    sources: [
      { sha256: 'a'.repeat(64), name: 'a', blob: new Blob(['x'.repeat(300)]) },
      { sha256: 'b'.repeat(64), name: 'b', blob: new Blob(['y'.repeat(100)]) },
    ],
  }
  const written: number[] = []
  const file = await writeProject(two, options, { onProgress: (done) => written.push(done) })
  expect(written).toEqual([0.75, 1, 1])
  const read: number[] = []
  const hashes = ['a'.repeat(64), 'b'.repeat(64)]
  await readProject(file, { hash: async () => hashes.shift() ?? '' }, { onProgress: (done) => read.push(done) })
  expect(read).toEqual([0.5, 1, 1])
})

test('a source that does not match its hash is refused', async () => {
  const [first] = contents.sources
  if (first === undefined) throw new Error('no source')
  const swapped = { ...contents, sources: [{ ...first, blob: new Blob(['something else']) }] }
  expect(await codeOf(await writeProject(swapped, options))).toBe('damaged-project')
})

test('a file truncated or changed anywhere is refused', async () => {
  const good = await writeProject(contents, options)
  for (let part = 1; part < 12; part++)
    expect(await codeOf(good.slice(0, Math.floor((good.size * part) / 12)))).toBe('damaged-zip')
  const bytes = new Uint8Array(await good.arrayBuffer())
  for (const at of [60, 400, Math.floor(bytes.length / 2)]) {
    const changed = bytes.slice()
    changed[at] = (changed[at] as number) ^ 0xff
    expect(await codeOf(new Blob([changed]))).toMatch(/^damaged-/)
  }
})

test('saving can be cancelled', async () => {
  const signal = AbortSignal.abort(new Error('stopped'))
  await expect(writeProject(contents, options, { signal })).rejects.toThrow('stopped')
})

test('[D7] a part nested too deeply, and a source listed twice, are refused', async () => {
  const manifest = { format: 'slipstick-project', version: 1, program: 'x', savedAt: 1, withData: true }
  const of = (records: string, sources: object[] = []) =>
    archive({
      'manifest.json': JSON.stringify({ ...manifest, records: 1, outcomes: 0, sources }),
      'records.json': `[{"kind":"step","id":"${id(1)}","fields":{"option.x":${records}}}]`,
      'outcomes.json': '[]',
      [`sources/${'a'.repeat(64)}`]: 'x',
    })
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  expect(await codeOf(of(deep(200)))).toBe('accepted')
  expect(await codeOf(of(`"${'['.repeat(5000)}\\"${']'.repeat(9)}"`))).toBe('accepted')
  expect(await codeOf(of(deep(100_000)))).toBe('damaged-project')
  expect(await codeOf(of(`[${'{},'.repeat(1 << 20)}{}]`))).toBe('damaged-project')
  const twin = { sha256: 'a'.repeat(64), name: 'x', size: 1 }
  const read = await readProject(of('1', [twin, twin]), { hash: async () => 'a'.repeat(64) }).catch(
    (error: unknown) => error,
  )
  expect(read).toMatchObject({ code: 'damaged-project' })
})
