import { violations } from './support/axe.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const languages = [
  { locale: 'zh-CN', used: '此地址已使用过', login: '登录' },
  { locale: 'en-GB', used: 'This address has already been used', login: 'Log in' },
]

for (const { locale, used, login } of languages) {
  test.describe(locale, () => {
    test.use({ locale })

    test('the printed address opens the application signed in as the owner; the second use leads to the login', async ({
      page,
      site,
      browser,
    }) => {
      const address = site.ownerAddress
      await page.goto(address)
      await expect(page).toHaveURL(`${site.origin}/project/list`)
      await expect.poll(() => site.ownerAddress).not.toBe(address)

      const elsewhere = await browser.newContext({ locale })
      const other = await elsewhere.newPage()
      await other.goto(address)
      await expect(other.getByRole('alert')).toContainText(used)
      await expect(other).toHaveURL(`${site.origin}/login`)
      await expect(other.getByRole('button', { name: login, exact: true })).toBeVisible()
      expect(await violations(other)).toEqual([])
      await other.goto('about:blank')
      await other.goto(site.ownerAddress)
      await expect(other).toHaveURL(`${site.origin}/project/list`)
      await elsewhere.close()
    })
  })
}

test('the owner’s address takes the place of an open session', async ({ page, site }) => {
  await page.goto(site.ownerAddress)
  await expect(page).toHaveURL(`${site.origin}/project/list`)
  const address = site.ownerAddress
  await readyOffline(page) // nothing is still being downloaded when the page is left
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page).toHaveURL(`${site.origin}/project/list`)
  await expect.poll(() => site.ownerAddress).not.toBe(address)
})
