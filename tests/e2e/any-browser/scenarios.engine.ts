import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { buildNext } from '../support/next-build.ts'
import type { Hand } from './hand.ts'
import { readyOffline, test } from './scenario.ts'

/**
 * What a user must be able to do in every engine. Only Chromium has Background Sync, static routes of a service worker, `beforeinstallprompt` and
 * the File System Access pickers, so these scenarios also test what the application does without them.
 */
const file = resolve(import.meta.dirname, '../data/lung-gbk.csv')
let count = 0

interface Person {
  readonly name: string
  readonly password: string
}

async function register(hand: Hand, origin: string): Promise<Person> {
  count += 1
  const person = { name: `tester${Date.now().toString(36)}${count}`, password: 'secret-12' }
  await hand.open(`${origin}/register`)
  await hand.click('tab', 'Account name')
  await hand.fill('Account name', person.name)
  await hand.fill('Password', person.password)
  await hand.fill('Password again', person.password)
  await hand.find('image', 'Four characters to type')
  await hand.fill('Characters in the picture', 'abcd')
  await hand.click('checkbox', 'I have read')
  await hand.click('button', 'Create account')
  await hand.find('button', 'Open the demo')
  return person
}

/** Fills in the form of the page of `/login`, which is open. */
async function logIn(hand: Hand, { name, password }: Person): Promise<void> {
  await hand.fill('Account', name)
  await hand.fill('Password', password)
  await hand.click('button', 'Log in')
  await hand.isAt(/\/project\/list/)
}

async function importFile(hand: Hand, origin: string): Promise<void> {
  await register(hand, origin)
  await hand.choose('', file) // the page has only one file field, which has no name
  await hand.isAt(/\/dataHandle\/show/)
  await hand.sees('228 rows')
}

async function openDemo(hand: Hand, origin: string): Promise<void> {
  await register(hand, origin)
  await hand.click('button', 'Open the demo')
  await hand.find('heading', 'DemoLungCancer')
  await hand.sees('228 rows')
}

test('@quick a tool computes, and again on a cold start with the server stopped', async ({ site, origin, hand }) => {
  await hand.open(`${origin}/tool/index`)
  await readyOffline(hand)
  await site.stop()
  await hand.open(`${origin}/tool/detail?id=ckd-epi-2021-creatinine`)
  await hand.fill('Serum creatinine', '88.4')
  await hand.fill('Age', '50')
  await hand.click('button', 'Male')
  await hand.sees(/92\s*mL/)
})

test('@quick an account is made, left, and entered again', async ({ origin, hand }) => {
  const person = await register(hand, origin)
  await hand.click('button', 'Account and settings')
  await hand.click('menuitem', 'Log out')
  await hand.click('button', 'Log out')
  await hand.isAt(/\/login/)
  await logIn(hand, person)
})

test('@quick a spreadsheet in a Chinese encoding is imported, and is there after a reload without the server', async ({
  site,
  origin,
  hand,
}) => {
  await importFile(hand, origin)
  await readyOffline(hand)
  await site.stop()
  await hand.reload()
  await hand.sees('228 rows')
})

test('every page opens without the server', async ({ site, origin, hand }) => {
  await register(hand, origin)
  await readyOffline(hand)
  await site.stop()
  for (const [path, heading] of [
    ['/project/list', 'Start with your own data'],
    ['/tool/index', 'Clinical tools'],
    ['/statistical/index', 'Charts'],
    ['/storage/index', 'Storage and sync'],
    ['/tutorials/index', 'Tutorials'],
  ] as const) {
    await hand.open(origin + path)
    await hand.find('heading', heading)
  }
})

test('an analysis is computed', async ({ origin, hand }) => {
  await importFile(hand, origin)
  await hand.click('link', 'Analyse')
  await hand.click('button', 'Descriptive')
  await hand.click('checkbox', '年龄')
  await hand.sees(/62\.4/)
})

test('a chart is drawn', async ({ origin, hand }) => {
  await openDemo(hand, origin)
  await hand.open(`${origin}/statistical/index`)
  await hand.click('button', 'Histogram')
  await hand.sees('Choose a variable.')
  await hand.select('Variable', 3)
  const drawn = () =>
    hand.driver.run(() => {
      const figure = document.querySelector<HTMLImageElement>('[data-testid=figure-chart]')
      return figure?.complete ? figure.naturalWidth : 0
    })
  await expect.poll(drawn, { timeout: 30_000 }).toBeGreaterThan(100)
})

test('a page opens beside one that was left while it computed', async ({ origin, hand }) => {
  await register(hand, origin)
  for (let k = 0; k < 3; k += 1) {
    await hand.open(`${origin}/project/list`)
    await hand.click(k === 0 ? 'button' : 'link', k === 0 ? 'Open the demo' : 'DemoLungCancer')
    await hand.find('heading', 'DemoLungCancer')
    await hand.open(`${origin}/statistical/index`)
    await hand.find('heading', 'Charts')
  }
})

test('a project made without the server reaches a second device when it is back', async ({ site, origin, newHand }) => {
  const [here, there] = [await newHand(), await newHand()]
  const person = await register(here, origin)
  await there.open(`${origin}/login`)
  await logIn(there, person)
  await readyOffline(here)
  await readyOffline(there)
  await site.stop()
  await here.click('button', 'New project')
  await here.fill('Project name', 'Offline1')
  await here.click('button', 'Create')
  await here.find('heading', 'Offline1')
  await site.start()
  const text = () => there.driver.run(() => document.body.innerText)
  await expect(async () => {
    await there.reload()
    await expect.poll(text, { timeout: 5_000 }).toContain('Offline1')
  }).toPass({ timeout: 90_000 })
})

test('the language changes, and stays after a reload', async ({ origin, hand }) => {
  await hand.open(`${origin}/tool/index`)
  await hand.click('button', '切换到中文')
  await hand.find('heading', '临床工具')
  await hand.reload()
  await hand.find('heading', '临床工具')
})

test('a result that was deleted comes back with Undo, also after a reload', async ({ origin, hand }) => {
  await openDemo(hand, origin)
  const results = () => hand.driver.run(() => document.querySelectorAll('ul[aria-label=Results] > li').length)
  await expect.poll(results).toBeGreaterThan(1)
  const before = await results()
  await hand.click('button', 'Actions for')
  await hand.click('menuitem', 'Delete')
  await expect.poll(results).toBe(before - 1)
  await hand.reload()
  await expect.poll(results).toBe(before - 1)
  await hand.driver.press('Control', 'z')
  await expect.poll(results).toBe(before)
})

test('@downloads a project file is exported', async ({ origin, hand, folder }) => {
  await openDemo(hand, origin)
  await hand.click('button', 'Save as a file')
  await hand.click('button', 'Save')
  const saved = () => readdirSync(folder).filter((name) => name.endsWith('.slipstick'))
  await expect.poll(saved, { timeout: 30_000 }).toHaveLength(1)
  expect(readFileSync(join(folder, saved()[0] ?? '')).byteLength).toBeGreaterThan(1000)
})

test('the browser is given all that installing needs, and no button that it has no prompt for', async ({
  origin,
  hand,
}) => {
  await hand.open(`${origin}/tool/index`)
  await readyOffline(hand)
  const manifest = await hand.driver.run(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const { name, start_url, display, icons } = await (await fetch(link?.href ?? '')).json()
    const sizes = await Promise.all(
      icons.map(async ({ src }: { src: string }) => (await (await fetch(src)).blob()).size as number),
    )
    return { name, start_url, display, sizes }
  })
  expect(manifest).toMatchObject({ start_url: expect.any(String), display: 'standalone' })
  expect(Math.min(...manifest.sizes)).toBeGreaterThan(100)
  await hand.click('button', 'Account and settings')
  await hand.find('menuitem', 'Works without a network')
  expect(await hand.driver.run(() => document.body.innerText)).not.toContain('Install on this device')
})

test('a new version is offered, and taken with the work kept', async ({ site, origin, hand, folder }) => {
  test.setTimeout(300_000) // builds the application again
  await importFile(hand, origin)
  await readyOffline(hand)
  await site.stop()
  const next = join(folder, 'next')
  buildNext(next)
  site.deploy(next)
  await site.start()
  await hand.reload()
  await hand.click('button', 'Update now')
  await hand.sees('228 rows')
})
