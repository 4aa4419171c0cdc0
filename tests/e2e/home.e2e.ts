import { violationsInBothColours } from './support/axe.ts'
import { expect, readyOffline, test } from './support/scenario.ts'

const languages = [
  { locale: 'zh-CN', group: '分组比较', sex: '性别', ecog: 'ECOG 评分', age: '年龄', first: '从电子表格到基线表' },
  {
    locale: 'en-GB',
    group: 'Compare by',
    sex: 'Sex',
    ecog: 'ECOG score',
    age: 'Age',
    first: 'From a spreadsheet to Table 1',
  },
]

for (const { locale, group, sex, ecog, age, first } of languages) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${locale}, ${viewport.width} px`, () => {
      test.use({ locale, viewport })

      test('the front page computes a curve and a table of real data, and again for other groups', async ({
        page,
        origin,
      }) => {
        await page.goto(`${origin}/home`)
        await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded()
        const curve = page.getByTestId('live-curve')
        await expect(curve).toBeVisible({ timeout: 20_000 })
        const said = await curve.getAttribute('alt')
        const [ofCurve, ofTable] = [page.getByLabel(group).first(), page.getByLabel(group).last()]
        await expect(ofCurve).toHaveValue('c5')
        await ofCurve.selectOption({ label: ecog })
        await expect.poll(() => curve.getAttribute('alt'), { timeout: 20_000 }).not.toBe(said)

        const table = page.getByTestId('live-table')
        await expect(table.getByRole('columnheader')).not.toHaveCount(0)
        const columns = await table.getByRole('columnheader').count()
        const rows = await table.getByRole('row').count()
        await ofTable.selectOption({ label: ecog })
        await expect.poll(() => table.getByRole('columnheader').count(), { timeout: 20_000 }).toBeGreaterThan(columns)
        await ofTable.selectOption({ label: sex })
        await expect.poll(() => table.getByRole('row').count(), { timeout: 20_000 }).toBe(rows)
        await page.getByRole('checkbox', { name: age }).uncheck()
        await expect.poll(() => table.getByRole('row').count(), { timeout: 20_000 }).toBeLessThan(rows)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(viewport.width)
        expect(await violationsInBothColours(page)).toEqual([])
      })

      test('the first steps are among the tutorials, with pictures, also without a network', async ({ page, site }) => {
        await page.goto(`${site.origin}/tutorials/index`)
        await readyOffline(page)
        await site.stop()
        await page.reload()
        await page.getByText(first).click()
        const picture = page.getByRole('listitem').filter({ hasText: first }).getByRole('img').first()
        await expect(picture).toBeVisible()
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
        expect(await violationsInBothColours(page)).toEqual([])
      })
    })
  }
}
