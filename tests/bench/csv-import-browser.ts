import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, held, median, roundsOf } from './figure.ts'
import { hospitalCsv } from './hospital-csv.ts'
import { importFile, openProject } from './import-file.ts'
import { longestTaskDuring, longTaskLine } from './long-tasks.ts'
import { papaparseInWorker } from './papaparse-page.ts'
import { withSite } from './site.ts'

export const figure: Figure = {
  title: '100 MB CSV, 1e6 x 10, in Chromium: the application and its engine worker',
  measure: (asked) =>
    withSite(async (site) => {
      const { page, folder } = site
      const file = join(folder, 'hospital.csv')
      writeFileSync(file, Array.from(hospitalCsv(asked.smoke ? 1000 : 1_000_000)).join(''))
      const project = await openProject(site)
      const rounds = roundsOf(asked)
      const times: number[] = []
      let longest = 0
      for (let round = 0; round < rounds; round++) {
        await page.goto(project)
        const task = await longestTaskDuring(page, async () => {
          times.push(await importFile(page, file))
        })
        longest = Math.max(longest, task)
      }
      const peer = median(await papaparseInWorker(page, file, rounds))
      return [
        held('file to the grid: read, hashed, kept, opened', median(times), peer, 2),
        { what: 'peer: papaparse in a worker, strings only', value: peer, unit: 'ms' },
        longTaskLine('longest task of the page meanwhile, all rounds', longest),
      ]
    }),
}
