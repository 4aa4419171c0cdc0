import { writeTiff } from '#formats/image/write-tiff.ts'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, type Page, readyOffline, test } from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

const svgOf = async (page: Page) => (await new AnalysisPage(page).download('SVG')).bytes.toString()

/** The box plot of the demo study, with the server away. */
async function openBoxes(page: Page, site: SiteServer) {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await readyOffline(page)
  await page.goto(`${site.origin}/statistical/index`)
  await page.getByRole('button', { name: /^Box and violin/ }).click()
  await page.getByLabel('Variable', { exact: true }).selectOption({ label: 'age — Age, years' })
  await page.getByLabel('Groups', { exact: true }).selectOption({ label: 'sex — Sex' })
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
  await site.stop()
}

test('a figure is annotated offline: words with italics, an arrow dragged by its ends, parts moved by pointer and keys, each undone', async ({
  page,
  site,
}) => {
  await openBoxes(page, site)
  await page.getByRole('button', { name: 'Edit a part' }).click()
  await page.getByRole('menuitem', { name: 'Add an annotation' }).click()
  const add = page.getByRole('group', { name: 'Add an annotation' })
  await add.getByRole('button', { name: 'Arrow' }).press('Enter')
  const arrow = page.getByRole('group', { name: 'Arrow 1' })
  await arrow.getByLabel('Words').fill('oldest, *P* < 0.05')
  await arrow.getByLabel('Colour').selectOption({ label: 'Red' })
  const written = await svgOf(page)
  expect(written).toMatch(/<tspan[^>]*italic[^>]*>P<\/tspan>/)
  expect(written).toContain('#cf3434')
  expect(written).not.toMatch(/[\ufdd0-\ufdd5]/)

  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const end = page.getByRole('button', { name: /^Move: .*: end$/ })
  const before = await end.boundingBox()
  if (!before) throw new Error('the arrow has no end')
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await page.mouse.down()
  await page.mouse.move(before.x + 60, before.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await end.boundingBox())?.x ?? 0)).toBeGreaterThan(before.x + 40)

  const title = page.getByRole('button', { name: 'Move: Title of the y axis' })
  const at = (await title.boundingBox())?.y ?? 0
  await title.press('Shift+ArrowUp')
  await expect.poll(async () => (await title.boundingBox())?.y ?? 0).toBeLessThan(at - 5)
  const moved = await svgOf(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => svgOf(page)).not.toBe(moved)
  await expect.poll(async () => Math.abs(((await title.boundingBox())?.y ?? 0) - at)).toBeLessThan(1)

  await page
    .getByRole('button', { name: /^Move: oldest/ })
    .first()
    .press('Delete')
  await expect(page.getByRole('button', { name: /^Move: oldest/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Move: oldest/ })).not.toHaveCount(0)
  await page.reload()
  await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
  expect(await svgOf(page)).toMatch(/<tspan[^>]*italic[^>]*>P<\/tspan>/)
})

test('the colours of a picture, also of a TIFF, become those of the groups; what is no picture is told', async ({
  page,
  site,
}) => {
  await openBoxes(page, site)
  await page.getByText('Colours and legend').click()
  const [width, height] = [60, 40]
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let y = 8; y < 32; y++)
    for (let x = 5; x < 55; x++) rgba.set(x < 30 ? [170, 51, 119] : [17, 119, 51], 4 * (y * width + x))
  const tiff = writeTiff({ rgba, width, height }, 300)
  const picture = page.getByLabel('Picture with the colours')
  await picture.setInputFiles({ name: 'poster.tif', mimeType: 'image/tiff', buffer: Buffer.from(tiff) })
  await expect(page.getByLabel('Own colours')).toHaveValue(/#aa3377/)
  await expect(page.getByLabel('Own colours')).toHaveValue(/#117733/)
  await expect(page.getByText('With any kind of colour vision they can be told apart.')).toBeVisible()
  await picture.setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert').filter({ hasText: 'This is not a picture' })).toBeVisible()
  await expect(page.getByLabel('Own colours')).toHaveValue(/#aa3377/)

  await page.getByText('Axes', { exact: true }).click()
  await page.getByLabel('Leave out of y').fill('45 to 50')
  await expect.poll(() => svgOf(page)).not.toContain('>48<')
  await page.getByLabel('Leave out of y').fill('high')
  await expect(
    page.getByText('“high” is not a range to leave out of the y axis. Write its two ends: 20 to 80.'),
  ).toBeVisible()
})

test('the figure follows what is dragged, and a bracket of a comparison moves down in one step of undo', async ({
  page,
  site,
}) => {
  await openBoxes(page, site)
  await page.getByRole('radio', { name: 'Welch’s t test' }).check()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const bracket = page.getByRole('button', { name: /^Move: Bracket: P/ })
  const before = await bracket.boundingBox()
  if (!before) throw new Error('the figure has no bracket')
  const figure = page.getByTestId('figure-chart')
  /** From the upper left corner of the figure. */
  const placed = async () => {
    const [own, around] = [await bracket.boundingBox(), await figure.boundingBox()]
    return { x: (own?.x ?? 0) - (around?.x ?? 0), y: (own?.y ?? 0) - (around?.y ?? 0) }
  }
  const first = await placed()
  const written = await svgOf(page)
  const shown = await figure.getAttribute('src')
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 25, y + 30, { steps: 5 })
  await expect(figure).not.toHaveAttribute('src', shown ?? '')
  await expect(page.getByRole('button', { name: 'Move: Title of the y axis' })).toHaveCSS('opacity', '0')
  const following = await figure.getAttribute('src')
  await page.mouse.move(x - 10, y + 40, { steps: 5 })
  await expect(figure).not.toHaveAttribute('src', following ?? '')
  await page.mouse.up()
  await expect.poll(async () => Math.round((await placed()).y - first.y)).toBe(40)
  expect(Math.abs((await placed()).x - first.x)).toBeLessThan(1)
  const lower = await svgOf(page)
  expect(lower).not.toBe(written)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => svgOf(page)).toBe(written)
  await bracket.press('ArrowLeft')
  await bracket.press('ArrowUp')
  await expect.poll(async () => (await placed()).y).toBeLessThan(first.y - 0.5)
  expect(Math.abs((await placed()).x - first.x)).toBeLessThan(1)
})
