import { readFileSync } from 'node:fs'
import { packFolder } from '#app/r/pack-files.ts'
import { runner } from '#app/r/run-script.ts'
import { exampleAnswers, exampleFrame } from '#catalog/kit/example.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import { analysisScript, weightedData } from '#catalog/kit/r/analysis-script.ts'
import { agrees, toleranceOf } from '#catalog/kit/r/r-agreement.ts'
import { captureCode, capturedFile, dataFile, packagesOf, readCaptured, scriptFile } from '#catalog/kit/r/r-run.ts'
import { entryIds, load, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { exampleCsv } from '#tests/tools/example-csv.ts'
import { type Golden, goldenFile } from '#tests/tools/golden-file.ts'
import { expect, test } from './support/scenario.ts'

/**
 * The scripts support every R since 4.2. The stored values are of R 4.2.2 on the desktop; here every script that needs no package runs in the
 * browser's R (webR 0.6.0, R 4.6.0), as our server sends it, and must give the same numbers within the same tolerances.
 * Where the two versions differ, the script states its choice instead of relying on R's default:
 * - `wilcox.test(exact = NULL)`: 4.6 computes exact P values of small samples with ties; earlier versions used the normal approximation. The
 * scripts pass `exact` by the rule of earlier versions, which is the default here too.
 * - `wilcox.test(conf.int = TRUE, exact = FALSE)` of one sample: 4.6 keeps differences of zero when it inverts the test, although the test
 * drops them; earlier versions dropped them in both. With zeros the scripts compute the interval from the Walsh averages without them.
 */
test('every script of base R gives in the browser what it gave on the desktop', async ({ page, origin }) => {
  test.setTimeout(300_000)
  await page.goto(`${origin}/agreement/licences`)
  await page.evaluate(async (folder) => {
    const { WebR, ChannelType }: typeof import('webr') = await import(`${folder}webr.js`)
    const r = new WebR({ baseUrl: location.origin + folder, channelType: ChannelType.PostMessage })
    await r.init()
    Object.assign(globalThis, { r })
  }, packFolder)
  const wrong: string[] = []
  let count = 0
  for (const id of entryIds('analyses')) {
    const definition = await loadDefinition(id)
    const { rScript } = await load('analyses', id, 'r-script')
    const { examples } = await load('analyses', id, 'examples')
    for (const example of examples.filter(({ expect: outcome }) => outcome === 'done')) {
      const dictionary = describeColumns(exampleFrame(example.data))
      const read = readOptions({ options: allOptions(definition) }, exampleAnswers(definition, example), dictionary)
      if (read.status !== 'ok') throw new Error(JSON.stringify(read))
      const data = weightedData(rScript, read.options, { ...dictionary, file: dataFile })
      const script = analysisScript(rScript, read.options, data)
      if (packagesOf(script).length > 0) continue
      const captures = rScript.captures(read.options, data)
      const text = await page.evaluate(
        async ({ files, code, found }) => {
          const { r } = globalThis as unknown as { r: import('webr').WebR }
          for (const [name, contents] of files) await r.FS.writeFile(name, new TextEncoder().encode(contents))
          await r.evalRVoid(code)
          return new TextDecoder().decode(await r.FS.readFile(found))
        },
        {
          files: [
            [dataFile, exampleCsv(example.data)],
            [scriptFile, `${script}\n${captureCode(captures)}`],
          ] as const,
          code: runner,
          found: capturedFile,
        },
      )
      const { values } = readCaptured(text, Object.keys(captures))
      const golden = readGolden(id, example.id)
      count += Object.keys(values).length
      for (const [path, got] of Object.entries(values)) {
        const stored = golden.values[path] ?? 'absent'
        if (!agrees(got, stored, toleranceOf(rScript, path)))
          wrong.push(`${id}/${example.id} ${path}: ${got}, stored ${stored}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(5000)
})

function readGolden(id: string, example: string): Golden {
  const url = new URL(`../../src/catalog/analyses/${id}/golden/${goldenFile(example)}`, import.meta.url)
  const golden: Golden = JSON.parse(readFileSync(url, 'utf8'))
  return golden
}
