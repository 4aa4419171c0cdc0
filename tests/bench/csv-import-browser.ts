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
      const times = { read: [] as number[], keep: [] as number[], whole: [] as number[] }
      let longest = 0
      for (let round = 0; round < rounds; round++) {
        await page.goto(project)
        const task = await longestTaskDuring(page, async () => {
          const { read, keep } = await importFile(page, file)
          times.read.push(read)
          times.keep.push(keep)
          times.whole.push(read + keep)
        })
        longest = Math.max(longest, task)
      }
      const peer = median(await papaparseInWorker(page, file, rounds))
      return [
        held('Continue to the review: every cell read', median(times.read), peer, 2),
        {
          what: 'Import to the grid: hashed, kept, opened',
          value: median(times.keep),
          unit: 'ms',
          ratio: median(times.keep) / peer,
        },
        held('both', median(times.whole), peer, 2),
        { what: 'peer: papaparse in a worker, strings only', value: peer, unit: 'ms' },
        longTaskLine('longest task of the page meanwhile, all rounds', longest),
      ]
    }),
}
