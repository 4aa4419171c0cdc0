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

test('what a kept result does not need waits until it is shown, on the first page alone', async () => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frame(0))
  vi.resetModules()
  const first = await import('./first-paint.ts')
  const isDone = (awaited: Promise<void>) =>
    Promise.race([awaited.then(() => true), new Promise<false>((done) => setTimeout(() => done(false), 5))])
  first.awaitFirstPage()
  first.awaitContent()
  first.pageShown()
  expect(await isDone(first.afterContent())).toBe(false)
  expect(await isDone(first.afterFirstPaint())).toBe(false)
  first.contentShown()
  expect(await isDone(first.afterContent())).toBe(true)
  expect(await isDone(first.afterFirstPaint())).toBe(true)
  first.awaitContent()
  expect(await isDone(first.afterContent())).toBe(true)
})

test('a result that does not come holds up the page for 1.5 s', async () => {
  vi.useFakeTimers()
  vi.resetModules()
  const first = await import('./first-paint.ts')
  let isReleased = false
  first.awaitFirstPage()
  first.awaitContent()
  void first.afterContent().then(() => {
    isReleased = true
  })
  await vi.advanceTimersByTimeAsync(1499)
  expect(isReleased).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isReleased).toBe(true)
  vi.useRealTimers()
})
