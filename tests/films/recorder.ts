import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'

export const SIZE = { width: 1280, height: 720 }

interface Frame {
  readonly file: string
  /** Seconds since 1970. */
  readonly at: number
}

/** Records a page: the browser sends a frame whenever something changes. */
export class Recorder {
  readonly #folder: string
  readonly #frames: Frame[] = []
  #session: CDPSession | undefined

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  async start(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    this.#session = session
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const file = `${String(this.#frames.length).padStart(6, '0')}.jpg`
      writeFileSync(join(this.#folder, file), Buffer.from(data, 'base64'))
      this.#frames.push({ file, at: metadata.timestamp ?? Date.now() / 1000 })
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    const [maxWidth, maxHeight] = [SIZE.width, SIZE.height]
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 85, maxWidth, maxHeight })
  }

  /**
   * Ends the recording, and writes the list that ffmpeg joins: each frame with its duration, the last one repeated.
   * @param from when the film begins, seconds since 1970
   * @param to when it ends
   */
  async stop(from: number, to: number): Promise<string> {
    await this.#session?.send('Page.stopScreencast')
    const before = this.#frames.findLastIndex(({ at }) => at <= from)
    const frames = this.#frames.slice(Math.max(before, 0)).filter(({ at }) => at < to)
    const [first] = frames
    if (!first) throw new Error('the browser sent no frame')
    const begins = frames.map(({ at }, k) => (k === 0 ? from : at))
    const lines = frames.map(({ file }, k) => {
      const seconds = (begins[k + 1] ?? to) - (begins[k] ?? from)
      return `file '${file}'\nduration ${Math.max(seconds, 0).toFixed(4)}\n`
    })
    const list = join(this.#folder, 'frames.txt')
    writeFileSync(list, `ffconcat version 1.0\n${lines.join('')}file '${frames.at(-1)?.file}'\n`)
    return list
  }
}
