import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { expect, test } from './support/scenario.ts'

test('a few questions lead to the test that fits, with its options set; a design without one is told so', async ({
  page,
  site,
}) => {
  await new PassportPage(page, site.origin).register()
  await new ProjectsPage(page, site.origin).openDemo()
  await page.getByRole('link', { name: 'Analyse' }).click()
  await page.getByRole('button', { name: 'New analysis' }).click()
  await page.getByRole('button', { name: 'Which test?' }).click()
  const answer = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await answer('Explain one outcome by several factors')
  await answer('Three or more kinds, such as blood group')
  await expect(page.getByText('No analysis here is right for that.')).toBeVisible()
  for (let steps = 0; steps < 2; steps++) await answer('Back')
  await answer('Compare groups or occasions')
  await answer('Three or more')
  await answer('A measurement, such as blood pressure')
  await answer('The same people again, or matched pairs')
  await answer('Skewed or with outliers, and there are few')
  await expect(page.getByRole('button', { name: /^Friedman/ })).toBeVisible()
  for (let steps = 0; steps < 4; steps++) await answer('Back')
  await answer('Two')
  await answer('A measurement, such as blood pressure')
  await answer('Different people in each group')
  await answer('Skewed or with outliers, and there are few')
  await page.getByRole('button', { name: /^Mann–Whitney test/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Mann–Whitney' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Welch t' })).not.toBeChecked()
})
