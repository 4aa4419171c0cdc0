import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { CuttingProxy } from './support/cutting-proxy.ts'
import { buildNext } from './support/next-build.ts'
import { schemaVersions } from './support/next-schema-versions.ts'
import { expect, networkIsBack, outboxIsEmpty, readyOffline, test } from './support/scenario.ts'

const NEXT_SCHEMA = Math.max(...schemaVersions.map(({ version }) => version))

/** 1e6 rows of 10 columns are 100 MB or more. */
async function writeCsv(path: string, rows: number): Promise<void> {
  const out = createWriteStream(path)
  out.write('id,age,sex,x1,x2,x3,x4,x5,group,day\n')
  let piece = ''
  for (let i = 0; i < rows; i++) {
    const x = (k: number) => (((i * 7919 + k * 104729) % 1_000_003) / 1_000_003).toFixed(14)
    piece += `${i},${20 + (i % 60)},${1 + (i % 2)},${x(1)},${x(2)},${x(3)},${x(4)},${x(5)},g${i % 5},2023-05-${10 + (i % 20)}\n`
    if (i % 5000 === 4999) {
      if (!out.write(piece)) await new Promise((drained) => out.once('drain', drained))
      piece = ''
    }
  }
  await new Promise<void>((done) => out.end(piece, done))
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex')
}

function killProcessesOf(folder: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)) process.kill(Number(pid), 'SIGKILL')
    } catch {
      // it ended meanwhile
    }
  }
}

test('[O7] the browser is killed during an import: no half dataset, nothing else lost', async ({ origin, folder }) => {
  const file = join(folder, 'large.csv')
  await writeCsv(file, 300_000)
  const options = test.info().project.use.launchOptions ?? {}
  const launch = () => chromium.launchPersistentContext(join(folder, 'profile'), { ...options, locale: 'en-US' })
  const first = await launch()
  const page = first.pages()[0] ?? (await first.newPage())
  await new PassportPage(page, origin).register()
  await readyOffline(page)
  const projects = new ProjectsPage(page, origin)
  const project = await projects.create('KilledImport')
  await outboxIsEmpty(page)
  // an observer misses no progress text, however short the storing is
  const storing = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.body.textContent?.includes('Keeping the dataset')) return
          observer.disconnect()
          resolve()
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
  )
  await page.getByLabel('File to import').setInputFiles(file)
  await storing
  await page.waitForTimeout(50) // within the transaction that stores the dataset
  killProcessesOf(folder)
  await first.close().catch(() => undefined)
  const second = await launch()
  const again = second.pages()[0] ?? (await second.newPage())
  await again.goto(`${origin}/project/show?project=${project}`)
  await expect(again.getByRole('heading', { name: 'KilledImport' })).toBeVisible()
  const datasets = await again
    .getByRole('listitem')
    .filter({ has: again.getByRole('link', { name: 'Analyse' }) })
    .count()
  if (datasets > 0) {
    // it was fast enough to be stored in full
    await again.getByRole('main').getByRole('link', { name: 'Data', exact: true }).click()
    await expect(again.getByTestId('extent')).toContainText('300,000 rows')
  } else {
    await expect(again.getByText('Import the first spreadsheet')).toBeVisible()
  }
  await new ProjectsPage(again, origin).open()
  await expect(again.getByText('KilledImport')).toBeVisible()
  await second.close()
})

test('[O10] a new version while a tab is open offline: a prompt, no mixed versions, the device migrated', async ({
  page,
  context,
  site,
  folder,
}) => {
  test.setTimeout(180_000) // builds the application again
  buildNext(folder)
  await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await new ProjectsPage(page, site.origin).create('BeforeTheUpdate')
  await outboxIsEmpty(page)
  await site.stop()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'BeforeTheUpdate' })).toBeVisible()
  const brought: string[] = []
  context.on('response', (response) => {
    if (response.request().serviceWorker()) brought.push(response.url().slice(site.origin.length))
  })
  site.deploy(folder)
  await site.start()
  await networkIsBack(page)
  const prompt = page.getByRole('alert').filter({ hasText: 'A new version is ready' })
  await expect(prompt).toBeVisible({ timeout: 30_000 })
  // versions that differ only in names are derived on the device
  expect(brought.filter((url) => url.endsWith('.pack'))).toEqual([])
  expect(brought.filter((url) => url.startsWith('/assets/')).length).toBeLessThan(15)
  // until it is accepted the old version stays active, lazy parts included
  await page.getByRole('button', { name: 'Utilities' }).click()
  await page.getByRole('menuitem', { name: 'Clinical tools' }).click()
  await expect(page.getByRole('heading', { name: 'Clinical tools' })).toBeVisible()
  // undefined while the tab is reloading
  const versionOf = (tab: typeof page) =>
    tab
      .evaluate(async () => {
        const databases = await indexedDB.databases()
        return databases.find(({ name }) => name?.startsWith('slipstick-user-'))?.version
      })
      .catch(() => undefined)
  expect(await versionOf(page)).toBe(10 * (NEXT_SCHEMA - 1)) // Dexie multiplies versions by ten
  const other = await context.newPage()
  await other.goto(`${site.origin}/project/list`)
  await page.getByRole('button', { name: 'Update now' }).click()
  for (const tab of [page, other]) {
    await tab.waitForLoadState('load')
    await expect.poll(() => versionOf(tab), { timeout: 30_000 }).toBe(10 * NEXT_SCHEMA)
  }
  await page.bringToFront()
  await page.goto(`${site.origin}/project/list`)
  await expect(page.getByText('BeforeTheUpdate')).toBeVisible()
  // offline it has all features of the old one
  await site.stop()
  await readyOffline(page)
  await page.getByRole('button', { name: 'Utilities' }).click()
  await page.getByRole('menuitem', { name: 'Clinical tools' }).click()
  await page.getByRole('link', { name: 'eGFR, CKD-EPI 2021 creatinine' }).first().click()
  await expect(page.getByRole('heading', { name: 'eGFR, CKD-EPI 2021 creatinine' })).toBeVisible()
})

test('[O11] space runs out during an import: a clear message, and nothing is lost', async ({
  page,
  context,
  origin,
}) => {
  await new PassportPage(page, origin).register()
  await readyOffline(page)
  await new ProjectsPage(page, origin).create('FullDevice')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 })
  await page.waitForTimeout(31_000) // Chromium caches its estimate of free space this long
  const rows = Array.from({ length: 60_000 }, (_, i) => `${i},${Math.sin(i)},${Math.cos(i)}`)
  const file = { name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.from(`a,b,c\n${rows.join('\n')}\n`) }
  await page.getByLabel('File to import').setInputFiles(file)
  await expect(page.getByRole('alert')).toContainText('not enough space on this device')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Import the first spreadsheet')).toBeVisible()
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  await page.waitForTimeout(31_000)
  await new ProjectsPage(page, origin).import(file)
  await expect(page.getByTestId('extent')).toContainText('60,000 rows')
})

test('[O12] the upload of a source of 100 MB is cut three times: it resumes, and the hash is equal', async ({
  page,
  site,
  folder,
}) => {
  test.setTimeout(240_000)
  const file = join(folder, 'hospital.csv')
  await writeCsv(file, 1_000_000)
  const proxy = await CuttingProxy.before(site.port)
  const person = await new PassportPage(page, proxy.origin).register()
  await readyOffline(page)
  const project = await new ProjectsPage(page, proxy.origin).create('LargeSource', 'cloud')
  await outboxIsEmpty(page)
  proxy.cutAfter(20_000_000, 3)
  await new ProjectsPage(page, proxy.origin).import(file)
  const sha256 = await hashOfFile(file)
  const { data } = await site.call<{ token: string }>('User/login', {
    username: person.name,
    password: person.password,
    device: 'probe',
  })
  const read = () =>
    fetch(`${site.origin}/api/Dataset/source`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${data.token}` },
      body: JSON.stringify({ project, sha256, offset: 0 }),
    })
  await expect.poll(async () => (await read()).headers.get('content-type'), { timeout: 90_000 }).not.toContain('json')
  const hash = createHash('sha256')
  for await (const piece of (await read()).body ?? []) hash.update(piece)
  expect(hash.digest('hex')).toBe(sha256)
  expect(proxy.cuts).toBe(3)
  await proxy.close()
})
