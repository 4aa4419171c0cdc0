import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { AnalysisPage } from './page-models/analysis-page.ts'
import { DataPage } from './page-models/data-page.ts'
import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { operator } from './support/operator.ts'
import { expect, outboxIsEmpty, readyOffline, test } from './support/scenario.ts'

/** Words of cells, of a step, of a label and of a report: what a project on the device must never let go. */
const planted = {
  group: 'zebrafinchward',
  other: 'quokkamouseward',
  measurement: '73519.4271',
  formula: 'otterfalconward',
  label: 'heronbadgerlabel',
  report: 'capybaralynxtext',
}

/** Names that a synced project does send, as the control: they are found where the planted words are searched. */
const known = { project: 'Ibexproject', column: 'marmotcolumn' }

test.use({ environment: { LOG_LEVEL: 'debug' } })

test('[R6] nothing of the rows, labels and texts of a project on the device is in a request, the log, the database or a backup', async ({
  page,
  context,
  site,
  folder,
}) => {
  test.setTimeout(180_000)
  const left: string[] = []
  context.on('request', (request) => left.push(`${request.url()} ${request.postDataBuffer()?.toString('utf8') ?? ''}`))
  await new PassportPage(page, site.origin).register()
  const projects = new ProjectsPage(page, site.origin)
  await projects.create(known.project)
  const rows = Array.from({ length: 60 }, (_, k) =>
    [k === 7 ? planted.measurement : 50 + ((k * 37) % 29), k % 2 ? planted.group : planted.other, k % 3].join(','),
  )
  const csv = `score,${known.column},visits\n${rows.join('\n')}\n`
  await projects.import({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await readyOffline(page)

  const data = new DataPage(page)
  await data.addStep('Filter rows', (dialog) =>
    dialog.getByLabel('Condition').fill(`${known.column} != "${planted.formula}"`),
  )
  await page.getByRole('tab', { name: 'Variables' }).click()
  await page.getByRole('button', { name: known.column }).first().click()
  const variable = page.getByRole('dialog')
  await variable
    .getByLabel(/Label of|Label for/)
    .first()
    .fill(planted.label)
  await variable.getByRole('button', { name: 'Save' }).click()
  await expect(variable).toHaveCount(0)

  await page.getByRole('link', { name: 'Analyse' }).click()
  await new AnalysisPage(page).add(/Table 1/)
  await page
    .getByRole('checkbox', { name: /\bscore\b/ })
    .first()
    .check()
  await page.getByLabel('Groups', { exact: true }).first().selectOption({ label: known.column })
  await expect(page.getByRole('region', { name: 'Reading' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: known.project }).click()
  await page.getByRole('button', { name: 'Write a report' }).click()
  const text = page.getByRole('textbox', { name: 'Text of the report' })
  await text.click()
  await page.keyboard.type(`${planted.report} `)
  await expect(text).toContainText(planted.report)
  await page.getByRole('button', { name: 'Insert results' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(text.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: 'Freeze' }).click()
  await page.getByRole('menuitem', { name: 'Freeze all results' }).click()
  await expect(text.getByText(/^Frozen on/).first()).toBeVisible()

  await page.goto(`${site.origin}/project/list`)
  await page.getByRole('button', { name: 'Utilities' }).click()
  await page.getByRole('menuitem', { name: 'Feedback' }).click()
  await page.getByRole('dialog').getByLabel('What happened').fill('The table is fine')
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await outboxIsEmpty(page)

  const backup = join(folder, 'site.backup')
  operator(site, 'backup', backup)
  const stored = gunzipSync(readFileSync(backup)).toString('utf8')
  const sent = left.join('\n')
  for (const name of Object.values(known)) {
    expect(sent, `the control ${name} is sent`).toContain(name)
    expect(stored, `the control ${name} is in the backup`).toContain(name)
    expect(site.output, `${name} in the log`).not.toContain(name)
  }
  expect(site.output, 'the log has the calls').toContain('Sync/push')
  for (const word of Object.values(planted)) {
    expect(sent.includes(word), `${word} in a request`).toBe(false)
    expect(stored.includes(word), `${word} in the database`).toBe(false)
    expect(site.output.includes(word), `${word} in the log`).toBe(false)
  }
})
