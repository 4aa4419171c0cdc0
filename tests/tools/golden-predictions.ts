/**
 * Writes R's predictions from the models of the examples for new rows: runs each example's own R script in real R, then `predict`. `node
 * tests/tools/golden-predictions.ts`. Needs Rscript; the test that reads the file does not.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFile } from '#catalog/kit/r/r-run.ts'
import { entryIds } from '#cli/entries.ts'
import { modelExamples, type Predictions, predictionScript } from '#tests/reference/models/predictions.ts'
import { exampleCsv } from './example-csv.ts'
import { scriptHash } from './golden-file.ts'

const found: Record<string, Predictions> = {}
for (const { id, example, model } of await modelExamples(entryIds('analyses'))) {
  const script = await predictionScript(id, example, model)
  const folder = mkdtempSync(join(tmpdir(), 'predictions-'))
  try {
    writeFileSync(join(folder, dataFile), exampleCsv(example.data))
    writeFileSync(join(folder, 'script.R'), script)
    execFileSync('Rscript', ['--vanilla', 'script.R'], { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } })
    const lines = readFileSync(join(folder, 'predictions.txt'), 'utf8').trimEnd().split('\n')
    const numbers = lines.filter((line) => !line.startsWith('hazard')).map((line) => line.split(' ').map(Number))
    const hazards = lines.filter((line) => line.startsWith('hazard')).map((line) => Number(line.split(' ')[1]))
    found[`${id}/${example.id}`] = {
      scriptSha256: scriptHash(script),
      estimates: numbers.map(([estimate = Number.NaN]) => estimate),
      errors: numbers.map(([, error = Number.NaN]) => error),
      ...(model.family === 'cox' ? { hazards } : {}),
    }
    console.log(`${id}/${example.id}: ${lines.length} rows`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
writeFileSync(
  new URL('../reference/models/golden/predictions.json', import.meta.url),
  `${JSON.stringify(found, null, 2)}\n`,
)
