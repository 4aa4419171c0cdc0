/**
 * Writes the expected values of the examples: runs each example's own R script in real R and stores what it captures.
 * `node tests/tools/golden.ts [analysis id]`. Needs Rscript; the tests that read the files do not.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Example } from '#catalog/kit/example.ts'
import { dataFile } from '#catalog/kit/r/r-run.ts'
import { entryIds, load, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import { runExample } from '#tests/architecture/run-example.ts'
import { drawnCaptures, drawnQuantities } from './drawn-values.ts'
import { exampleCsv } from './example-csv.ts'
import { readQuestion } from './example-question.ts'
import { drawnFile, type Golden, goldenFile } from './golden-file.ts'
import { runInR } from './run-in-r.ts'
import { savedCaptures } from './saved-values.ts'

const [only] = process.argv.slice(2)
for (const kind of ['analyses', 'charts'] as const)
  for (const id of entryIds(kind)) if (only === undefined || only === id) await writeGoldens(kind, id)

async function writeGoldens(kind: QuestionEntry, id: string): Promise<void> {
  const { examples } = await load(kind, id, 'examples')
  const folder = new URL(`../../src/catalog/${kind}/${id}/golden/`, import.meta.url)
  mkdirSync(new URL('drawn/', folder), { recursive: true })
  const written = new Set<string>()
  const write = (name: string, golden: Golden) => {
    writeGolden(new URL(name, folder), golden)
    written.add(name)
  }
  for (const example of examples.filter(({ expect: outcome }) => outcome === 'done')) {
    const { tables, drawn } = await valuesOf(kind, id, example)
    write(goldenFile(example.id), tables)
    if (Object.keys(drawn.values).length > 0) write(drawnFile(example.id), drawn)
    console.log(
      `${id}/${example.id}: ${Object.keys(tables.values).length} values, ${Object.keys(drawn.values).length} drawn`,
    )
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.json') && !written.has(name.replaceAll('\\', '/'))) rmSync(new URL(name, folder))
}

/** Keeps the date if nothing else changed. */
function writeGolden(file: URL, golden: Golden): void {
  const text = (date: string) => `${JSON.stringify({ ...golden, date }, null, 2)}\n`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const dated = /"date": "([\d-]+)"/.exec(before)?.[1] ?? golden.date
  writeFileSync(file, text(dated) === before ? before : text(golden.date))
}

/** R's values for the tables of the example, and for the figures of an analysis. */
async function valuesOf(kind: QuestionEntry, id: string, example: Example) {
  const definition = await loadDefinition(id, kind)
  const { rScript } = await load(kind, id, 'r-script')
  const { options, data, script, scriptSha256 } = readQuestion(definition, rScript, example)
  const captures = {
    ...rScript.captures(options, data),
    ...savedCaptures({ definition, rScript }, options, data),
  }
  const drawn = kind === 'charts' ? {} : await namesDrawn(id, example, { options, data })
  const { values, ...made } = runWithCaptures(script, { ...captures, ...drawn }, exampleCsv(example.data))
  const { isDrawn = [], others = [] } = Object.groupBy(Object.entries(values), ([path]) =>
    path.startsWith('drawn/') ? 'isDrawn' : 'others',
  )
  const golden = (of: typeof others): Golden => ({
    example: example.id,
    scriptSha256,
    ...made,
    values: Object.fromEntries(of),
  })
  return { tables: golden(others), drawn: golden(isDrawn) }
}

/** R expressions by name of the drawn quantity: the outcome determines which quantities exist, R determines their values. */
async function namesDrawn(id: string, example: Example, asked: Parameters<typeof drawnQuantities>[2]) {
  const outcome = await runExample(id, example)
  if (outcome.status !== 'done' || outcome.figures.length === 0) return {}
  const { quantities, faults } = drawnQuantities(await load('analyses', id, 'drawn'), outcome, asked)
  if (faults.length > 0) throw new Error(`${id}/${example.id}: ${faults.join('; ')}`)
  return drawnCaptures(quantities)
}

function runWithCaptures(script: string, captures: Readonly<Record<string, string>>, csv: string) {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'))
  try {
    writeFileSync(join(folder, dataFile), csv)
    return runInR(folder, script, captures)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
