import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Dataset } from '../data/datasets/dataset.ts'

const given: Blob[] = []
vi.mock('../data/own-data.ts', () => ({ ownData: () => ({ user: 'u' }) }))
vi.mock('../workers/bridge.ts', () => ({
  ask: (act: (engine: object) => Promise<boolean>) =>
    act({
      acceptSource: async (_user: string, _dataset: string, file: Blob) => {
        given.push(file)
        return (await file.text()) === 'all of it'
      },
    }),
}))
const { fetchSource } = await import('./sources.ts')

const dataset = { id: 'd', project: 'p', sourceSha256: 'h', sourceSize: 9 } as Dataset
let answers: Response[]
let asked: unknown[]
beforeEach(() => {
  given.length = 0
  asked = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Promise.resolve(answers.shift())
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const part = (text: string) => new Response(text, { headers: { 'content-type': 'application/octet-stream' } })

test('an interrupted download of a source resumes', async () => {
  answers = [part('all '), part('of it')]
  const progress: number[] = []
  await fetchSource(dataset, { onProgress: (fraction) => progress.push(fraction) })
  expect(asked).toEqual([0, 4].map((offset) => ({ project: 'p', sha256: 'h', offset })))
  expect(progress).toEqual([4 / 9, 1])
})

test('the page of a captive portal is not appended', async () => {
  answers = [part('all '), new Response('<html>', { headers: { 'content-type': 'text/html' } }), part('of it')]
  await expect(fetchSource(dataset, { onProgress: () => undefined })).rejects.toMatchObject({
    name: 'NetworkError',
    reason: 'status',
  })
  expect(given).toEqual([])
})

test('a refusal is reported as such', async () => {
  answers = [Response.json({ status: 404, code: 'not-found', msg: '', data: null, request_id: 'r' })]
  await expect(fetchSource(dataset, { onProgress: () => undefined })).rejects.toMatchObject({
    name: 'CallError',
    code: 'not-found',
  })
})
