/**
 * Writes the expected values of the examples: runs each example's own R script in real R and stores what it captures.
 * `node tests/tools/golden.ts [analysis id]`. Needs Rscript; the tests that read the files do not.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analysisScript } from '#catalog/kit/analysis-script.ts'
import { allOptions } from '#catalog/kit/common-options.ts'
import { type Example, exampleAnswers, exampleFrame } from '#catalog/kit/example.ts'
import { dataFile } from '#catalog/kit/r-run.ts'
import { readOptions } from '#catalog/kit/read-options.ts'
import { entryIds, loadDefinition, loadExamples, loadRScript, type QuestionEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { exampleCsv } from './example-csv.ts'
import { type Golden, goldenFile, scriptHash } from './golden-file.ts'
import { runInR } from './run-in-r.ts'
import { savedCaptures } from './saved-values.ts'

const [only] = process.argv.slice(2)
for (const kind of ['analyses', 'charts'] as const)
  for (const id of entryIds(kind)) if (only === undefined || only === id) await writeGoldens(kind, id)

async function writeGoldens(kind: QuestionEntry, id: string): Promise<void> {
  const { examples } = await loadExamples(id, kind)
  const folder = new URL(`../../src/catalog/${kind}/${id}/golden/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  const done = examples.filter((example) => example.expect === 'done')
  for (const file of readdirSync(folder))
    if (!done.some((example) => file === goldenFile(example.id))) rmSync(new URL(file, folder))
  for (const example of done) {
    const golden = await valuesOf(kind, id, example)
    writeFileSync(new URL(goldenFile(example.id), folder), `${JSON.stringify(golden, null, 2)}\n`)
    console.log(`${id}/${example.id}: ${Object.keys(golden.values).length} values`)
  }
}

async function valuesOf(kind: QuestionEntry, id: string, example: Example): Promise<Golden> {
  const definition = await loadDefinition(id, kind)
  const { rScript } = await loadRScript(id, kind)
  const dictionary = describeColumns(exampleFrame(example.data))
  const read = readOptions({ options: allOptions(definition) }, exampleAnswers(definition, example), dictionary)
  if (read.status !== 'ok') throw new Error(`${id}/${example.id}: ${JSON.stringify(read)}`)
  const data = { ...dictionary, file: dataFile }
  const script = analysisScript(rScript, read.options, data)
  const captures = {
    ...rScript.captures(read.options, data),
    ...savedCaptures(rScript.saved?.(read.options, data) ?? {}),
  }
  const captured = runWithCaptures(script, captures, exampleCsv(example.data))
  return { example: example.id, scriptSha256: scriptHash(script), ...captured }
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
