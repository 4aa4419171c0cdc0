import { PassportPage } from './page-models/passport-page.ts'
import { violationsInBothColours as violations } from './support/axe.ts'
import { operator } from './support/operator.ts'
import { expect, networkIsBack, readyOffline, test } from './support/scenario.ts'

test('AI tokens have a tab: what was given is there, also offline; a site without a model says so', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const { name } = await new PassportPage(page, site.origin).register()
  await page.goto(`${site.origin}/personal/index`)
  await page.getByRole('tab', { name: 'AI tokens' }).press('Enter')
  await expect(page).toHaveURL(/\/personal\/index\?type=tokens$/)
  await expect(page.getByText('No AI model on this site')).toBeVisible()
  await expect(page.getByText('No AI use this month')).toBeVisible()
  expect.soft(await violations(page), 'no tokens').toEqual([])
  operator(site, 'give', '--user', name, '--tokens', '500000', '--reason', 'Thanks')
  await page.reload()
  await expect(page.getByText('+500,000')).toBeVisible()
  await expect(page.getByText('From the operator')).toBeVisible()
  expect.soft(await violations(page), 'given tokens').toEqual([])
  await page.getByLabel('Month').selectOption({ index: 1 })
  await expect(page.getByText('No AI use in this month')).toBeVisible()
  await page.getByLabel('Month').selectOption({ index: 0 })
  await expect(page.getByText('+500,000')).toBeVisible()

  await readyOffline(page)
  await page.reload()
  await expect(page.getByText('+500,000')).toBeVisible()
  await site.stop()
  await page.reload()
  await networkIsBack(page)
  await expect(page.getByText('+500,000')).toBeVisible()
  await expect(page.getByText(/^Offline: as of /).first()).toBeVisible()
  await site.start()
  await networkIsBack(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: '切换到中文' }).click()
  await expect(page.getByText('本站未接入 AI 模型')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('messages before a membership ends are turned off where the membership is shown, and not without a connection', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const { name } = await new PassportPage(page, site.origin).register()
  await page.goto(`${site.origin}/personal/index?type=member`)
  await expect(page.getByText('Ordinary user')).toBeVisible()
  const choice = page.getByLabel('Tell me 7 days and 1 day before it ends')
  await expect(choice).toHaveCount(0)
  operator(site, 'grant', '--user', name, '--plan', 'month', '--reason', 'Prize')
  await page.reload()
  await expect(choice).toBeChecked()
  await choice.press('Space')
  await expect(choice).not.toBeChecked()
  await expect(choice).toBeEnabled()
  await page.reload()
  await expect(choice).not.toBeChecked()
  expect.soft(await violations(page), 'membership').toEqual([])
  await readyOffline(page)
  await page.reload()
  await expect(choice).not.toBeChecked()
  await site.stop()
  await page.reload()
  await networkIsBack(page)
  await expect(choice).toBeDisabled()
  await expect(page.getByText('Needs a connection')).toBeVisible()
  await site.start()
  await networkIsBack(page)
  await choice.check()
  await expect(choice).toBeChecked()
})
