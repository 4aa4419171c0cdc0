/**
 * Writes R's results for the examples of the steps: runs each example's own R script in real R and stores the final data frame. `node
 * tests/tools/golden-steps.ts [step id | recipe]`. Needs Rscript; the tests that read the files do not.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFile } from '#catalog/kit/r/r-run.ts'
import { type StepExample, stepExampleFrame } from '#catalog/kit/step.ts'
import { isStoredKey, secretVariable } from '#catalog/kit/steps/secret-key.ts'
import { entryIds } from '#cli/entries.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { recipes, runRecipe } from '#tests/reference/recipe/recipe.ts'
import { scriptHash } from './golden-file.ts'
import {
  type Cell,
  exampleScript,
  loadStepEntry,
  otherFile,
  type StepEntry,
  type StepGolden,
  stepGoldenFile,
} from './step-golden.ts'

async function writeGoldens(entry: StepEntry): Promise<void> {
  const folder = new URL('.', stepGoldenFile(entry.id, 'x'))
  mkdirSync(folder, { recursive: true })
  const done = entry.examples.filter((example) => example.expect === 'done')
  for (const file of readdirSync(folder)) {
    if (!done.some((example) => file === `${example.id}.json`)) rmSync(new URL(file, folder))
  }
  for (const example of done) {
    const others = Object.entries(example.others ?? {}).map(
      ([id, other]) => [otherFile(id), stepExampleFrame(other)] as const,
    )
    const script = await exampleScript(entry, example)
    const golden = await runInR(example.id, script, stepExampleFrame(example), others, secretOf(example))
    writeFileSync(stepGoldenFile(entry.id, example.id), `${JSON.stringify(golden, null, 1)}\n`)
  }
  console.log(`${entry.id}: ${done.length} examples`)
}

/** The key of an example: programs do not contain it. */
function secretOf({ options }: StepExample): string {
  return Object.values(options).find(isStoredKey)?.secret ?? ''
}

async function runInR(
  example: string,
  script: string,
  source: Frame,
  others: readonly (readonly [string, Frame])[] = [],
  secret = '',
): Promise<StepGolden> {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'))
  try {
    writeFileSync(join(folder, dataFile), await (await frameToCsv(source)).text())
    for (const [file, other] of others) writeFileSync(join(folder, file), await (await frameToCsv(other)).text())
    writeFileSync(join(folder, 'script.R'), `${script}\n${capture}`)
    const environment = { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'America/New_York', [secretVariable]: secret }
    execFileSync('Rscript', ['--vanilla', 'script.R'], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [r = '', date = '', ...lines] = readFileSync(join(folder, 'captured.txt'), 'utf8').trimEnd().split('\n')
    return {
      example,
      scriptSha256: scriptHash(script),
      r,
      date,
      columns: Object.fromEntries(lines.map(column)),
    }
  } catch (error) {
    throw new Error(`${example}\n${script}`, { cause: error })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A line is the name, the kind and the cells, separated by tabs. */
function column(line: string): [string, Cell[]] {
  const [name = '', kind = '', ...cells] = line.split('\t')
  return [
    unescaped(name),
    cells.map((cell) => (cell === 'NA' ? null : kind === 'number' ? number(cell) : unescaped(cell))),
  ]
}

const number = (cell: string): Cell => (Number.isFinite(Number(cell)) ? Number(cell) : cell)

function unescaped(quoted: string): string {
  const text: string = JSON.parse(quoted)
  return text
}

/** A time zone other than UTC, and JSON escapes, so that results depending on either would differ. */
const capture = `
.cells <- function(x) {
  text <- if (inherits(x, "Date")) format(x, "%Y-%m-%d")
    else if (inherits(x, "POSIXct")) format(x, "%Y-%m-%d %H:%M:%S", tz = "UTC")
    else if (is.numeric(x)) sprintf("%.17g", x)
    else as.character(x)
  quoted <- if (is.numeric(x) && !inherits(x, c("Date", "POSIXct"))) text else encodeString(text, quote = '"')
  ifelse(is.na(x), "NA", quoted)
}
.kind <- function(x) if (is.numeric(x) && !inherits(x, c("Date", "POSIXct"))) "number" else "text"
.lines <- vapply(names(d), function(n) paste(c(encodeString(n, quote = '"'), .kind(d[[n]]), .cells(d[[n]])), collapse = "\\t"), "")
writeLines(c(R.version.string, format(Sys.Date()), .lines), "captured.txt", useBytes = TRUE)
`

const [only] = process.argv.slice(2)
if (only === undefined || only === 'recipe') {
  for (const name of Object.keys(recipes) as (keyof typeof recipes)[]) {
    const { script, source, others } = await runRecipe(name)
    const golden = await runInR(name, script, source, others)
    writeFileSync(new URL(`../reference/recipe/${name}.json`, import.meta.url), `${JSON.stringify(golden, null, 1)}\n`)
  }
}
for (const id of entryIds('steps')) if (only === undefined || only === id) await writeGoldens(await loadStepEntry(id))
