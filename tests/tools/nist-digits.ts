/** Runs R on NIST's data sets, stores its results and the table of digits, and prints the table. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareDigits } from '../reference/nist/compare-digits.ts'
import { certified, fileOf, madeText } from '../reference/nist/data-sets.ts'
import { digitsTable } from '../reference/nist/digits-table.ts'

const here = (name: string) => fileURLToPath(new URL(`../reference/nist/${name}`, import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'nist-'))
for (const family of ['univariate', 'anova', 'linear', 'nonlinear'] as const) {
  mkdirSync(join(folder, family))
  for (const set of Object.keys(certified[family]))
    writeFileSync(join(folder, family, `${set}.csv`), madeText(set) ?? readFileSync(fileOf(family, set), 'utf8'))
}
const models = Object.entries(certified.nonlinear).map(([set, { outcome, model }]) => [set, outcome, model].join('\t'))
writeFileSync(join(folder, 'models.tsv'), ['set\toutcome\tmodel', ...models, ''].join('\n'))
const starts = Object.entries(certified.nonlinear).flatMap(([set, found]) =>
  found.starts.flatMap((start, k) => start.map((value, j) => `${set},${k + 1},b${j + 1},${value}`)),
)
writeFileSync(join(folder, 'starts.csv'), ['set,start,parameter,value', ...starts, ''].join('\n'))
const { status, stdout, stderr } = spawnSync('Rscript', [here('r-values.R'), folder], { encoding: 'utf8' })
rmSync(folder, { recursive: true })
if (status !== 0) throw new Error(stderr)
writeFileSync(here('r-values.csv'), stdout)
const table = digitsTable(await compareDigits())
writeFileSync(here('digits.md'), table)
console.log(table)
