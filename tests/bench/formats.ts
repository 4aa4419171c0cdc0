import { execFileSync } from 'node:child_process'
import { openAsBlob, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FormatError } from '#formats/format-error.ts'
import { importFile, readFile } from '#formats/table-file.ts'
import { createRandom } from '#tests/support/random.ts'
import { type Figure, held, type Line, median, roundsOf, timed } from './figure.ts'

interface Format {
  readonly file: string
  /** R that writes the data frame `d` to the file, and R that reads it. */
  readonly write: string
  readonly read: string
  /** At most so many times as long as R. */
  readonly most: number
}

const formats: Readonly<Record<string, Format>> = {
  sav: { file: 'd.sav', write: 'write_sav(d, "d.sav", compress = "byte")', read: 'read_sav("d.sav")', most: 1.5 },
  zsav: { file: 'd.zsav', write: 'write_sav(d, "d.zsav", compress = "zsav")', read: 'read_sav("d.zsav")', most: 1.5 },
  dta: { file: 'd.dta', write: 'write_dta(d, "d.dta")', read: 'read_dta("d.dta")', most: 1.5 },
  xpt: { file: 'd.xpt', write: 'write_xpt(d, "d.xpt", version = 8)', read: 'read_xpt("d.xpt")', most: 1.5 },
  sas7bdat: {
    file: 'd.sas7bdat',
    write: 'suppressWarnings(write_sas(d, "d.sas7bdat"))',
    read: 'read_sas("d.sas7bdat")',
    most: 1.5,
  },
  rds: { file: 'd.rds', write: 'saveRDS(d, "d.rds")', read: 'readRDS("d.rds")', most: 1.5 },
}

/** Some 100 MB uncompressed at a million rows: half measurements, texts, codes with labels, days. */
const data = (rows: number) => `
library(haven)
set.seed(26)
n <- ${rows}
d <- data.frame(
  id = seq_len(n), age = round(rnorm(n, 55, 12)), bmi = rnorm(n, 24, 4), crp = exp(rnorm(n)), sbp = round(rnorm(n, 130, 18)),
  day = as.Date("2020-01-01") + sample(0:1500, n, TRUE))
d$crp[sample(n, n / 20)] <- NA
d$sex <- labelled(sample(c(1, 2, NA), n, TRUE), c(male = 1, female = 2))
d$stage <- labelled(sample(1:4 + 0, n, TRUE), c(I = 1, II = 2, III = 3, IV = 4))
d$ward <- sample(c("内科", "外科", "急诊", "ICU"), n, TRUE)
d$code <- sprintf("P%07d", sample(n))
`

/** Seconds of R for each call, median of the rounds. */
function readByR(folder: string, read: string, rounds: number): number {
  const program = `suppressMessages(library(haven)); t <- numeric(); for (k in seq_len(${rounds})) { gc(FALSE); s <- Sys.time(); x <- ${read}; t <- c(t, as.numeric(Sys.time() - s, units = "secs")); rm(x) }; cat(median(t))`
  return Number(execFileSync('Rscript', ['-e', program], { cwd: folder, encoding: 'utf8' })) * 1000
}

function hasR(): boolean {
  try {
    execFileSync('Rscript', ['-e', 'library(haven)'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const fixtures = new URL('../fixtures/formats/', import.meta.url)

/** Opens and reads damaged copies of the files of a format. Anything but a FormatError or a table ends the bench. */
async function damaged(folder: string, copies: number): Promise<{ readonly read: number; readonly longest: number }> {
  const files = readdirSync(new URL(`${folder}/`, fixtures)).filter((name) => !name.endsWith('.json'))
  const random = createRandom(2026)
  let read = 0
  let longest = 0
  for (let k = 0; k < copies; k++) {
    const bytes = new Uint8Array(readFileSync(new URL(`${folder}/${files[k % files.length] ?? ''}`, fixtures)))
    for (let changes = 0; changes <= random.below(4); changes++)
      bytes[random.below(random.below(2) ? bytes.length : Math.min(bytes.length, 2048))] = random.below(256)
    const end = random.below(4) === 0 ? random.below(bytes.length) : bytes.length
    const ms = await timed(async () => {
      try {
        await importFile(new Blob([bytes.slice(0, end)]))
        read += 1
      } catch (error) {
        if (!(error instanceof FormatError)) throw error
      }
    })
    longest = Math.max(longest, ms)
  }
  return { read, longest }
}

export const figure: Figure = {
  title: 'files with types and a dictionary, a million rows, beside R (haven 2.5); damaged files',
  async measure(asked) {
    const lines: Line[] = []
    const isHere = hasR()
    const folder = await mkdtemp(join(tmpdir(), 'formats-'))
    try {
      if (isHere) {
        const writes = Object.values(formats).map(({ write }) => write)
        execFileSync('Rscript', ['-e', [data(asked.smoke ? 2000 : 1_000_000), ...writes].join('\n')], { cwd: folder })
        for (const [name, { file, read, most }] of Object.entries(formats)) {
          const blob = await openAsBlob(join(folder, file))
          const first: number[] = []
          const again: number[] = []
          for (let round = 0; round < roundsOf(asked); round++) {
            let frozen: Awaited<ReturnType<typeof importFile>> | undefined
            first.push(
              await timed(async () => {
                frozen = await importFile(blob)
              }),
            )
            const { schema, cellRules } = frozen ?? (await importFile(blob))
            frozen = undefined
            again.push(await timed(() => readFile(blob, { schema, cellRules })))
          }
          const peer = readByR(folder, read, roundsOf(asked))
          const size = `${(blob.size / 2 ** 20).toFixed(0)} MB`
          lines.push(held(`${name} (${size}): import`, median(first), peer, most))
          lines.push(held(`${name}: reading it again`, median(again), peer, most))
        }
      } else lines.push({ what: 'R with haven is not here: no files to read', value: 'none' })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    const copies = asked.smoke ? 60 : 10_000
    for (const name of readdirSync(fixtures).filter((entry) => !entry.includes('.'))) {
      const { read, longest } = await damaged(name, copies)
      lines.push({ what: `${name}: ${copies} damaged files, of which are read`, value: read })
      lines.push({ what: `${name}: the longest of them`, value: longest, unit: 'ms' })
    }
    return lines
  },
}
