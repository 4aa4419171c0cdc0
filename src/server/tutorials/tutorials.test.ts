import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let server: TestServer
const folder = temporaryFolder('tutorials')
const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
/** The beginning of an MP4 file (ISO/IEC 14496-12, box `ftyp`), and bytes to seek in. */
const MP4 = Buffer.concat([
  Buffer.from('00000018667479706d703432', 'hex'),
  Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256)),
])
const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'
const titles = (name: string) => ['--title-zh', `${name}教程`, '--title-en', `${name} tutorial`]

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a page is read in the reader’s language, and found by its words', async () => {
  const pages = ['--page-zh', file('a.zh.md', '# 导入表格'), '--page-en', file('a.en.md', '# Import a spreadsheet')]
  const { code } = await runOperator(
    server,
    'publish-tutorial',
    ...titles('Import'),
    ...pages,
    '--summary-en',
    'Two minutes',
  )
  expect(code).toBe(0)
  const { data } = await server.call('Tutorial/index', {}, { language: 'zh' })
  expect(data).toMatchObject({
    total: 1,
    data: [{ kind: 'page', title: 'Import教程', body: '# 导入表格', video: '', captions: [] }],
  })
  const found = async (search: string) =>
    (await server.call('Tutorial/index', { search }, { language: 'en' })).data.total
  expect(await found('SPREADSHEET')).toBe(1)
  expect(await found('two minutes')).toBe(1)
  expect(await found('survival')).toBe(0)
})

test('a video is served with its captions, in ranges, with its type', async () => {
  const video = [
    '--video',
    file('b.mp4', MP4),
    '--captions-zh',
    file('b.zh.vtt', VTT),
    '--captions-en',
    file('b.en.vtt', VTT),
  ]
  const { code, out } = await runOperator(server, 'publish-tutorial', ...titles('Cox'), ...video)
  expect(code).toBe(0)
  const { data } = await server.call('Tutorial/index', { search: 'Cox' })
  const tutorial = data.data[0]
  expect(tutorial).toMatchObject({
    kind: 'video',
    captions: [
      { language: 'zh', label: '中文' },
      { language: 'en', label: 'English' },
    ],
  })
  const path = tutorial?.video ?? ''

  const whole = await server.fetch(path)
  expect(whole.status).toBe(200)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(MP4)

  const part = await server.fetch(path, { headers: { Range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${MP4.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(MP4.subarray(10, 20))
  expect((await server.fetch(path, { headers: { Range: 'bytes=99999-' } })).status).toBe(416)
  expect((await server.fetch(path, { method: 'HEAD' })).headers.get('content-length')).toBe(String(MP4.length))

  const captions = await server.fetch(tutorial?.captions[0]?.src ?? '')
  expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  expect(await captions.text()).toBe(VTT)

  expect((await runOperator(server, 'withdraw-tutorial', out[0] ?? '')).code).toBe(0)
  expect((await server.call('Tutorial/index', { search: 'Cox' })).data.total).toBe(0)
  expect((await server.fetch(path)).status).toBe(404)
})

test('a film is published by one command, with its captions and both titles', async () => {
  const films = join(folder, 'film')
  mkdirSync(films)
  const about = { title_zh: '基线表', title_en: 'Baseline', summary_zh: '三线表', summary_en: 'Three lines' }
  file('film/film.json', JSON.stringify(about))
  file('film/video.mp4', MP4)
  for (const name of ['zh.vtt', 'en.vtt']) file(`film/${name}`, VTT)
  expect((await runOperator(server, 'publish-tutorial', '--film', films)).code).toBe(0)
  const { data } = await server.call('Tutorial/index', { search: 'Baseline' }, { language: 'en' })
  expect(data.data[0]).toMatchObject({ kind: 'video', title: 'Baseline', summary: 'Three lines' })
  expect(data.data[0]?.captions.map(({ language }) => language)).toEqual(['zh', 'en'])
  const inChinese = await server.call('Tutorial/index', { search: '基线表' }, { language: 'zh' })
  expect(inChinese.data.data[0]).toMatchObject({ title: '基线表', summary: '三线表' })
  file('film/film.json', '{"title_zh": "基线表"}')
  const { code, errors } = await runOperator(server, 'publish-tutorial', '--film', films)
  expect(code).toBe(2)
  expect(errors[0]).toMatch(/film\.json is not the description of a film/)
})

test.each([
  ['a page that calls itself a video', ['--video', file('c.mp4', '<html>')], /c\.mp4 is not a file of this kind/],
  ['a video for captions', ['--video', file('d.mp4', MP4), '--captions-zh', file('d.vtt', MP4)], /d\.vtt is not/],
  ['neither a page nor a video', [], /one of these: --film, --video, or --page-zh and --page-en/],
  ['half a page', ['--page-zh', file('e.md', '#')], /--page-en is missing/],
  ['a file that is not there', ['--video', join(folder, 'none.mp4')], /none\.mp4 cannot be read/],
])('%s is refused in one sentence', async (_, options, sentence) => {
  const { code, errors } = await runOperator(server, 'publish-tutorial', ...titles('Bad'), ...options)
  expect(code).toBe(2)
  expect(errors[0]).toMatch(sentence)
  expect((await server.call('Tutorial/index', { search: 'Bad' })).data.total).toBe(0)
})
