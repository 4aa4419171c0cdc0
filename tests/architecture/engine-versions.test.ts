import { describe, expect, test } from 'vitest'
import { engineVersion, engineVersionOf, isOlderEngine } from '#catalog/kit/engine-version.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import {
  type EngineHashes,
  hashExamples,
  hashFaults,
  inDigits,
  readHashes,
  revisedEntries,
} from '#tests/support/engine-hashes.ts'

const kept = readHashes()

const asked = entriesUnderTest('analyses', 'charts', 'steps').map(({ kind, id }) => ({
  kind,
  id,
  entry: `${kind}/${id}`,
}))

test.each(asked)('[D4] $entry answers its examples as its engine version did', async ({ kind, id, entry }) => {
  const faults = hashFaults(entry, kept[entry], await hashExamples(kind, id))
  expect(faults.map(({ says }) => says)).toEqual([])
})

test('hashes are kept only of existing entries', () => {
  expect(Object.keys(kept)).toEqual(revisedEntries.map(({ entry }) => entry))
})

test('the version of an entry without a revision is the kit’s, as kept outcomes of all versions name it', () => {
  expect(engineVersionOf({})).toBe(engineVersion)
  expect(engineVersionOf({ engineRevision: 2 })).toBe(`${engineVersion}.2`)
})

test('engines are ordered by the kit, then by the entry; a result from a file is neither older nor newer', () => {
  const older = [
    ['5', '6'],
    ['5', '5.1'],
    ['5.9', '5.10'],
    ['5.2', '6'],
  ] as const
  for (const [a, b] of older) expect([isOlderEngine(a, b), isOlderEngine(b, a)]).toEqual([true, false])
  for (const [a, b] of [
    ['5', '5'],
    ['file 4', '5'],
    ['5', 'file 6'],
  ] as const)
    expect(isOlderEngine(a, b)).toBe(false)
})

describe('a changed number', () => {
  const made = (p: number, asked = 'a', version = '5'): EngineHashes => ({
    engineVersion: version,
    examples: { one: `${asked} ${inDigits({ p })}` },
  })
  const faults = (before: EngineHashes, after: EngineHashes) => hashFaults('analyses/x', before, after)

  test('is a fault until the version is raised, and then until it is kept', () => {
    expect(faults(made(0.05), made(0.05000001))).toEqual([
      { changed: true, says: expect.stringMatching(/^analyses\/x .* one .*: raise its engineRevision$/) as string },
    ])
    expect(faults(made(0.05), made(0.05000001, 'a', '5.1'))).toEqual([
      { changed: false, says: expect.stringContaining('keep-engine-hashes') as string },
    ])
    expect(faults(made(0.05, 'a', '5.1'), made(0.06))).toMatchObject([{ changed: true }])
  })

  test('is none if the example asks something else, nor is noise in the last digits', () => {
    expect(faults(made(0.05), made(0.06, 'b'))).toMatchObject([{ changed: false }])
    expect(faults(made(0.05), made(0.05 + 1e-17))).toEqual([])
    expect(inDigits([3, 1e-17])).toBe(inDigits([3, -2e-17]))
    expect(inDigits({ estimate: 3, p: 1e-17 })).not.toBe(inDigits({ estimate: 3, p: 2e-17 }))
  })

  test('is one if a part is added, omitted or renamed', () => {
    const shapes = [{ p: 1 }, { p: 1, q: 2 }, { r: 1 }, [1], ['1']].map(inDigits)
    expect(new Set(shapes).size).toBe(shapes.length)
  })
})
