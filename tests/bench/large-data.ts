import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { initialOptions, readOptions } from '#catalog/kit/read-options.ts'
import type { StoredOptions } from '#catalog/kit/stored-options.ts'
import { loadDefinition, loadRScript } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { importCsv } from '#formats/csv/read-csv.ts'
import { AnalysisPage } from '#tests/e2e/page-models/analysis-page.ts'
import { observeEngineJobs } from './engine-jobs.ts'
import type { Figure, Line } from './figure.ts'
import { importFile, openProject } from './import-file.ts'
import { longestTaskDuring, longTaskLine } from './long-tasks.ts'
import { nativeR, type Peer } from './peers.ts'
import { type Site, withSite } from './site.ts'
import { wideCsv } from './wide-csv.ts'

/** The registry of 160 000 people and 80 variables, and the survey of 6 504 people and 2 829. */
export const figure: Figure = {
  title: 'large data in the application: 160 000 x 80 and 6 504 x 2 829',
  measure: () =>
    withSite(async (site) => {
      await site.context.addInitScript(observeEngineJobs)
      return [...(await measureRegistry(site)), ...(await measureSurvey(site))]
    }),
}

async function measureRegistry(site: Site): Promise<readonly Line[]> {
  const { page, folder } = site
  const file = join(folder, 'registry.csv')
  const csv = Array.from(wideCsv(160_000, 80)).join('')
  writeFileSync(file, csv)
  const { frame } = await importCsv(new Blob([csv]))
  const peer = nativeR(folder)
  await peer.give(csv)
  const ids = frame.columns.map(({ id }) => id)
  const lines = await measureImport(site, '160 000 x 80', file)
  await page.getByRole('link', { name: 'Analyse' }).click()
  const measured = frame.columns.filter(({ name }) => name.startsWith('m')).map(({ name }) => name)
  const twenty = measured.slice(0, 20)
  lines.push(
    ...(await measureAnalysis(page, 'Table 1 of 79 variables', /Table 1/, async () => {
      await page.getByRole('button', { name: 'All', exact: true }).first().click()
      await page
        .getByRole('checkbox', { name: /\barm\b/ })
        .first()
        .uncheck()
      await page.getByLabel('Groups').selectOption({ label: 'arm' })
    })),
    await peerLine(peer, frame, 'table-one', { variables: ids.filter((_, k) => k !== 1), group: ids[1] ?? '' }),
    ...(await measureAnalysis(page, 'logistic regression, 20 predictors', /Logistic/, async () => {
      await page.getByLabel('Outcome', { exact: true }).selectOption({ label: 'outcome' })
      await page.getByLabel('Event', { exact: true }).selectOption({ label: 'yes' })
      for (const name of twenty)
        await page
          .getByRole('checkbox', { name: new RegExp(`\\b${name}\\b`) })
          .first()
          .check()
    })),
    await peerLine(peer, frame, 'logistic-regression', {
      outcome: ids[0] ?? '',
      event: 'yes',
      'terms.list': twenty.map((name) => ({
        kind: 'main' as const,
        variable: frame.columns.find((column) => column.name === name)?.id ?? '',
      })),
    }),
  )
  return lines
}

async function measureSurvey(site: Site): Promise<readonly Line[]> {
  const { page, folder } = site
  const file = join(folder, 'survey.csv')
  writeFileSync(file, Array.from(wideCsv(6504, 2829)).join(''))
  const lines = await measureImport(site, '6 504 x 2 829', file)
  await page.getByRole('link', { name: 'Analyse' }).click()
  lines.push(
    ...(await measureAnalysis(page, 'correlation of 100 columns', /Correlation/, async () => {
      for (const part of ['m11', 'm120', 'm121', 'm122', 'm123', 'm124', 'm125', 'm126', 'm127']) {
        await page.getByLabel('Search the variables').first().fill(part)
        await page.getByRole('button', { name: 'All', exact: true }).first().click()
      }
    })),
  )
  return lines
}

async function measureImport(site: Site, what: string, file: string): Promise<Line[]> {
  await site.page.goto('about:blank')
  const project = await openProject(site)
  await site.page.goto(project)
  let times = { read: 0, keep: 0 }
  const longest = await longestTaskDuring(site.page, async () => {
    times = await importFile(site.page, file)
  })
  return [
    { what: `${what}: Continue to the review`, value: times.read, unit: 'ms' },
    { what: `${what}: Import to the grid`, value: times.keep, unit: 'ms' },
    longTaskLine(`${what}: longest task of the page meanwhile`, longest),
  ]
}

async function measureAnalysis(page: Page, what: string, title: RegExp, ask: () => Promise<void>): Promise<Line[]> {
  await new AnalysisPage(page).add(title)
  const longest = await longestTaskDuring(page, async () => {
    await ask()
    await page.getByRole('region', { name: 'Reading' }).waitFor({ timeout: 60_000 })
    await page.locator('section[aria-busy=false]').waitFor()
  })
  const ms = await page.evaluate(() => {
    const job = window.engineJobs.at(-1)
    return job ? job.answered - job.sent : Number.NaN
  })
  return [
    { what: `${what}: worker, question to answer`, value: ms, unit: 'ms' },
    longTaskLine(`${what}: longest task of the page`, longest),
  ]
}

async function peerLine(peer: Peer, frame: Frame, id: string, asked: StoredOptions): Promise<Line> {
  const definition = await loadDefinition(id)
  const { rScript } = await loadRScript(id)
  const dictionary = describeColumns(frame)
  const read = readOptions(definition, { ...initialOptions(definition), ...asked }, dictionary)
  if (read.status !== 'ok') throw new Error(`${id}: ${JSON.stringify(read)}`)
  const value = await peer.time(rScript.script(read.options, { ...dictionary, file: 'data.csv' }))
  return { what: '  peer: R, by the same script', value, ...(typeof value === 'number' ? { unit: 'ms' as const } : {}) }
}
