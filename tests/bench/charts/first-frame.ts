import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { build } from 'vite'
import { freePort } from '#tests/support/free-port.ts'
import type { Asked } from '../asked.ts'
import { type Line, median, roundsOf } from '../figure.ts'
import { withBrowser } from '../site.ts'
import { framed, type Row } from './drawing.ts'
import type { Measure } from './page/page.ts'

const peers = ['Observable Plot, SVG', 'Vega-Lite, canvas', 'ECharts, canvas'] as const

/** Figures whose points we draw as pixels; the others are SVG. */
const pixelled: ReadonlySet<Row> = new Set(['scatter-10000', 'scatter-100000'])

/** Part of the time of the fastest peer on a canvas that a figure with points as pixels may take. */
const MOST = 0.5

/** Figures from numbers to the first frame in Chromium, each in a new page. */
export function firstFrames(asked: Asked): Promise<readonly Line[]> {
  return withBrowser(async (context, folder) => {
    const outDir = join(folder, 'page')
    await build({
      root: join(import.meta.dirname, 'page'),
      configFile: false,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false, chunkSizeWarningLimit: 5000 },
    })
    const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }
    const server = createServer(({ url = '/' }, response) => {
      const path = url === '/' ? '/index.html' : url
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' })
      createReadStream(join(outDir, path))
        .on('error', () => response.end())
        .pipe(response)
    })
    const port = await freePort()
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
    const time = async (library: string, row: Row) => {
      const page = await context.newPage()
      try {
        await page.goto(`http://127.0.0.1:${port}/`)
        await page.waitForFunction(() => 'measure' in window)
        const rounds = roundsOf(asked)
        const times = await page.evaluate(
          ([of, what, count]) => (window as unknown as { measure: Measure }).measure(of, what, count),
          [library, row, rounds] as const,
        )
        return median(times)
      } finally {
        await page.close()
      }
    }
    try {
      const lines: Line[] = []
      for (const row of asked.smoke ? framed.slice(0, 1) : framed) {
        const own = await time('ours', row)
        const beside: Record<string, number> = {}
        for (const peer of asked.smoke ? peers.slice(-1) : peers)
          if (row !== 'heat-500' || !peer.endsWith('SVG')) beside[peer] = await time(peer, row)
        const canvases = Object.entries(beside).filter(([peer]) => peer.endsWith('canvas'))
        const ratio = own / Math.min(...canvases.map(([, ms]) => ms))
        const line: Line = { what: `${row}: first frame in Chromium`, value: own, unit: 'ms', beside, ratio }
        lines.push(
          pixelled.has(row) ? { ...line, target: `<= ${MOST} x the fastest canvas`, met: ratio <= MOST } : line,
        )
      }
      return lines
    } finally {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  })
}
