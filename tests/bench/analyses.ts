import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initialOptions, readOptions } from '#catalog/kit/read-options.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { loadCompute, loadDefinition, loadRScript } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { importCsv } from '#formats/csv/read-csv.ts'
import { type Figure, type Line, median, rounds, timed } from './figure.ts'
import { trialCsv } from './trial-csv.ts'
import { trialQuestions } from './trial-questions.ts'

const rows = 100_000

/** The same question to both: R runs the very script that the entry writes for the reader, timed without reading the file. */
export const figure: Figure = {
  title: 'analyses of 100 000 rows, frame to outcome in Node, beside native R',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'slipstick-bench-'))
    try {
      const csv = trialCsv(rows)
      writeFileSync(join(folder, 'data.csv'), csv)
      const { frame } = await importCsv(new Blob([csv]))
      const lines: Line[] = []
      for (const [id, asked] of Object.entries(trialQuestions)) lines.push(...(await compare(id, asked, frame, folder)))
      return [...lines, ...together(lines)]
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

async function compare(
  id: string,
  asked: (typeof trialQuestions)[string],
  frame: Awaited<ReturnType<typeof importCsv>>['frame'],
  folder: string,
): Promise<readonly Line[]> {
  const [definition, compute, { rScript }] = await Promise.all([loadDefinition(id), loadCompute(id), loadRScript(id)])
  const dictionary = describeColumns(frame)
  const options = { ...initialOptions(definition), ...asked }
  const question = { version: definition.version, options, frames: [frame], dictionary }
  const context = {
    progress: () => undefined,
    checkpoint: () => Promise.resolve(),
    signal: { aborted: false },
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ms = await timed(async () => {
      const outcome = await runAnalysis(definition, compute, question, context)
      if (outcome.status !== 'done') throw new Error(`${id}: ${JSON.stringify(outcome)}`)
    })
    times.push(ms)
  }
  const read = readOptions(definition, options, dictionary)
  if (read.status !== 'ok') throw new Error(`${id}: ${JSON.stringify(read)}`)
  const peer = inR(rScript.script(read.options, { ...dictionary, file: 'data.csv' }), folder)
  const ours = { what: id, value: median(times), unit: 'ms' as const }
  if (typeof peer === 'string') return [ours, { what: '  peer: R, by the same script', value: peer }]
  return [
    { ...ours, ratio: median(times) / peer },
    { what: '  peer: R, by the same script', value: peer, unit: 'ms' },
  ]
}

/** All that R was timed for, in two figures: the geometric mean of the ratios, and the largest. */
function together(lines: readonly Line[]): readonly Line[] {
  const compared = lines.flatMap(({ what, ratio }) => (ratio === undefined ? [] : [{ what, ratio }]))
  if (compared.length === 0) return []
  const mean = Math.exp(compared.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / compared.length)
  const slowest = compared.reduce((worst, one) => (one.ratio > worst.ratio ? one : worst))
  return [
    {
      what: `geometric mean of ${compared.length} ratios`,
      value: '',
      ratio: mean,
      target: '<= 0.5 x',
      met: mean <= 0.5,
    },
    { what: `largest: ${slowest.what}`, value: '', ratio: slowest.ratio, target: '<= 1 x', met: slowest.ratio <= 1 },
  ]
}

/** Median time in ms of a script's expressions without those that read; in words why there is none. */
function inR(script: string, folder: string): number | string {
  writeFileSync(join(folder, 'script.R'), script)
  const timing = [
    // in a place of its own, because scripts call their variables as they like
    'cat(local({',
    'options(warn = -1)',
    'parts <- parse("script.R")',
    'reads <- vapply(parts, function(part) any(grepl("read.csv|library", deparse(part))), TRUE)',
    'pdf(NULL)',
    'sink(nullfile())',
    'times <- c()',
    // one run of a script that takes long tells enough
    `while (length(times) < ${rounds} && sum(times) < 20) {`,
    '  for (part in parts[reads]) eval(part, globalenv())',
    '  gc(FALSE)',
    '  times <- c(times, system.time(for (part in parts[!reads]) eval(part, globalenv()))[["elapsed"]])',
    '}',
    'sink()',
    'median(times) * 1000',
    '}))',
  ]
  const { error, status, stdout } = spawnSync('Rscript', ['--vanilla', '-e', timing.join('\n')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  if (error) return 'no Rscript here'
  if (status !== 0) return 'the script fails in R'
  return Number(stdout)
}
