import Papa from 'papaparse'
import { importCsv, readCsv } from '#formats/csv/read-csv.ts'
import { type Figure, held, median, roundsOf, timed } from './figure.ts'
import { hospitalCsv } from './hospital-csv.ts'

/** Our reader detects types and builds columns; papaparse only splits the same bytes into strings. */
export const figure: Figure = {
  title: '100 MB CSV, 1e6 x 10, in Node',
  async measure(asked) {
    const blob = new Blob(Array.from(hospitalCsv(asked.smoke ? 1000 : 1_000_000)))
    const peakBefore = process.resourceUsage().maxRSS
    let frozen = await importCsv(blob)
    const rise = (process.resourceUsage().maxRSS - peakBefore) * 1024
    const times = { first: [] as number[], again: [] as number[], papaparse: [] as number[] }
    for (let round = 0; round < roundsOf(asked); round++) {
      const first = await timed(async () => {
        frozen = await importCsv(blob)
      })
      times.first.push(first)
      times.again.push(await timed(() => readCsv(blob, frozen)))
      times.papaparse.push(await timed(async () => Papa.parse(await blob.text())))
    }
    const peer = median(times.papaparse)
    return [
      { what: 'size of the file', value: blob.size / 2 ** 20, unit: 'MB' },
      held('import with inference', median(times.first), peer, 2),
      held('reading it again with its schema', median(times.again), peer, 2),
      { what: 'peer: papaparse, strings only', value: peer, unit: 'ms' },
      { what: 'rise of peak memory in the first import', value: rise / 2 ** 20, unit: 'MB' },
    ]
  },
}
