import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PassportPage } from './page-models/passport-page.ts'
import { violationsInBothColours } from './support/axe.ts'
import { operator } from './support/operator.ts'
import { expect, networkIsBack, type Page, readyOffline, test } from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

const VIDEO = gunzipSync(readFileSync(resolve(import.meta.dirname, 'data/tutorial.webm.gz')))

/** Returns the id of the tutorial. */
function publishVideo(site: SiteServer, folder: string): string {
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const captions = (first: string, last: string) =>
    `WEBVTT\n\n00:00.000 --> 00:03.000\n${first}\n\n00:03.000 --> 00:06.000\n${last}\n`
  const options = {
    'title-zh': '生存曲线',
    'title-en': 'A survival curve',
    'summary-en': 'In six seconds',
    video: file('v.webm', VIDEO),
    'captions-zh': file('zh.vtt', captions('导入', '分析')),
    'captions-en': file('en.vtt', captions('Import', 'Analyse')),
  }
  return operator(site, 'publish-tutorial', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]))
}

const video = (page: Page) => page.locator('video')

async function openTutorial(page: Page): Promise<void> {
  await page.getByText('A survival curve', { exact: true }).click()
}

/** The current caption, by language. */
const captionsOf = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) =>
    [...element.textTracks].map(({ language, mode, activeCues }) => ({
      language,
      mode,
      says: [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text),
    })),
  )

/** The colour in a corner of the picture: each second of the video has a different one. */
const colourOf = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => {
    const context = new OffscreenCanvas(8, 8).getContext('2d')
    context?.drawImage(element, 0, 0, 8, 8)
    return [...(context?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])].map((part) => (part > 127 ? 1 : 0)).join('')
  })

test('a published video is played with captions in the reader’s language, and can be wound', async ({
  page,
  site,
  folder,
}) => {
  publishVideo(site, folder)
  const starts: number[] = []
  page.on('response', (response) => {
    const [, start] = /^bytes (\d+)-/.exec(response.headers()['content-range'] ?? '') ?? []
    if (start !== undefined) starts.push(Number(start))
  })
  await page.goto(`${site.origin}/tutorials/index`)
  await expect(video(page)).toHaveCount(0)
  await openTutorial(page)
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect
    .poll(() => captionsOf(page))
    .toEqual([
      { language: 'en', mode: 'showing', says: ['Import'] },
      { language: 'zh', mode: 'disabled', says: [] },
    ])
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.duration)).toBe(6)
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.pause()
    element.currentTime = 4.5
  })
  await expect.poll(() => colourOf(page)).toBe('001') // blue, at a hue of 240 degrees
  await expect.poll(async () => (await captionsOf(page))[0]?.says).toEqual(['Analyse'])
  expect(starts[0]).toBe(0)
  expect(Math.max(...starts), 'winding asks for the later bytes alone').toBeGreaterThan(1_000_000)
})

test('with the server stopped the list opens; a video says that it needs the connection, and comes when it is back', async ({
  page,
  context,
  site,
  folder,
}) => {
  publishVideo(site, folder)
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  await page.goto(`${site.origin}/tutorials/index`)
  await expect(page.getByText('A survival curve', { exact: true })).toBeVisible()
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await site.stop()
  await page.reload()
  await expect(page.getByText('In six seconds')).toBeVisible()
  await openTutorial(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This video is on the server, which cannot be reached now.')
  await expect(video(page)).toBeHidden()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('This video is on the server, which cannot be reached now.')
  await site.start()
  await networkIsBack(page)
  await expect(alert).toHaveCount(0)
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.duration)).toBe(6)
})

test('a film is kept on the device with its size shown, plays and winds with the server stopped, and is removed again', async ({
  page,
  context,
  site,
  folder,
}) => {
  publishVideo(site, folder)
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  await page.goto(`${site.origin}/tutorials/index`)
  await openTutorial(page)
  await page.getByRole('button', { name: /^Keep offline \(\d\.\d MB\)$/ }).click()
  await expect(page.getByText(/^Kept on this device: \d\.\d MB$/)).toBeVisible()
  expect(await violationsInBothColours(page)).toEqual([])
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await site.stop()
  await page.reload()
  await openTutorial(page)
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.duration)).toBe(6)
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = 4.5
  })
  await expect.poll(() => colourOf(page)).toBe('001')
  await expect.poll(async () => (await captionsOf(page))[0]?.says).toEqual(['Analyse'])
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = 0.5
  })
  await expect.poll(async () => (await captionsOf(page))[0]?.says).toEqual(['Import'])

  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Kept on this device')).toBeHidden()
  await page.reload()
  await openTutorial(page)
  await expect(page.getByRole('alert')).toContainText('This video is on the server, which cannot be reached now.')
  expect(await page.evaluate(async () => (await (await caches.open('films')).keys()).length)).toBe(0)
})

test('a kept film stands on the storage page, is removed there, and goes once its site has withdrawn it', async ({
  page,
  site,
  folder,
}) => {
  const id = publishVideo(site, folder)
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  const keep = async () => {
    await page.goto(`${site.origin}/tutorials/index`)
    await openTutorial(page)
    await page.getByRole('button', { name: /^Keep offline/ }).click()
    await expect(page.getByText(/^Kept on this device/)).toBeVisible()
  }
  const films = page.getByRole('region', { name: 'Films kept offline' })
  const openStorage = async () => {
    await page.goto(`${site.origin}/storage/index`)
    await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible()
  }
  await new PassportPage(page, site.origin).register()
  await keep()
  await site.stop()
  await openStorage()
  await expect(films.getByRole('listitem')).toHaveText(/A survival curve.*\d\.\d MB/)
  expect(await violationsInBothColours(page)).toEqual([])
  await films.getByRole('button', { name: 'Remove A survival curve from this device' }).click()
  await expect(films).toHaveCount(0)
  expect(await page.evaluate(async () => (await (await caches.open('films')).keys()).length)).toBe(0)

  await site.start()
  await networkIsBack(page)
  await keep()
  await openStorage()
  await expect(films.getByRole('listitem')).toHaveCount(1)
  operator(site, 'withdraw-tutorial', id)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible()
  await expect(films).toHaveCount(0)
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('films')).keys()).length)).toBe(0)
})
