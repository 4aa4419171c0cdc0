import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PassportPage, type Person } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import config from './playwright.config.ts'
import { violations, violationsInBothColours } from './support/axe.ts'
import { Keyboard } from './support/keyboard.ts'
import { operator } from './support/operator.ts'
import {
  expect,
  networkIsBack,
  outboxIsEmpty,
  outboxLength,
  type Page,
  readyOffline,
  test,
} from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

// the browser answers its own question about the page to be captured
const launchOptions = config.use?.launchOptions
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--auto-accept-this-tab-capture'] },
})

const WIDTH = 720
const HEIGHT = 480
const STRIPE = 12
const isBlack = (x: number, y: number) => (Math.floor(x / STRIPE) + Math.floor(y / STRIPE)) % 2 === 0

/** A chessboard: the contrast of a part shows whether it is hidden. */
function chessboard(): Promise<Buffer> {
  const pixels = Buffer.alloc(3 * WIDTH * HEIGHT)
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    pixels.fill(isBlack(at % WIDTH, Math.floor(at / WIDTH)) ? 0 : 255, 3 * at, 3 * at + 3)
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .png()
    .toBuffer()
}

interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Standard deviation of the grey values in a part of a picture: some 127 on the chessboard, 0 on one colour. */
async function contrastIn(picture: Buffer, part: Part): Promise<number> {
  const grey = await sharp(picture).extract(part).greyscale().raw().toBuffer()
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  return Math.sqrt(grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length)
}

const dialogOf = (page: Page) => page.getByRole('dialog')

async function openFeedback(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Utilities' }).click()
  await page.getByRole('menuitem', { name: 'Feedback' }).click()
  await expect(page.getByRole('dialog', { name: 'Feedback' })).toBeVisible()
}

interface Sent {
  readonly total: number
  readonly data: readonly { readonly id: string; readonly content: string; readonly images: number }[]
}

async function sentOnServer(site: SiteServer, { name, password }: Person): Promise<Sent> {
  const { data } = await site.call<{ token: string }>('User/login', { username: name, password, device: 'probe' })
  return (await site.call<Sent>('Feedback/index', {}, data.token)).data
}

/** The pictures of the newest feedback, as the operator's command writes them. */
async function shownPictures(site: SiteServer, folder: string, id: string): Promise<Buffer[]> {
  const to = join(folder, id)
  operator(site, 'show-feedback', id, '--to', to)
  return readdirSync(to)
    .sort()
    .map((file) => readFileSync(join(to, file)))
}

test('[Q2] written offline with a picture, kept over a reload, it arrives once, and the reader sees the answer', async ({
  page,
  site,
  folder,
}) => {
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await outboxIsEmpty(page)
  await site.stop()
  await openFeedback(page)
  await dialogOf(page).getByLabel('What happened').fill('The table is too wide\nfor my screen')
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: await chessboard() })
  await expect(dialogOf(page).getByText('This picture goes to the operator')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Blur or crop picture 1' }).click()
  const canvas = dialogOf(page).locator('canvas')
  const place = await canvas.boundingBox()
  if (!place) throw new Error('the editor shows no picture')
  // the upper left quarter is brushed over
  await page.mouse.move(place.x + 4, place.y + 4)
  await page.mouse.down()
  for (let row = 0; row <= 16; row += 1) {
    const y = place.y + 4 + (row / 16) * place.height * 0.5
    await page.mouse.move(place.x + (row % 2 === 0 ? 4 : place.width * 0.5), y, { steps: 6 })
    await page.mouse.move(place.x + (row % 2 === 0 ? place.width * 0.5 : 4), y, { steps: 6 })
  }
  await page.mouse.up()
  await dialogOf(page).getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('dialog', { name: 'Feedback' })).toBeVisible()

  // the draft is there after a reload, without the server
  await expect(dialogOf(page).getByText('This picture goes to the operator')).toBeVisible()
  await page.reload()
  await openFeedback(page)
  await expect(dialogOf(page).getByLabel('What happened')).toHaveValue('The table is too wide\nfor my screen')
  await expect(dialogOf(page).getByText('This picture goes to the operator')).toHaveCount(1)
  await dialogOf(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialogOf(page).getByText('Waiting for the server')).toBeVisible()
  await expect(dialogOf(page).getByText('The table is too wide')).toBeVisible()
  expect(await outboxLength(page)).toBe(1)

  await page.reload()
  await site.start()
  await networkIsBack(page)
  await outboxIsEmpty(page)
  const sent = await sentOnServer(site, person)
  expect(sent.total).toBe(1)
  expect(sent.data[0]).toMatchObject({ content: 'The table is too wide\nfor my screen', images: 1 })

  const id = sent.data[0]?.id ?? ''
  const [picture, ...others] = await shownPictures(site, folder, id)
  expect(others).toEqual([])
  if (!picture) throw new Error('the operator got no picture')
  expect(await sharp(picture).metadata()).toMatchObject({ width: WIDTH, height: HEIGHT, format: 'png' })
  expect(picture.includes('SecretCamera')).toBe(false)
  const hidden = { left: 0, top: 0, width: WIDTH / 2 - 40, height: HEIGHT / 2 - 40 }
  expect(await contrastIn(picture, hidden)).toBeLessThan(20)
  expect(await contrastIn(picture, { ...hidden, left: WIDTH / 2 + 40, top: HEIGHT / 2 + 40 })).toBeGreaterThan(120)

  await openFeedback(page)
  await dialogOf(page).getByRole('tab', { name: 'Sent, with answers' }).click()
  await expect(dialogOf(page).getByText('Sent', { exact: true })).toBeVisible()
  operator(site, 'close-feedback', id, '--answer', 'Tables scroll since today.')
  await page.reload()
  await openFeedback(page)
  await dialogOf(page).getByRole('tab', { name: 'Sent, with answers' }).click()
  await expect(dialogOf(page).getByText('Answered')).toBeVisible()
  await expect(dialogOf(page).getByText('Tables scroll since today.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('[Q5] with no page open the service worker sends the feedback and its picture', async ({
  page,
  context,
  site,
}) => {
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await outboxIsEmpty(page)
  await site.stop()
  await openFeedback(page)
  await dialogOf(page).getByLabel('What happened').fill('Written on the way')
  const buffer = await chessboard()
  await dialogOf(page).locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(dialogOf(page).getByText('This picture goes to the operator')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialogOf(page).getByText('Waiting for the server')).toBeVisible()
  const user = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    return names.find((name) => /^slipstick-user-[0-9a-f]{8}-/.test(name))?.replace('slipstick-user-', '')
  })
  const blank = await context.newPage()
  const devtools = await context.newCDPSession(blank)
  const registered = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${site.origin}/` && !isDeleted)
      if (found) done(found.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await page.close()
  await site.start()
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.origin,
    registrationId,
    tag: `slipstick-outbox-${user}`,
    lastChance: false,
  })
  await expect.poll(async () => (await sentOnServer(site, person)).data, { timeout: 30_000 }).toHaveLength(1)
  expect((await sentOnServer(site, person)).data[0]).toMatchObject({ content: 'Written on the way', images: 1 })
})

const CANARY = 'Zzyzx7canary'

test.describe('a captured page', () => {
  // Chromium reports this for every captured picture, of which the site's policy allows those of pages and not of cameras
  test.use({ provoked: /camera is not allowed in this document/ })

  test('it shows no cell, and no byte that leaves holds what stands in one', async ({
    page,
    context,
    site,
    folder,
  }) => {
    const person = await new PassportPage(page, site.origin).register()
    const projects = new ProjectsPage(page, site.origin)
    await projects.create('Masked')
    const rows = Array.from({ length: 30 }, (_, row) => `${row},${CANARY}${row}`).join('\n')
    await projects.import({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(`id,word\n${rows}\n`) })
    await readyOffline(page)
    await outboxIsEmpty(page)
    const left: string[] = []
    context.on('request', (request) => left.push(request.postDataBuffer()?.toString('latin1') ?? ''))
    const grid = page.getByTestId('grid')
    const place = await grid.boundingBox()
    if (!place) throw new Error('there is no grid')
    const captured = async (isMasked: boolean, words: string) => {
      await openFeedback(page)
      await dialogOf(page).getByLabel('What happened').fill(words)
      await dialogOf(page).getByLabel('Hide data in the captured page').setChecked(isMasked)
      await dialogOf(page).getByRole('button', { name: 'Capture this page' }).click()
      await expect(dialogOf(page).getByRole('button', { name: 'Use this picture' })).toBeVisible({ timeout: 20_000 })
      expect(await page.evaluate(() => document.documentElement.className)).not.toContain('masked')
      await dialogOf(page).getByRole('button', { name: 'Use this picture' }).click()
      await expect(page.getByRole('dialog', { name: 'Feedback' })).toBeVisible()
      await dialogOf(page).getByRole('button', { name: 'Send', exact: true }).click()
      await outboxIsEmpty(page)
      await dialogOf(page).getByRole('button', { name: 'Close' }).click()
      const { data } = await sentOnServer(site, person)
      const [picture] = await shownPictures(site, folder, data.find(({ content }) => content === words)?.id ?? '')
      return picture ?? Buffer.alloc(0)
    }
    /** Share of dark pixels, of letters, among the cells. */
    const lettersIn = async (picture: Buffer) => {
      const { width } = await sharp(picture).metadata()
      const scale = width / (page.viewportSize()?.width ?? width)
      const part = { left: place.x + 50, top: place.y + 80, width: 300, height: 200 }
      const scaled = Object.fromEntries(Object.entries(part).map(([side, px]) => [side, Math.round(px * scale)]))
      const grey = await sharp(picture)
        .extract(scaled as unknown as Part)
        .greyscale()
        .raw()
        .toBuffer()
      return grey.filter((value) => value < 110).length / grey.length
    }
    const open = await captured(false, 'with the cells')
    expect(await lettersIn(open)).toBeGreaterThan(0.005) // the letters are found where they are
    const masked = await captured(true, 'without the cells')
    expect(await lettersIn(masked)).toBe(0)
    expect(left.length).toBeGreaterThan(4)
    expect(left.filter((body) => body.includes(CANARY))).toEqual([])
    expect(left.find((body) => body.includes('"route"'))).toContain('"route":"/dataHandle/show"')
  })
})

test('the whole dialog is worked with the keyboard, in both colour schemes without faults', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await openFeedback(page)
  const keyboard = new Keyboard(page)
  await keyboard.type('What happened, or what do you miss?', 'By keyboard')
  const buffer = await chessboard()
  await dialogOf(page).locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(dialogOf(page).getByText('This picture goes to the operator')).toBeVisible()
  expect(await violationsInBothColours(page)).toEqual([])
  await keyboard.press('button', 'Blur or crop picture 1')
  await expect(dialogOf(page).getByRole('button', { name: 'Picture to blur and crop' })).toBeFocused()
  for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(dialogOf(page).getByRole('status')).toHaveText('Blurred')
  await page.keyboard.press('Control+z')
  await expect(dialogOf(page).getByRole('status')).toHaveText('Undone')
  expect(await violationsInBothColours(page)).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await keyboard.press('button', 'Crop')
  await keyboard.to('button', 'Picture to blur and crop')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('status')).toHaveText('Cropped')
  await keyboard.press('button', 'Use this picture')
  await keyboard.press('button', 'Send')
  await expect(dialogOf(page).getByText('Sent', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
})
