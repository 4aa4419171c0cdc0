import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { type ExpectedTable, expectTable } from '#tests/support/typed-table.ts'
import { FormatError } from '../format-error.ts'
import { importFile, previewFile } from '../table-file.ts'
import { openRec } from './open-rec.ts'

const folder = new URL('../../../tests/fixtures/formats/rec/', import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`${name}.rec`, folder)))
const open = (name: string) => openRec(new Blob([bytesOf(name)]), {}, {})
const fileOf = (text: string) => new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))])

/** Made after the layout by tests/tools/format-files/rec.py; R's package foreign read the same from them once. */
describe('files of EpiData', () => {
  test.each(['made', 'utf8', 'old'])('%s', async (name) => {
    const expected = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as ExpectedTable
    await expectTable(await open(name), expected)
  })

  test('deleted records are left out, and said', async () => {
    expect((await open('made')).dictionary.remarks).toEqual([{ code: 'deleted-rows-left-out', count: 1 }])
    expect((await open('old')).dictionary.remarks).toEqual([])
  })

  test('it is recognised by its first field, and the encoding is offered', async () => {
    const file = new File([bytesOf('made')], 'patients.csv')
    const { schema, findings } = await importFile(file)
    expect(schema).toMatchObject({ layout: { format: 'rec' }, readerVersion: 4 })
    expect(findings.map(({ code }) => code)).toContain('deleted-rows-left-out')
    expect((await previewFile(file)).format).toBe('typed')
    expect((await previewFile(new File(['9 1 A\n1,2\n3,4\n'], 'x.rec'))).format).toBe('csv')
  })
})

const field = (kind: number, width: number) =>
  `_X          ${[1, 2, 3, 4, 5, kind, width, 7].map((n) => String(n).padStart(4)).join('')} q`

test.each([
  ['an unknown answer to a question of yes and no makes it text', field(5, 1), ['Y!', 'Z!'], ['Y', 'Z']],
  ['a decimal comma', field(102, 5), [' 1,50!', '12.25!'], [1.5, 12.25]],
  ['a day that does not exist makes it text', field(11, 10), ['31/02/2023!'], ['31/02/2023']],
  ['blanks at the end of a line are missing', field(1, 100), [`${'a'.repeat(78)}!`, 'b!'], [`${'a'.repeat(78)}b`]],
])('%s', async (_, line, records, cells) => {
  const file = await openRec(fileOf(`1 1\n${line}\n${records.join('\n')}\n`), {}, {})
  const { columns } = await file.read({}, {})
  const [found] = columns
  if (!found) throw new Error('no column')
  expect('codes' in found ? Array.from(found.codes, (code) => found.dictionary[code]) : [...found.values]).toEqual(
    cells,
  )
})

test.each([
  ['1 1\n', 'damaged-data-file'],
  [`2 1\n${field(1, 2)}\nab!\n`, 'damaged-data-file'],
  [`1 1\n${field(1, 2)}\nabc!\n`, 'damaged-data-file'],
  [`1 1\n${field(1, 2)}\nab\n`, 'damaged-data-file'],
  [`1 1\n${field(15, 0)}\n`, 'no-columns'],
  [`99999 1\n${field(1, 2)}\n`, 'too-many-columns'],
])('case %# is refused', async (text, code) => {
  await expect(openRec(fileOf(text), {}, {})).rejects.toMatchObject({ code })
})

async function outcomeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    await (await openRec(new Blob([bytes]), {}, {})).read({}, {})
    return 'table'
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

test('200 changes of bytes, and cuts', async () => {
  const random = createRandom(18)
  for (const name of ['made', 'utf8'])
    for (let k = 0; k < 100; k++) {
      const bytes = bytesOf(name)
      for (let n = 0; n < 1 + (k % 4); n++) bytes[random.below(bytes.length)] = random.below(256)
      await outcomeOf(bytes)
    }
  const bytes = bytesOf('made')
  const head = new TextDecoder('windows-1252').decode(bytes).indexOf('   1M')
  const whole: number[] = []
  for (let end = 0; end < bytes.length; end++)
    if ((await outcomeOf(bytes.slice(0, end))) === 'table' && end > head) whole.push(end)
  // only where one of the four records, of two lines each, has just ended: after its mark, or within the end of its line
  const [record, end] = [113 + 2 + 4, bytes.length]
  const places = [1, 2, 3, 4].map((k) => head + k * record - 2)
  expect(whole).toEqual(places.flatMap((place) => [place, place + 1, place + 2]).filter((place) => place < end))
})
