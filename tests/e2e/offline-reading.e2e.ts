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
    { path: '/statistical/index', heading: 'Draw which data?' },
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
