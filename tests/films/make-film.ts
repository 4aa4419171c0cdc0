import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import type { Words } from '#catalog/kit/words.ts'
import { SiteServer } from '../e2e/support/site-server.ts'
import { readingTime, type Said, webVtt } from './captions.ts'
import { drawCursor } from './cursor.ts'
import type { Film, Language } from './film.ts'
import { type Hand, Player } from './player.ts'
import { Recorder, SIZE } from './recorder.ts'

const locales = { zh: 'zh-CN', en: 'en-GB' } as const
const DEBIANS_CHROMIUM = '/usr/bin/chromium'
/** Between two steps, ms. */
const BREATH = 350
/** For an element of a script that is played, ms. */
const PATIENCE = 10_000

interface Chapter {
  readonly title: string
  /** Seconds from the beginning. */
  readonly from: number
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const now = () => Date.now() / 1000

/** Moves and types as fast as a viewer can follow. */
function slowHand(page: Page): Hand {
  let place = { x: 640, y: 420 }
  const reach = async (element: Locator) => {
    await element.scrollIntoViewIfNeeded()
    const box = await element.boundingBox()
    if (!box) return
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 }
    const moves = 18
    for (let k = 1; k <= moves; k++) {
      const part = (1 - Math.cos((Math.PI * k) / moves)) / 2
      await page.mouse.move(place.x + (to.x - place.x) * part, place.y + (to.y - place.y) * part)
      await wait(22)
    }
    place = to
    await wait(250)
  }
  return {
    reach,
    type: async (field, text) => {
      await field.fill('')
      await field.pressSequentially(text, { delay: 70 })
    },
  }
}

/**
 * Films a script in the built application.
 * @param folder receives `video.mp4`, the captions `zh.vtt` and `en.vtt`, and `film.json` with the titles
 * @param language of the interface that is filmed; captions are written in both
 * @returns the duration of the script as it was played, s
 */
export async function makeFilm(film: Film, language: Language, folder: string): Promise<number> {
  const work = mkdtempSync(join(tmpdir(), 'film-'))
  try {
    return await onStage(film, language, async (page, player) => {
      await page.waitForLoadState('networkidle')
      player.hand = slowHand(page)
      return record(film, language, { page, player, work, folder })
    })
  } finally {
    rmSync(work, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Plays a script without filming it, as fast as the application answers; throws what a step finds wrong. Returns how long that took, s. */
export function playFilm(film: Film, language: Language): Promise<number> {
  return onStage(film, language, async (page, player) => {
    page.setDefaultTimeout(PATIENCE)
    const from = now()
    for (const step of film.steps) await player.step(step)
    return now() - from
  })
}

/** Runs `act` in a browser with a site of its own, where the film begins. */
async function onStage<T>(film: Film, language: Language, act: (page: Page, player: Player) => Promise<T>): Promise<T> {
  const site = await SiteServer.start()
  const path = process.env.CHROMIUM_PATH ?? DEBIANS_CHROMIUM
  const own = existsSync(path) ? { executablePath: path } : {}
  const browser = await chromium.launch({ ...own, args: ['--no-sandbox', '--hide-scrollbars'] })
  try {
    const context = await browser.newContext({ locale: locales[language], viewport: SIZE, colorScheme: 'light' })
    const page = await context.newPage()
    const player = new Player(page, site, language)
    await page.addInitScript(drawCursor)
    await player.begin(film)
    return await act(page, player)
  } finally {
    await browser.close()
    await site.remove()
  }
}

interface Filming {
  readonly page: Page
  readonly player: Player
  /** The folder of the frames. */
  readonly work: string
  readonly folder: string
}

/** Returns the duration, s. */
async function record(film: Film, language: Language, { page, player, work, folder }: Filming): Promise<number> {
  const recorder = new Recorder(work)
  await recorder.start(page)
  await wait(500)
  const from = now()
  const said: Said[] = []
  const chapters: Chapter[] = []
  for (const step of film.steps) {
    const begin = now()
    if (step.chapter) chapters.push({ title: step.chapter[language], from: begin - from })
    await player.step(step)
    const left = Math.max(readingTime(step.say) - (now() - begin) * 1000, step.hold ?? 800)
    await wait(left)
    said.push({ words: step.say, from: begin - from, to: now() - from })
    await wait(BREATH)
  }
  const to = now()
  const list = await recorder.stop(from, to)
  write(folder, film, { said, chapters, seconds: to - from, list })
  return to - from
}

interface Recorded {
  readonly said: readonly Said[]
  readonly chapters: readonly Chapter[]
  readonly seconds: number
  readonly list: string
}

function write(folder: string, { title, summary }: Film, { said, chapters, seconds, list }: Recorded): void {
  mkdirSync(folder, { recursive: true })
  for (const language of ['zh', 'en'] as const) writeFileSync(join(folder, `${language}.vtt`), webVtt(said, language))
  const both = (name: string, words: Words) => ({ [`${name}_zh`]: words.zh, [`${name}_en`]: words.en })
  const about = { ...both('title', title), ...both('summary', summary) }
  writeFileSync(join(folder, 'film.json'), `${JSON.stringify(about, null, 2)}\n`)
  const ends = [...chapters.slice(1).map(({ from }) => from), seconds]
  const marks = chapters.map(({ title: name, from }, k) =>
    ['[CHAPTER]', 'TIMEBASE=1/1000', `START=${ms(from)}`, `END=${ms(ends[k] ?? seconds)}`, `title=${name}`].join('\n'),
  )
  const metadata = join(list, '../chapters.txt')
  writeFileSync(metadata, [';FFMETADATA1', ...marks, ''].join('\n'))
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-i', metadata, '-map', '0:v', '-map_metadata', '1']
  const picture = ['-vf', 'fps=15,scale=trunc(iw/2)*2:trunc(ih/2)*2', '-t', seconds.toFixed(3), '-g', '75']
  const coding = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '23', '-movflags', '+faststart', '-an']
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...picture, ...coding, join(folder, 'video.mp4')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

const ms = (seconds: number) => Math.round(seconds * 1000)
