import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ChannelType, WebR } from 'webr'
import { runInR } from '#app/r/run-script.ts'
import { analysisScript } from '#catalog/kit/analysis-script.ts'
import { allOptions } from '#catalog/kit/common-options.ts'
import { exampleFrame } from '#catalog/kit/example.ts'
import { agrees, toleranceOf } from '#catalog/kit/r-agreement.ts'
import { dataFile, packagesOf } from '#catalog/kit/r-run.ts'
import { readOptions } from '#catalog/kit/read-options.ts'
import { entryIds, loadDefinition, loadExamples, loadRScript } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { exampleCsv } from '#tests/tools/example-csv.ts'
import { type Golden, goldenFile } from '#tests/tools/golden-file.ts'

/** Every script that needs no package runs in the R of the browser, a newer version, and gives there what it gave to the stored values. */
const runs = (
  await Promise.all(
    entryIds('analyses').map(async (id) => {
      const definition = await loadDefinition(id)
      const { rScript } = await loadRScript(id)
      const { examples } = await loadExamples(id)
      return examples
        .filter((example) => example.expect === 'done')
        .map((example) => {
          const dictionary = describeColumns(exampleFrame(example.data))
          const read = readOptions({ options: allOptions(definition) }, example.options, dictionary)
          if (read.status !== 'ok') throw new Error(JSON.stringify(read))
          const data = { ...dictionary, file: dataFile }
          const script = analysisScript(rScript, read.options, data)
          return {
            id,
            example: example.id,
            data: example.data,
            script,
            rScript,
            captures: rScript.captures(read.options, data),
          }
        })
    }),
  )
)
  .flat()
  .filter(({ script }) => packagesOf(script).length === 0)

const r = new WebR({ channelType: ChannelType.PostMessage })
beforeAll(() => r.init(), 60_000)
afterAll(() => r.close())

describe('R in the browser gives what R on the desktop gave', () => {
  test.each(runs)('$id/$example', { timeout: 120_000 }, async ({ id, example, data, script, rScript, captures }) => {
    const url = new URL(`../../src/catalog/analyses/${id}/golden/${goldenFile(example)}`, import.meta.url)
    const golden: Golden = JSON.parse(readFileSync(url, 'utf8'))
    const { values } = await runInR(r, { script, captures, csv: new TextEncoder().encode(exampleCsv(data)) })
    const wrong = Object.entries(values).flatMap(([path, got]) => {
      const expected = golden.values[path] ?? 'absent'
      return agrees(got, expected, toleranceOf(rScript, path)) ? [] : [`${path}: ${got}, stored ${expected}`]
    })
    expect(wrong).toEqual([])
  })
})
