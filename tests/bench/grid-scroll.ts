import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Page } from '@playwright/test'
import { type Figure, median, quantile, roundsOf } from './figure.ts'
import { importFile, openProject } from './import-file.ts'
import { longestTaskDuring, longTaskLine } from './long-tasks.ts'
import { withSite } from './site.ts'

const columns = 50
const SCROLL_MS = 4000

export const figure: Figure = {
  title: 'scrolling the grid of 1e6 x 50 by the wheel',
  measure: (asked) =>
    withSite(async (site) => {
      const { page, folder } = site
      const file = join(folder, 'wide.csv')
      await pipeline(Readable.from(digits(asked.smoke ? 10_000 : 1_000_000)), createWriteStream(file))
      await openProject(site)
      const rounds = roundsOf(asked)
      await importFile(page, file)
      const scroller = page.getByTestId('grid').locator('.dvn-scroller')
      await scroller.waitFor()
      const box = await scroller.boundingBox()
      if (!box) throw new Error('the grid has no extent')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      const before = await scroller.evaluate((element) => element.scrollTop)
      const grid: Frames[] = []
      const longest = await longestTaskDuring(page, async () => {
        for (let round = 0; round < rounds; round++) grid.push(framesOf(await scrollFrames(page)))
      })
      const scrolled = (await scroller.evaluate((element) => element.scrollTop)) - before
      if (scrolled < 1000) throw new Error(`the wheel moved the grid by ${scrolled} px only`)
      await page.goto('about:blank')
      const empty: Frames[] = []
      for (let round = 0; round < rounds; round++) empty.push(framesOf(await scrollFrames(page)))
      const of = (all: readonly Frames[], key: keyof Frames) => median(all.map((frames) => frames[key]))
      const line = (what: string, key: keyof Frames) => ({
        what,
        value: of(grid, key),
        unit: 'ms' as const,
        ratio: of(grid, key) / of(empty, key),
      })
      return [
        { ...line('median frame', 'median'), target: '<= 20 ms', met: of(grid, 'median') <= 20 },
        line('95th percentile', 'p95'),
        { what: 'peer: empty page, median frame', value: of(empty, 'median'), unit: 'ms' },
        { what: 'peer: empty page, 95th percentile', value: of(empty, 'p95'), unit: 'ms' },
        longTaskLine('longest task while scrolling, all rounds', longest),
        { what: 'rows passed', value: String(Math.round(scrolled / 32)) },
      ]
    }),
}

interface Frames {
  readonly median: number
  readonly p95: number
}

const framesOf = (times: readonly number[]): Frames => ({ median: median(times), p95: quantile(times, 0.95) })

/** Milliseconds between frames while the wheel turns: real input events, down, sideways and in jumps. */
async function scrollFrames(page: Page): Promise<readonly number[]> {
  const frames = page.evaluate(countFrames, SCROLL_MS)
  const end = performance.now() + SCROLL_MS
  for (let turn = 0; performance.now() < end; turn++) {
    const sideways = turn % 8 === 7 ? (turn % 16 === 7 ? 400 : -400) : 0
    await page.mouse.wheel(sideways, turn % 50 === 49 ? 20_000 : 180)
    await new Promise((done) => setTimeout(done, 12))
  }
  return frames
}

function countFrames(during: number): Promise<number[]> {
  return new Promise((done) => {
    const times: number[] = []
    const start = performance.now()
    let last: number | undefined
    const frame = (now: number) => {
      if (last !== undefined) times.push(now - last)
      last = now
      if (now - start < during) requestAnimationFrame(frame)
      else done(times)
    }
    requestAnimationFrame(frame)
  })
}

function* digits(rows: number): Generator<string> {
  yield `${Array.from({ length: columns }, (_, k) => `x${k + 1}`).join(',')}\n`
  let part = ''
  for (let i = 0; i < rows; i++) {
    for (let k = 0; k < columns; k++)
      part += `${(i * (k + 3) + ((i >> (k % 16)) % 7)) % 10}${k < columns - 1 ? ',' : '\n'}`
    if (part.length > 1 << 20) {
      yield part
      part = ''
    }
  }
  yield part
}
