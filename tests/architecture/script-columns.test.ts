import { describe, expect, test } from 'vitest'
import { exampleAnswers, exampleFrame } from '#catalog/kit/example.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import { analysisScript, scriptColumns } from '#catalog/kit/r/analysis-script.ts'
import { dataFile } from '#catalog/kit/r/r-run.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'

const loaded = await Promise.all(
  entriesUnderTest('analyses', 'charts').map(async ({ kind, id }) => ({
    kind,
    id,
    definition: await loadDefinition(id, kind),
    rScript: (await load(kind, id, 'r-script')).rScript,
    examples: (await load(kind, id, 'examples')).examples.filter(({ expect: outcome }) => outcome === 'done'),
  })),
)

describe.each(loaded)('$kind/$id', ({ definition, rScript, examples }) => {
  test.each(examples)('example $id: the file of the script has all columns that the script reads', (example) => {
    const dictionary = describeColumns(exampleFrame(example.data))
    const read = readOptions({ options: allOptions(definition) }, exampleAnswers(definition, example), dictionary)
    if (read.status !== 'ok') throw new Error(JSON.stringify(read))
    const columns = scriptColumns(read.options, dictionary)
    const script = (of: typeof dictionary) => analysisScript(rScript, read.options, { ...of, file: dataFile })
    expect(script({ ...dictionary, columns })).toBe(script(dictionary))
  })
})
