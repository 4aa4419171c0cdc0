import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { AnalysisPage } from '#tests/e2e/page-models/analysis-page.ts'
import { observeEngineJobs, recompute, stopAtOnce } from './engine-jobs.ts'
import { type Figure, type Line, median, roundsOf } from './figure.ts'
import { importFile, openProject } from './import-file.ts'
import { longestTaskDuring, longTaskLine } from './long-tasks.ts'
import { withSite } from './site.ts'
import { trialCsv } from './trial-csv.ts'

interface Asked {
  readonly name: string
  readonly title: RegExp
  /** Selects the variables. */
  readonly ask: (page: Page) => Promise<void>
  /** An option whose change recomputes the answer. */
  readonly toggle: string
}

const tick =
  (...names: readonly RegExp[]) =>
  async (page: Page) => {
    for (const name of names) {
      const box = page.getByRole('checkbox', { name }).first() // a form may have two lists of variables
      await box.click()
      await box.and(page.locator(':checked')).waitFor() // checked only once the change is stored
    }
  }
const by = (label: string, variable: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).first().selectOption({ label: variable })
const inTurn =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }
const measured = [/\bage\b/, /\bbmi\b/, /\bcrp\b/, /\bscore\b/]
const terms = tick(/\bage\b/, /\bbmi\b/, /\bstage\b/, /\barm\b/)

const analyses: readonly Asked[] = [
  {
    name: 't test',
    title: /independent/i,
    ask: inTurn(tick(...measured), by('Grouping variable', 'arm')),
    toggle: 'Assumption checks',
  },
  {
    name: 'Table 1',
    title: /Table 1/,
    ask: inTurn(tick(...measured, /\bstage\b/), by('Groups', 'arm')),
    toggle: 'Missing values',
  },
  {
    name: 'Kaplan–Meier',
    title: /Kaplan/,
    ask: inTurn(by('Time', 'days'), by('Status', 'outcome'), tick(/^dead$/), by('Groups', 'arm')),
    toggle: 'Confidence band',
  },
  {
    name: 'paired t test',
    title: /^Paired measurements/,
    ask: inTurn(by('First', 'score'), by('Second', 'later')),
    toggle: 'Assumption check',
  },
  {
    name: 'one-way ANOVA',
    title: /^Several groups: one-way/,
    ask: inTurn(tick(/\bage\b/, /\bbmi\b/), by('Grouping variable', 'stage')),
    toggle: 'Assumption checks',
  },
  {
    name: 'chi-squared',
    title: /Contingency/,
    ask: inTurn(tick(/\boutcome\b/, /\bstage\b/), by('Grouping variable', 'arm')),
    toggle: 'Adjusted residuals',
  },
  { name: 'correlation', title: /Correlation/, ask: tick(...measured), toggle: 'Spearman' },
  {
    name: 'descriptive',
    title: /Descriptive/,
    ask: inTurn(tick(...measured, /\bstage\b/), by('Groups', 'arm')),
    toggle: 'Normality test',
  },
  {
    name: 'linear regression',
    title: /Linear/,
    ask: inTurn(by('Outcome', 'score'), terms),
    toggle: 'Collinearity',
  },
  {
    name: 'logistic regression',
    title: /Logistic/,
    ask: inTurn(by('Outcome', 'outcome'), by('Event', 'dead'), terms),
    toggle: 'Collinearity',
  },
]

export const figure: Figure = {
  title: 'the page during analyses of 100 000 rows in the application',
  measure: ({ smoke }) =>
    withSite(async (site) => {
      const { page, context, folder } = site
      await context.addInitScript(observeEngineJobs)
      const file = join(folder, 'trial.csv')
      writeFileSync(file, trialCsv(smoke ? 1000 : 100_000))
      await openProject(site)
      await importFile(page, file)
      await page.getByRole('link', { name: 'Analyse' }).click()
      const lines: Line[] = []
      const rounds = roundsOf({ smoke })
      for (const asked of analyses) lines.push(...(await measureOne(page, asked, rounds)))
      const idle = await longestTaskDuring(page, () => page.waitForTimeout(smoke ? 500 : 5000))
      return [...lines, { ...longTaskLine('peer: idle page for 5 s, longest task', idle) }]
    }),
}

async function measureOne(page: Page, { name, title, ask, toggle }: Asked, rounds: number): Promise<readonly Line[]> {
  await new AnalysisPage(page).add(title)
  const first = await longestTaskDuring(page, async () => {
    await ask(page)
    await page.getByRole('region', { name: 'Reading' }).waitFor()
  })
  const jobs: number[] = []
  const again = await longestTaskDuring(page, async () => {
    for (let round = 0; round < rounds; round++) jobs.push(await recompute(page, toggle))
  })
  const stops: number[] = []
  for (let round = 0; round < rounds; round++) {
    const stop = await stopAtOnce(page, toggle)
    if (stop !== undefined) stops.push(stop)
  }
  return [
    longTaskLine(`${name}: longest task of the page, first answer`, first),
    longTaskLine(`${name}: longest task of the page, ${rounds} more`, again),
    { what: `${name}: worker, question to answer`, value: median(jobs), unit: 'ms' },
    stops.length === 0
      ? { what: `${name}: Stop until the worker is free`, value: 'finished before' }
      : {
          what: `${name}: Stop until the worker is free (${stops.length} of ${rounds})`,
          value: median(stops),
          unit: 'ms',
        },
  ]
}
