import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kinds } from '#contract/records/kinds.ts'

/** Every field that a client was ever allowed to write, by kind, references first: devices and servers hold records with them. */
const kept = JSON.parse(readFileSync(new URL('../fixtures/record-fields.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

const today = Object.fromEntries(
  Object.entries(kinds).map(([kind, { references, fields }]) => [
    kind,
    [...Object.entries(references).map(([field, of]) => `${field} -> ${of}`), ...Object.keys(fields).toSorted()],
  ]),
)

test('no kind, field or reference of a record is renamed or removed', () => {
  const lost = Object.entries(kept).flatMap(([kind, names]) =>
    names.filter((name) => !today[kind]?.includes(name)).map((name) => `${kind}: ${name}`),
  )
  expect(lost, 'stored records carry these names: bring them back').toEqual([])
})

test('the list is complete', () => {
  expect(today, 'add the new names to tests/fixtures/record-fields.json').toEqual(kept)
})
