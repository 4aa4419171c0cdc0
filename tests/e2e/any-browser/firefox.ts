import { existsSync } from 'node:fs'
import type { Browser, Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import type { Driver } from './hand.ts'

/** Starts Firefox with an empty profile, controlled over WebDriver BiDi. @param folder for its profile and its downloads */
export async function startFirefox(folder: string): Promise<{ newDriver(): Promise<Driver>; end(): Promise<void> }> {
  const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
  if (!existsSync(executablePath)) throw new Error(`no Firefox at ${executablePath}: set FIREFOX_PATH`)
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, HOME: folder },
    extraPrefsFirefox: {
      'browser.download.dir': folder,
      'browser.download.folderList': 2,
      'intl.accept_languages': 'en-US',
    },
  })
  return { newDriver: () => openPage(browser), end: () => browser.close() }
}

async function openPage(browser: Browser): Promise<Driver> {
  // a context has its own cookies and storage, like another device
  const context = await browser.createBrowserContext()
  const page: Page = await context.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    run: (act, ...args) => page.evaluate(act as never, ...args) as never,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key)
      for (const key of keys.toReversed()) await page.keyboard.up(key)
    },
    async choose(selector, file) {
      const input = await page.$(selector)
      await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(file)
    },
    close: () => context.close(),
  }
}
