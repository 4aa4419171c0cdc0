import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Download, expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { PassportPage } from '#tests/e2e/page-models/passport-page.ts'
import { ProjectsPage } from '#tests/e2e/page-models/projects-page.ts'
import { copied } from '#tests/e2e/support/copied.ts'
import { importFile } from '../import-file.ts'
import type { Site } from '../site.ts'
import { trialCsv } from '../trial-csv.ts'
import type { Hand } from './hand.ts'

/** The site with the data that the jobs begin from. */
export interface Desk extends Site {
  readonly trial: { readonly file: string; readonly inArmA: number; readonly deaths: number }
  /** The addresses of the demo project, and of another. */
  readonly demo: string
  readonly study: string
  /** What the browser saved during the job. */
  readonly saved: Download[]
}

export interface Job {
  readonly name: string
  /** Where a person stands. */
  readonly from: string
  /** The most actions by pointer. */
  readonly most: number
  /** Brings the page to where the job begins. */
  readonly start: (desk: Desk) => Promise<unknown>
  /** Without the page: nothing is done that is not counted. */
  readonly act: (hand: Hand, file: string) => Promise<void>
  /** Where the keyboard has a way of its own. */
  readonly byKeyboard?: (hand: Hand) => Promise<void>
  /** Fails unless the job is done. */
  readonly done: (desk: Desk) => Promise<void>
}

/** Answers from 1 to 5, of which 8 means "refused". */
const ANSWERS = 'q1,q2,q3,sex\n1,2,8,M\n2,8,3,F\n8,4,5,M\n3,8,1,F\n5,1,2,M\n4,3,8,F\n'

export async function prepareDesk(site: Site): Promise<Desk> {
  const { page, server, folder, context } = site
  const csv = trialCsv(300)
  const rows = csv.trimEnd().split('\n').slice(1)
  const file = join(folder, 'trial.csv')
  writeFileSync(file, csv)
  writeFileSync(join(folder, 'answers.csv'), ANSWERS)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await new PassportPage(page, server.origin).register()
  const list = new ProjectsPage(page, server.origin)
  await list.openDemo()
  const demo = page.url()
  await list.open()
  await list.create('Study')
  const study = page.url()
  const saved: Download[] = []
  page.on('download', (download) => saved.push(download))
  const count = (cell: string) => rows.filter((row) => row.split(',').includes(cell)).length
  return { ...site, saved, demo, study, trial: { file, inArmA: count('A'), deaths: count('dead') } }
}

/** The rows of a new dataset of the study. */
async function opened({ page, study, folder }: Desk, file: string): Promise<void> {
  await page.goto(study)
  await importFile(page, join(folder, file))
  await expect(page).toHaveURL(/\/dataHandle\/show/)
}

async function openedForAnalyses(desk: Desk): Promise<void> {
  await opened(desk, 'trial.csv')
  await desk.page.getByRole('main').getByRole('link', { name: 'Analyse' }).click()
}

/** An analysis of the demo project. */
async function ofDemo({ page, demo }: Desk, title: string): Promise<void> {
  await page.goto(demo)
  await page.getByRole('list', { name: 'Results' }).getByRole('link', { name: title }).click()
  await reading(page).waitFor()
}

const reading = (page: Page) => page.getByRole('region', { name: 'Reading' })
const tables = (page: Page) => page.getByTestId(/^table-/)
const extent = (page: Page) => page.getByTestId('extent')
const steps = (page: Page) => page.getByRole('complementary', { name: 'Steps' })
const checkbox = (name: RegExp) => ({ role: 'checkbox', name, in: { role: 'main' } }) as const
const dialogButton = (name: string) => ({ role: 'button', name, in: { role: 'dialog' } }) as const

async function bytesOf({ saved }: Desk): Promise<{ name: string; bytes: Buffer }> {
  await expect.poll(() => saved.length, { timeout: 30_000 }).toBe(1)
  const [download] = saved
  if (!download) throw new Error('nothing was saved')
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

async function askSurvival(hand: Hand): Promise<void> {
  await hand.select('Time', 'days')
  await hand.select('Status', 'outcome')
  await hand.press(checkbox(/^dead$/))
}

export const jobs: readonly Job[] = [
  {
    name: 'open a spreadsheet',
    from: 'the list of projects',
    most: 2,
    start: ({ page, server }) => page.goto(`${server.origin}/project/list`),
    act: (hand, file) => hand.choose({ role: 'button', name: 'Open a file' }, file),
    done: ({ page }) => expect(extent(page)).toContainText('300 rows · 12 variables'),
  },
  {
    name: 'missing codes of three columns',
    from: 'the rows',
    most: 6,
    start: (desk) => opened(desk, 'answers.csv'),
    act: async (hand) => {
      await hand.openMenu(0, 0)
      await hand.press({ role: 'menuitem', name: 'Missing codes …' })
      await hand.fill({ role: 'textbox', name: 'New missing codes' }, '8')
      await hand.press({ role: 'checkbox', name: /q2/, in: { role: 'dialog' } })
      await hand.press({ role: 'checkbox', name: /q3/, in: { role: 'dialog' } })
      await hand.press(dialogButton('Save'))
    },
    byKeyboard: async (hand) => {
      await hand.openMenu(0, 2)
      await hand.press({ role: 'menuitem', name: '“8” means missing …' })
      await hand.press({ role: 'checkbox', name: /q2/, in: { role: 'dialog' } })
      await hand.press({ role: 'checkbox', name: /q3/, in: { role: 'dialog' } })
      await hand.press(dialogButton('Save'))
    },
    done: async ({ page }) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('tab', { name: 'Variables' }).click()
      for (const [name, missing] of [
        ['q1', '1 (17%)'],
        ['q2', '2 (33%)'],
        ['q3', '2 (33%)'],
      ])
        await expect(page.getByRole('row').filter({ hasText: name }).filter({ hasText: missing })).toBeVisible()
    },
  },
  {
    name: 'recode two values',
    from: 'the rows',
    most: 6,
    start: (desk) => opened(desk, 'answers.csv'),
    act: async (hand) => {
      await hand.openMenu(3, 0)
      await hand.press({ role: 'menuitem', name: /^Recode values/ })
      await hand.fill({ role: 'textbox', name: 'New value of M' }, '男')
      await hand.fill({ role: 'textbox', name: 'New value of F' }, '女')
      await hand.press(dialogButton('Add the step'))
    },
    done: ({ page }) => expect(steps(page)).toContainText('sex → sex_2: M → 男, F → 女'),
  },
  {
    name: 'Table 1 of three variables by arm',
    from: 'the rows',
    most: 6,
    start: (desk) => opened(desk, 'trial.csv'),
    act: async (hand) => {
      await hand.press({ role: 'link', name: 'Analyse', in: { role: 'main' } })
      await hand.press({ role: 'button', name: /^Table 1/, in: { role: 'main' } })
      for (const name of [/\bage\b/, /\bbmi\b/, /\bstage\b/]) await hand.press(checkbox(name))
      await hand.select('Groups', 'arm')
    },
    done: async ({ page, trial }) => {
      await expect(tables(page).first()).toContainText(`n = ${trial.inArmA}`)
      for (const name of ['age', 'bmi', 'stage']) await expect(tables(page).first()).toContainText(name)
    },
  },
  {
    name: 'Cox regression with four terms',
    from: 'the analyses of a dataset',
    most: 8,
    start: openedForAnalyses,
    act: async (hand) => {
      await hand.press({ role: 'button', name: /^Cox/, in: { role: 'main' } })
      await askSurvival(hand)
      for (const name of [/\bage\b/, /\bbmi\b/, /\bstage\b/, /\barm\b/]) await hand.press(checkbox(name))
    },
    done: async ({ page, trial }) => {
      await expect(reading(page)).toContainText(String(trial.deaths))
      for (const name of ['age', 'bmi', 'stage', 'arm']) await expect(tables(page).first()).toContainText(name)
    },
  },
  {
    name: 'Kaplan–Meier by arm, as PNG',
    from: 'the analyses of a dataset',
    most: 6,
    start: openedForAnalyses,
    act: async (hand) => {
      await hand.press({ role: 'button', name: /^Kaplan/, in: { role: 'main' } })
      await askSurvival(hand)
      await hand.select('Groups', 'arm')
      await hand.press({ role: 'button', name: 'PNG, 300 dpi' })
    },
    done: async (desk) => {
      const { bytes } = await bytesOf(desk)
      expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
      expect(bytes.length).toBeGreaterThan(20_000)
    },
  },
  {
    name: 'a histogram, chosen by its picture',
    from: 'the charts of a dataset',
    most: 4,
    start: async (desk) => {
      await opened(desk, 'trial.csv')
      await desk.page.goto(desk.page.url().replace('dataHandle/show', 'statistical/detail'))
    },
    act: async (hand) => {
      await hand.press({ role: 'button', name: /^Histogram/, in: { role: 'main' } })
      await hand.select('Variable', 'age')
    },
    done: async ({ page }) => {
      await expect(page.getByTestId('figure-chart')).toHaveAttribute('src', /^blob:/)
    },
  },
  {
    name: 'CHA₂DS₂-VASc, a woman of 70 with hypertension',
    from: 'the tool',
    most: 4,
    start: ({ page, server }) => page.goto(`${server.origin}/tool/detail?id=cha2ds2-vasc`),
    act: async (hand) => {
      await hand.fill({ role: 'textbox', name: 'Age' }, '70')
      await hand.press({ role: 'button', name: 'Female' })
      await hand.press({ role: 'button', name: 'Yes', in: { role: 'group', name: 'Hypertension' } })
      await hand.press({ role: 'button', name: 'All others: no' })
    },
    done: ({ page }) => expect(page.getByTestId(/^output-/).first()).toContainText('3'),
  },
  {
    name: 'delete a result and undo that',
    from: 'the result',
    most: 2,
    start: (desk) => ofDemo(desk, 'Cox regression'),
    act: async (hand) => {
      await hand.press({ role: 'button', name: 'Delete Cox regression' })
      await hand.press({ role: 'button', name: 'Undo', in: { role: 'status' } })
    },
    byKeyboard: async (hand) => {
      await hand.press({ role: 'button', name: 'Delete Cox regression' })
      await hand.chord('Control+z')
    },
    done: async ({ page, demo }) => {
      await expect(page.getByRole('status')).toContainText('Undone')
      await page.goto(demo)
      await expect(
        page.getByRole('list', { name: 'Results' }).getByRole('link', { name: 'Cox regression' }),
      ).toBeVisible()
    },
  },
  {
    name: 'find a result in everything',
    from: 'the list of projects',
    most: 3,
    start: ({ page, server }) => page.goto(`${server.origin}/project/list`),
    act: async (hand) => {
      await hand.press({ role: 'button', name: 'Search everything' })
      await hand.fill({ role: 'combobox', name: /./, in: { role: 'dialog' } }, 'kaplan lung')
      await hand.press({ role: 'option', name: /^Kaplan–Meier survival.*Lung/, in: { role: 'dialog' } })
    },
    byKeyboard: async (hand) => {
      await hand.chord('Control+k')
      await hand.fill({ role: 'combobox', name: /./, in: { role: 'dialog' } }, 'kaplan lung')
      await hand.press({ role: 'option', name: /^Kaplan–Meier survival.*Lung/, in: { role: 'dialog' } })
    },
    done: async ({ page }) => {
      await expect(page).toHaveURL(/analysis=/)
      await expect(reading(page)).toContainText('426') // days, women: R's survfit(Surv(time, status) ~ sex, lung)
    },
  },
  {
    name: 'save the project as a file',
    from: 'the project',
    most: 3,
    start: ({ page, demo }) => page.goto(demo),
    act: async (hand) => {
      await hand.press({ role: 'button', name: 'Save as a file' })
      await hand.press(dialogButton('Save'))
    },
    done: async (desk) => {
      const { name, bytes } = await bytesOf(desk)
      expect(name).toBe('DemoLungCancer.slipstick')
      const [, source] =
        Object.entries(unzipSync(new Uint8Array(bytes))).find(([path]) => path.startsWith('sources/')) ?? []
      expect(strFromU8(source ?? new Uint8Array())).toContain('ph.ecog')
    },
  },
  {
    name: 'copy a table of results for Word',
    from: 'the result',
    most: 2,
    start: async (desk) => {
      await ofDemo(desk, 'Table 1')
      await desk.page.evaluate(() => navigator.clipboard.writeText(''))
    },
    act: (hand) => hand.press({ role: 'button', name: 'Copy the table' }),
    done: ({ page }) => expect.poll(() => copied(page, 'text/html')).toMatch(/<table.*Weight loss/s),
  },
]
