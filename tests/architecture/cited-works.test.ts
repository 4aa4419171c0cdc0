import { expect, test } from 'vitest'
import { references } from '#catalog/kit/references.ts'
import { entryIds, loadCalculator, loadDefinition } from '#cli/entries.ts'

/** A separate test, so that a work added to the bibliography concerns only the entry that cites it. */
test.each(['analyses', 'charts', 'calculators'] as const)('%s cite works of the bibliography', async (kind) => {
  for (const id of entryIds(kind)) {
    const definition = kind === 'calculators' ? (await loadCalculator(id)).definition : await loadDefinition(id, kind)
    const unknown = definition.references.filter(
      (cited) => typeof cited === 'string' && !Object.hasOwn(references, cited),
    )
    expect(unknown, id).toEqual([])
    if (kind === 'analyses') expect(definition.references.length, id).toBeGreaterThan(0)
  }
})
