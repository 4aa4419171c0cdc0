// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { afterFirstPaint, awaitFirstPage, pageShown } from './first-paint.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function isPainted(): Promise<boolean> {
  const later = new Promise<false>((done) => setTimeout(() => done(false), 5))
  return Promise.race([afterFirstPaint().then(() => true), later])
}

test('reads wait for the frame that shows the first page, and later ones do not wait', async () => {
  expect(await isPainted()).toBe(true)
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  awaitFirstPage()
  expect(await isPainted()).toBe(false)
  pageShown()
  expect(await isPainted()).toBe(false)
  for (const frame of frames) frame(0)
  expect(await isPainted()).toBe(true)
  pageShown()
  expect(frames).toHaveLength(1)
})

test('in a hidden tab, where no frame is drawn, nothing waits', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.stubGlobal('requestAnimationFrame', () => 0)
  awaitFirstPage()
  pageShown()
  expect(await isPainted()).toBe(true)
})
