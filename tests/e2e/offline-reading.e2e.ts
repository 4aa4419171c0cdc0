import { PassportPage } from './page-models/passport-page.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

test('[O1] after the first visit every page reloads with the server stopped', async ({ page, site }) => {
  await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await site.stop()
  const pages = [
    { path: '/project/list', heading: 'Start with your own data, or look around first' },
    { path: '/dataHandle/index', heading: 'Which data?' },
    { path: '/dataAnalysis/index', heading: 'Analyse which data?' },
    { path: '/statistical/index', heading: 'Charts' },
    { path: '/storage/index', heading: 'Storage and sync' },
    { path: '/tool/index', heading: 'Clinical tools' },
    { path: '/tool/detail?id=ckd-epi-2021-creatinine', heading: 'eGFR, CKD-EPI 2021 creatinine' },
    { path: '/tutorials/index', heading: 'Tutorials' },
    { path: '/notice', heading: 'Messages' },
    { path: '/privacy/index', heading: 'Privacy policy' },
    { path: '/agreement/userAgreement', heading: 'User agreement' },
    { path: '/agreement/privacyAgreement', heading: 'Privacy policy' },
    { path: '/home', heading: 'From the hospital’s spreadsheet to the published table, on the device in your hand.' },
    { path: '/404', heading: 'This page does not exist' },
    { path: '/401', heading: 'You don’t have access' },
    { path: '/638', heading: 'The server is offline now' },
  ]
  for (const { path, heading } of pages) {
    await page.goto(site.origin + path)
    await page.reload()
    await expect(page.getByRole('heading', { name: heading }).first(), path).toBeVisible()
  }
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible()
})

test('[O2] a deep link to a tool works on a cold start with the server down, without an account', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  await page.close()
  await site.stop()
  const cold = await context.newPage()
  await cold.goto(`${site.origin}/tool/detail?id=ckd-epi-2021-creatinine`)
  await cold.getByLabel('Serum creatinine', { exact: true }).fill('88.4')
  await cold.getByLabel('Age').fill('50')
  await cold.getByRole('button', { name: 'Male', exact: true }).click()
  await expect(cold.getByTestId('output-egfr')).toContainText('92 mL')
})

test('[O13] the language switches offline, and stays', async ({ page, site }) => {
  await page.goto(`${site.origin}/tool/index`)
  await readyOffline(page)
  await site.stop()
  await page.getByRole('button', { name: '切换到中文' }).click()
  await expect(page.getByRole('heading', { name: '临床工具' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '临床工具' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('the licences of what the program is made with open from its page, with the service worker at work', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/agreement/licences`)
  await readyOffline(page)
  for (const [link, text] of [
    ['All of them with their licences', 'react-dom 19'],
    ['SIL Open Font License 1.1', 'SIL OPEN FONT LICENSE'],
  ] as const) {
    await page.goto(`${site.origin}/agreement/licences`)
    await page.getByRole('link', { name: link }).click()
    await expect(page.locator('body')).toContainText(text)
  }
})

test('[D11] a fault of the program is kept without what it says, and is copied and removed where the device’s storage is shown', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await new PassportPage(page, site.origin).register()
  await page.goto(`${site.origin}/storage/index`)
  await expect(page.getByRole('heading', { name: 'Storage and sync' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Faults of the program' })).toBeHidden()
  await page.evaluate(() => {
    const reason = new TypeError('no level called canary')
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }))
  })
  await expect.poll(() => page.evaluate(faultIsKept)).toBe(true)
  await page.reload()
  await expect(page.getByText('1 fault is kept on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Copy the fault report' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('promise TypeError')
  expect(report).not.toContain('canary')
  await page.getByRole('button', { name: 'Remove them' }).click()
  await expect(page.getByRole('heading', { name: 'Faults of the program' })).toBeHidden()
})

function faultIsKept(): Promise<boolean> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open('slipstick-device')
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const kept = opening.result.transaction('kv').objectStore('kv').count('faults')
      kept.onsuccess = () => {
        opening.result.close()
        done(kept.result === 1)
      }
    }
  })
}
