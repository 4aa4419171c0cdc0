import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElementHandle, Locator, Page } from '@playwright/test'
import { initialOptions, readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { importCsv } from '#formats/csv/read-csv.ts'
import { AnalysisPage } from '#tests/e2e/page-models/analysis-page.ts'
import { observeEngineJobs } from './engine-jobs.ts'
import { type Figure, type Line, median } from './figure.ts'
import { importFile, openProject } from './import-file.ts'
import { type PageTask, taskLines, tasksDuring } from './page-tasks.ts'
import { nativeR, type Peer } from './peers.ts'
import { type Site, withSite } from './site.ts'
import { wideCsv } from './wide-csv.ts'

/** The registry of 160 000 people and 80 variables, and the survey of 6 504 people and 2 829. */
export const figure: Figure = {
  title: 'large data in the application: 160 000 x 80 and 6 504 x 2 829',
  measure: ({ smoke }) =>
    withSite(async (site) => {
      await site.context.addInitScript(observeEngineJobs)
      const extent = smoke
        ? { rounds: 1, people: [1000, 100] as const }
        : { rounds: 3, people: [160_000, 6504] as const }
      return [...(await measureRegistry(site, extent)), ...(await measureSurvey(site, extent))]
    }),
}

interface Extent {
  /** Rounds per flow: each takes the worker up to half a minute. */
  readonly rounds: number
  /** Numbers of rows of the registry and of the survey. */
  readonly people: readonly [number, number]
}

async function measureRegistry(site: Site, { rounds, people: [people] }: Extent): Promise<readonly Line[]> {
  const { page, folder } = site
  const file = join(folder, 'registry.csv')
  const csv = Array.from(wideCsv(people, 80)).join('')
  writeFileSync(file, csv)
  const { frame } = await importCsv(new Blob([csv]))
  const peer = nativeR(folder)
  await peer.give(csv)
  const ids = frame.columns.map(({ id }) => id)
  const lines = await measureImport(site, '160 000 x 80', file, rounds)
  await page.getByRole('link', { name: 'Analyse' }).click()
  const measured = frame.columns.filter(({ name }) => name.startsWith('m')).map(({ name }) => name)
  const twenty = measured.slice(0, 20)
  lines.push(
    ...(await measureAnalysis(page, 'Table 1 of 79 variables', /Table 1/, rounds, async () => {
      const all = await handle(page.getByRole('button', { name: 'All', exact: true }).first())
      const arm = await handle(page.getByRole('checkbox', { name: /\barm\b/ }).first())
      const groups = await handle(page.getByLabel('Groups'))
      return async () => {
        await all.click()
        await arm.uncheck()
        await groups.selectOption({ label: 'arm' })
      }
    })),
    await peerLine(peer, frame, 'table-one', { variables: ids.filter((_, k) => k !== 1), group: ids[1] ?? '' }),
    ...(await measureAnalysis(page, 'logistic regression, 20 predictors', /Logistic/, rounds, async () => {
      const outcome = await handle(page.getByLabel('Outcome', { exact: true }))
      const search = await handle(page.getByLabel('Search the variables').first())
      return async () => {
        await outcome.selectOption({ label: 'outcome' })
        await page.getByLabel('Event', { exact: true }).selectOption({ label: 'yes' })
        for (const name of twenty) {
          await search.fill(name)
          await page
            .getByRole('checkbox', { name: new RegExp(`\\b${name}\\b`) })
            .first()
            .check()
        }
      }
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

async function measureSurvey(site: Site, { rounds, people: [, people] }: Extent): Promise<readonly Line[]> {
  const { page, folder } = site
  const file = join(folder, 'survey.csv')
  writeFileSync(file, Array.from(wideCsv(people, 2829)).join(''))
  const lines = await measureImport(site, '6 504 x 2 829', file, rounds)
  await page.getByRole('link', { name: 'Analyse' }).click()
  lines.push(
    ...(await measureAnalysis(page, 'correlation of 100 columns', /Correlation/, rounds, async () => {
      const search = await handle(page.getByLabel('Search the variables').first())
      const all = await handle(page.getByRole('button', { name: 'All', exact: true }).first())
      return async () => {
        for (const part of ['m11', 'm120', 'm121', 'm122', 'm123', 'm124', 'm125', 'm126', 'm127']) {
          await search.fill(part)
          await all.click()
        }
      }
    })),
  )
  return lines
}

/** Finding a control may cost the page more than using it, so it is found before the tasks are recorded. */
async function handle(locator: Locator): Promise<ElementHandle<SVGElement | HTMLElement>> {
  const element = await locator.elementHandle()
  if (!element) throw new Error(`there is no ${String(locator)}`)
  return element
}

async function measureImport(site: Site, what: string, file: string, rounds: number): Promise<Line[]> {
  await site.page.goto('about:blank')
  const project = await openProject(site)
  const [times, tasks]: [number[], (readonly PageTask[])[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    await site.page.goto(project)
    tasks.push(
      await tasksDuring(site.page, async () => {
        times.push(await importFile(site.page, file))
        await site.page.waitForTimeout(drawn)
      }),
    )
  }
  return [
    { what: `${what}: file to the grid`, value: median(times), unit: 'ms' },
    ...taskLines(`${what}, import`, tasks),
  ]
}

/** Time after which incremental drawing has finished, in ms. */
const drawn = 2000

/** Longer than the form's debounce, in ms: the answer to an intermediate question is not mistaken for the final one. */
const quiet = 500

/** Creates an analysis in each round; `prepare` finds the controls and returns the action to measure. */
async function measureAnalysis(
  page: Page,
  what: string,
  title: RegExp,
  rounds: number,
  prepare: () => Promise<() => Promise<void>>,
): Promise<Line[]> {
  const [jobs, tasks]: [number[], (readonly PageTask[])[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    await new AnalysisPage(page).add(title)
    const ask = await prepare()
    const before = await page.evaluate(() => window.engineJobs.length)
    tasks.push(
      await tasksDuring(page, async () => {
        await ask()
        await page.waitForTimeout(quiet)
        await page.waitForFunction(
          (count) => window.engineJobs.length > count && !Number.isNaN(window.engineJobs.at(-1)?.answered),
          before,
          { polling: 250, timeout: 60_000 },
        )
        await page.locator('section[aria-busy=false] section[aria-label=Reading]').waitFor({ timeout: 90_000 })
        await page.waitForTimeout(drawn)
      }),
    )
    jobs.push(
      await page.evaluate(() => {
        const job = window.engineJobs.at(-1)
        return job ? job.answered - job.sent : Number.NaN
      }),
    )
  }
  return [{ what: `${what}: worker, question to answer`, value: median(jobs), unit: 'ms' }, ...taskLines(what, tasks)]
}

async function peerLine(peer: Peer, frame: Frame, id: string, asked: StoredOptions): Promise<Line> {
  const definition = await loadDefinition(id)
  const { rScript } = await load('analyses', id, 'r-script')
  const dictionary = describeColumns(frame)
  const read = readOptions(definition, { ...initialOptions(definition), ...asked }, dictionary)
  if (read.status !== 'ok') throw new Error(`${id}: ${JSON.stringify(read)}`)
  const value = await peer.time(rScript.script(read.options, { ...dictionary, file: 'data.csv' }))
  return { what: '  peer: R, by the same script', value, ...(typeof value === 'number' ? { unit: 'ms' as const } : {}) }
}
