/**
 * `node tests/tools/tutorial-video.ts CHROMIUM` writes the video of the browser scenarios: six seconds, a colour and a number for each, drawn
 * on a canvas and encoded by that Chromium.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { writeWebm } from './write-webm.ts'

const [executablePath = '/usr/bin/chromium'] = process.argv.slice(2)
const FILM = { width: 160, height: 90, seconds: 6, rate: 5 }
const FILE = resolve(import.meta.dirname, '../e2e/data/tutorial.webm.gz')

/** Runs in the page: the frames as VP8, each second beginning with a key frame. */
async function film({ width, height, seconds, rate }: typeof FILM) {
  const frames: { ms: number; isKey: boolean; bytes: number[] }[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      frames.push({ ms: chunk.timestamp / 1000, isKey: chunk.type === 'key', bytes: [...bytes] })
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({ codec: 'vp8', width, height, bitrate: 60_000, framerate: rate })
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.font = '48px sans-serif'
  for (let i = 0; i < seconds * rate; i++) {
    const second = Math.floor(i / rate)
    context.fillStyle = `hsl(${second * 60} 100% 50%)`
    context.fillRect(0, 0, width, height)
    context.fillStyle = 'black'
    context.fillText(String(second), width / 2, height / 2)
    const frame = new VideoFrame(canvas, { timestamp: (i / rate) * 1e6, duration: 1e6 / rate })
    encoder.encode(frame, { keyFrame: i % rate === 0 })
    frame.close()
  }
  await encoder.flush()
  return frames
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '' })) // WebCodecs require a secure origin
await page.goto('http://localhost/')
const frames = await page.evaluate(film, FILM)
await browser.close()
const webm = writeWebm({
  width: FILM.width,
  height: FILM.height,
  ms: FILM.seconds * 1000,
  frames: frames.map((frame) => ({ ...frame, bytes: Uint8Array.from(frame.bytes) })),
  gap: { second: 4, bytes: 3_000_000 },
})
writeFileSync(FILE, gzipSync(webm, { level: 9 }))
process.stdout.write(`${FILE}: ${webm.length} bytes\n`)
