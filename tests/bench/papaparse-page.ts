import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { freePort } from '#tests/support/free-port.ts'

const worker = `importScripts('/papaparse.js')
onmessage = async ({ data }) => {
  const start = performance.now()
  const rows = Papa.parse(await data.text()).data.length
  postMessage({ rows, ms: performance.now() - start })
}`

/** papaparse in a worker of the same browser: splits a file into strings. Milliseconds, without the start of the worker. */
export async function papaparseInWorker(page: Page, path: string, rounds: number): Promise<readonly number[]> {
  const parts: Readonly<Record<string, [type: string, body: string]>> = {
    '/': ['text/html', '<!doctype html><title>peer</title><input type="file">'],
    '/worker.js': ['text/javascript', worker],
    '/papaparse.js': ['text/javascript', readFileSync(createRequire(import.meta.url).resolve('papaparse'), 'utf8')],
  }
  const server = createServer(({ url = '' }, response) => {
    const [type, body] = parts[url] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const times: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      await page.goto(`http://127.0.0.1:${port}/`)
      await page.locator('input').setInputFiles(path)
      times.push(await page.evaluate(parseInPage))
    }
  } finally {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return times
}

function parseInPage(): Promise<number> {
  const file = document.querySelector('input')?.files?.[0]
  const parser = new Worker('/worker.js')
  return new Promise((done, failed) => {
    parser.onerror = (event) => failed(new Error(event.message))
    parser.onmessage = ({ data }: MessageEvent<{ rows: number; ms: number }>) => {
      parser.terminate()
      if (data.rows > 1) done(data.ms)
      else failed(new Error('papaparse read no rows'))
    }
    parser.postMessage(file)
  })
}
