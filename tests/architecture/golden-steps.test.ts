import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kitMessages } from '#catalog/kit/messages.ts'
import { formulaMessages, stepMessages } from '#catalog/kit/steps/step-messages.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { scriptHash } from '#tests/tools/golden-file.ts'
import {
  applyExample,
  cellsByName,
  differences,
  exampleScript,
  loadStepEntry,
  readStepGolden,
  stepGoldenFile,
} from '#tests/tools/step-golden.ts'

const entries = await Promise.all(entriesUnderTest('steps').map(({ id }) => loadStepEntry(id)))

describe.each(entries)('$id', (entry) => {
  const done = entry.examples.filter((example) => example.expect === 'done')

  test.each(done)('example $id: the stored values come from the current script', async (example) => {
    const remedy = `run: node tests/tools/golden-steps.ts ${entry.id}`
    expect(existsSync(stepGoldenFile(entry.id, example.id)), remedy).toBe(true)
    expect(readStepGolden(entry.id, example.id).scriptSha256, remedy).toBe(
      scriptHash(await exampleScript(entry, example)),
    )
  })

  test.each(done)('example $id: the data are those of R', async (example) => {
    const { frame, reports } = await applyExample(entry, example)
    expect(reports[0]).toMatchObject({ status: 'done', problems: [] })
    expect(differences(cellsByName(frame), readStepGolden(entry.id, example.id).columns)).toEqual([])
  })

  test.each(entry.examples)('example $id: its expectations are met, and every code has words', async (example) => {
    const report = (await applyExample(entry, example)).reports[0]
    const expected = typeof example.expect === 'string' ? example.expect : 'broken'
    expect(report?.status).toBe(expected)
    if (typeof example.expect === 'object') expect(report?.problems[0]?.code).toBe(example.expect.broken)
    const known = { ...kitMessages, ...stepMessages, ...entry.definition.messages }
    for (const { code } of [...(report?.notices ?? []), ...(report?.problems ?? [])])
      expect(Object.keys(known)).toContain(code)
  })

  test('its id is the name of its folder, it has words in both languages, and each option is in one section', () => {
    expect([entry.definition.id, entry.summary.id]).toEqual([entry.id, entry.id])
    const options = Object.keys(entry.definition.options)
    expect(entry.definition.sections.flatMap((section) => section.options).toSorted()).toEqual(options.toSorted())
    const words = [
      entry.summary.title,
      entry.summary.subtitle,
      ...Object.values(entry.definition.messages),
      ...Object.values(formulaMessages),
    ]
    for (const { en, zh } of words) expect([en, zh].every((text) => text.trim() !== '')).toBe(true)
    expect(entry.examples.some((example) => example.expect === 'done')).toBe(true)
    for (const option of options)
      expect(
        entry.examples.some((example) => Object.keys(example.options).some((leaf) => leaf.split('.')[0] === option)),
        option,
      ).toBe(true)
  })
})
