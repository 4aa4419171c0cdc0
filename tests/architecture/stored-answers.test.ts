import { describe, expect, test } from 'vitest'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { type StoredVersion, upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { askingEntries, readStored } from '#tests/support/stored-answers.ts'

const entries = await askingEntries()

describe.each(entries)('$kind $id', (entry) => {
  const versions = Array.from({ length: entry.version }, (_, k) => k + 1)
  const forms = versions.flatMap((version) => (readStored(entry, version) ?? []).map((form) => ({ version, ...form })))
  const upgraded = (version: StoredVersion, stored: StoredOptions) =>
    upgradeOptions(entry, version, stored) ?? expect.fail('a newer version')

  test('has forms as each of its versions stored them (node tests/tools/keep-answers.ts)', () => {
    for (const version of versions) expect(readStored(entry, version)?.length, `version ${version}`).toBeGreaterThan(0)
    expect(readStored(entry, entry.version + 1)).toBeUndefined()
  })

  test.each(forms)(
    '[D9] reads a form of version $version with its original meaning: $example',
    ({ version, dictionary, stored, answers }) => {
      const today = upgraded({ version }, stored)
      expect(Object.keys(today).filter((leaf) => !entry.keys.includes(leaf.split('.')[0] ?? ''))).toEqual([])
      const read = JSON.parse(JSON.stringify(entry.read(today, dictionary))) as unknown
      expect(read).toMatchObject({ status: 'ok', options: answers })
      // as in a record that a newer program upgraded, and that an older one still writes to
      expect(upgraded({ version: entry.version, firstVersion: version }, stored)).toEqual(today)
      expect(upgraded({ version }, today)).toEqual(today)
    },
  )
})
