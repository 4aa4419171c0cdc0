/**
 * `npm run pictures` takes the pictures that /home, the tutorials and the manifest show, in the running application with its demo project. Run it
 * after a visible change; it needs a build (`npm run build`). CHROMIUM_PATH names a browser other than Playwright's own.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { SiteServer } from '../e2e/support/site-server.ts'

type Language = 'zh' | 'en'
type Theme = 'light' | 'dark'

const words = {
  zh: { locale: 'zh-CN', demo: '用真实数据试一试', table: /基线/, menu: '账号与设置' },
  en: { locale: 'en-GB', demo: 'Try it with real data', table: /Table 1/, menu: 'Account and settings' },
} as const

const root = resolve(import.meta.dirname, '../..')
const inPages = join(root, 'src/app/demo/pictures')
const inManifest = join(root, 'public/pictures')

const WIDE = { width: 1200, height: 750 }
const NARROW = { width: 390, height: 844 }
/** Pixels across: of a picture in a page, and of a screenshot in the manifest. */
const SHOWN = 960

/** Waits until nothing is being computed or animated. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy=true], [role=progressbar]').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(1500)
}

async function take(page: Page, file: string, width: number): Promise<void> {
  await settled(page)
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const small = await sharp(shot).resize({ width }).webp({ quality: 55, effort: 6, smartSubsample: true }).toBuffer()
  writeFileSync(file, small)
  process.stdout.write(`${file.slice(root.length + 1)} ${(small.length / 1000).toFixed(1)} kB\n`)
}

/** Opens the demo as a guest; returns the addresses of its pages. */
async function openDemo(page: Page, origin: string, language: Language) {
  await page.goto(`${origin}/home`)
  await page.getByRole('button', { name: words[language].demo }).click()
  await page
    .getByTestId(/^figure-/)
    .first()
    .waitFor({ timeout: 60_000 })
  const curve = page.url()
  const guest = (path: string) => `${origin}/home?demo=${encodeURIComponent(path)}`
  const dataset = new URL(new URL(curve).searchParams.get('demo') ?? '/', origin).searchParams.get('dataset') ?? ''
  const project = await page.evaluate(
    () => new URL(document.querySelector<HTMLAnchorElement>('a[href*="project%2Fshow"]')?.href ?? location.href).href,
  )
  const table = page.getByRole('navigation').getByRole('button', { name: words[language].table }).first()
  await settled(page)
  await table.click()
  await page
    .getByTestId(/^table-/)
    .first()
    .waitFor({ timeout: 60_000 })
  return { curve, project, table: page.url(), data: guest(`/dataHandle/show?dataset=${dataset}`) }
}

async function picturesOf(site: SiteServer, language: Language, theme: Theme, isPhone: boolean): Promise<void> {
  const path = process.env.CHROMIUM_PATH
  const browser = await chromium.launch(path ? { executablePath: path } : {})
  const context = await browser.newContext({
    locale: words[language].locale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: isPhone ? NARROW : WIDE,
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
  })
  const page = await context.newPage()
  const places = await openDemo(page, site.origin, language)
  const all = { ...places, tool: `${site.origin}/tool/detail?id=ckd-epi-2021-creatinine` }
  for (const [name, address] of Object.entries(all)) {
    await page.goto(address)
    await page.locator('main h1, [data-testid=grid], [data-testid^=figure-], [data-testid^=table-]').first().waitFor()
    if (name === 'tool') await fillTool(page)
    if (name === 'curve' || name === 'table') await showResult(page, name)
    if (isPhone) {
      if (name === 'tool' || name === 'curve')
        await take(page, join(inManifest, `narrow-${name}-${language}.webp`), NARROW.width * 2)
      continue
    }
    await take(page, join(inPages, `${name}-${language}-${theme}.webp`), SHOWN)
    if (theme === 'light' && (name === 'curve' || name === 'table'))
      await take(page, join(inManifest, `wide-${name}-${language}.webp`), WIDE.width)
  }
  await browser.close()
}

/** Scrolls to the figure or the table of the result. */
async function showResult(page: Page, name: 'curve' | 'table'): Promise<void> {
  const result = page.getByTestId(name === 'curve' ? /^figure-/ : /^table-/).first()
  await result.waitFor()
  await settled(page)
  await result.evaluate((element) => element.scrollIntoView({ block: element.clientHeight > 600 ? 'start' : 'center' }))
}

/** Fills in the kidney function of a woman aged 58. */
async function fillTool(page: Page): Promise<void> {
  const [creatinine, age] = await page.getByRole('main').getByRole('textbox').all()
  await creatinine?.fill('96')
  await age?.fill('58')
  await page
    .getByRole('main')
    .getByText(/^(女|Female)$/)
    .first()
    .click()
}

/** The menu of the account as a browser shows it that offers to install the application. */
async function pictureOfMenu(site: SiteServer, language: Language, theme: Theme): Promise<void> {
  const path = process.env.CHROMIUM_PATH
  const browser = await chromium.launch(path ? { executablePath: path } : {})
  const { locale, menu } = words[language]
  const options = {
    locale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width: 800, height: 500 },
  } as const
  const page = await (await browser.newContext({ ...options, deviceScaleFactor: 2 })).newPage()
  await page.goto(`${site.origin}/tool/index`)
  await settled(page)
  // a window of a test has no offer of its own
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')))
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem').first().waitFor()
  await take(page, join(inPages, `install-${language}-${theme}.webp`), SHOWN)
  await browser.close()
}

// with the word "install" only the pictures of the menu
const isMenuOnly = process.argv[2] === 'install'
for (const folder of [inPages, inManifest]) mkdirSync(folder, { recursive: true })
const site = await SiteServer.start()
try {
  for (const language of ['zh', 'en'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      await pictureOfMenu(site, language, theme)
      if (!isMenuOnly) await picturesOf(site, language, theme, false)
    }
    if (!isMenuOnly) await picturesOf(site, language, 'light', true)
  }
} finally {
  await site.remove()
}
