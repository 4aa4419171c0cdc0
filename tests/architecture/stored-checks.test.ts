import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exampleAnswers, exampleFrame } from '#catalog/kit/example.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import { analysisScript } from '#catalog/kit/r/analysis-script.ts'
import { dataFile, packagesOf, type StoredChecksModule } from '#catalog/kit/r/r-run.ts'
import { entryIds, load, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'

/** R in the browser has only its base packages: for a script that needs another, the page shows R's stored values of worked examples. */
describe.each(entryIds('analyses'))('%s', (id) => {
  test('has stored checks if a script needs a package, of an example whose script does, and only then', async () => {
    const definition = await loadDefinition(id)
    const { rScript } = await load('analyses', id, 'r-script')
    const { examples } = await load('analyses', id, 'examples')
    const needy = examples
      .filter(({ expect: outcome }) => outcome === 'done')
      .filter((example) => {
        const dictionary = describeColumns(exampleFrame(example.data))
        const read = readOptions({ options: allOptions(definition) }, exampleAnswers(definition, example), dictionary)
        if (read.status !== 'ok') throw new Error(JSON.stringify(read))
        return packagesOf(analysisScript(rScript, read.options, { ...dictionary, file: dataFile })).length > 0
      })
      .map((example) => example.id)
    const file = new URL(`../../src/catalog/analyses/${id}/stored-checks.ts`, import.meta.url)
    expect(existsSync(file)).toBe(needy.length > 0)
    if (needy.length === 0) return
    const { storedChecks }: StoredChecksModule = await import(file.href)
    expect(storedChecks.length).toBeGreaterThan(0)
    for (const { example, packages } of storedChecks) {
      expect(needy).toContain(example)
      expect(packages.length).toBeGreaterThan(0)
    }
  })
})
