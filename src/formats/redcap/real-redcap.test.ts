import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { type ExpectedTable, expectTable } from '#tests/support/typed-table.ts'
import { FormatError } from '../format-error.ts'
import { importFile, previewFile } from '../table-file.ts'
import { ZipFile } from '../zip/read-zip.ts'
import { ZipWriter } from '../zip/write-zip.ts'
import { openRedcap } from './open-redcap.ts'
import { redcapArchive } from './redcap-archive.ts'
import { redcapColumns } from './redcap-columns.ts'
import { isRedcapDictionary, parseRedcapDictionary } from './redcap-dictionary.ts'

const folder = new URL('../../../tests/fixtures/formats/redcap/', import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)))
const encode = (text: string) => new TextEncoder().encode(text)

async function parts(): Promise<{
  readonly data: Uint8Array<ArrayBuffer>
  readonly dictionary: Uint8Array<ArrayBuffer>
}> {
  const zip = await ZipFile.open(new Blob([bytesOf('made.zip')]))
  const [data, dictionary] = await Promise.all(
    [...zip.entries.values()].map((entry) => zip.readAll(entry, { maxBytes: 1 << 20 })),
  )
  if (!data || !dictionary) throw new Error('two parts expected')
  return { data, dictionary }
}

/** Made after REDCap's description of the dictionary, by tests/tools/format-files/redcap.py: it is licensed to institutions, and runs nowhere here. */
describe('an export with its dictionary', () => {
  test.each(['made', 'marked'])('%s.zip, in any order of its parts', async (name) => {
    const expected = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as ExpectedTable
    await expectTable(await openRedcap(new Blob([bytesOf(`${name}.zip`)]), {}, {}), expected)
  })

  test('checkboxes are a set, and what else the dictionary says is a note', async () => {
    const { dictionary } = await openRedcap(new Blob([bytesOf('made.zip')]), {}, {})
    expect(dictionary.sets).toEqual([
      { id: 'file:drugs', name: 'drugs', label: 'Drugs', countedValue: 1, columns: ['c13', 'c14', 'c15'] },
    ])
    const notes = Object.fromEntries(dictionary.columns.map(({ name, note }) => [name, note]))
    expect(notes).toMatchObject({
      weight: 'Form: baseline\nWithout shoes\nValidation Min: 30\nValidation Max: 200',
      sex: 'Form: baseline\nRequired Field',
      packs: "Form: baseline\nBranching Logic: [smoker] = '1'",
      extra: undefined,
    })
  })

  test('it is recognised by its parts, and identifiers are found as personal data', async () => {
    const file = new File([bytesOf('made.zip')], 'patients.xlsx')
    expect((await previewFile(file)).format).toBe('typed')
    const { schema, frame, findings } = await importFile(file)
    expect(schema).toMatchObject({ layout: { format: 'redcap' }, readerVersion: 4 })
    expect(frame.sets).toHaveLength(1)
    expect(findings.flatMap(({ code, column }) => (code === 'personal-data' ? [column] : []))).toEqual(['c4', 'c5'])
  })

  test('two files become one', async () => {
    const { data, dictionary } = await parts()
    const [a, b] = [new File([data], 'Study.csv'), new File([dictionary], 'Dictionary.csv')]
    for (const pair of [
      [a, b],
      [b, a],
    ] as const) {
      const file = await redcapArchive(pair)
      expect(file.name).toBe('Study.zip')
      const { frame } = await importFile(file)
      expect([frame.rows, frame.columns.length]).toEqual([3, 22])
    }
    await expect(redcapArchive([a, a])).rejects.toMatchObject({ code: 'not-a-redcap-dictionary' })
    await expect(redcapArchive([b, b])).rejects.toMatchObject({ code: 'not-a-redcap-dictionary' })
  })
})

test('a dictionary is told by its header, of the website or of the API', async () => {
  const { data, dictionary } = await parts()
  expect([isRedcapDictionary(dictionary), isRedcapDictionary(data)]).toEqual([true, false])
  expect(isRedcapDictionary(encode('"Variable / Field Name","Form Name",x\n'))).toBe(true)
  expect(isRedcapDictionary(encode('field_name,form_name,section_header\n'))).toBe(true)
  expect(isRedcapDictionary(encode('field_name,value\n'))).toBe(false)
})

test('a dictionary alone gives labels, values and types', () => {
  const fields = parseRedcapDictionary(
    encode(
      'field_name,form_name,field_type,field_label,select_choices_or_calculations,identifier\nid,f,text,ID,,\nx,f,radio,"X, <i>y</i>","01, a | 2, b, c",\nok,f,truefalse,OK,,y\n',
    ),
  )
  expect(fields.map(({ label, choices, isIdentifier }) => [label, choices.length, isIdentifier])).toEqual([
    ['ID', 0, false],
    ['X, y', 2, false],
    ['OK', 2, true],
  ])
  const { columns } = redcapColumns(['id', 'X', 'ok', 'f_complete'], fields)
  expect(
    columns.map(({ reading, column }) => [reading, column.measure, column.valueLabels.map(({ value }) => value)]),
  ).toEqual([
    ['text', 'id', []],
    // the code 01 is no number
    ['text', 'nominal', ['01', '2']],
    ['number', 'nominal', [1, 0]],
    ['number', 'ordinal', [0, 1, 2]],
  ])
  expect(() => parseRedcapDictionary(encode('a,b\n1,2\n'))).toThrow(FormatError)
})

async function zipOf(data: Uint8Array, dictionary: Uint8Array): Promise<Blob> {
  const zip = new ZipWriter()
  zip.add('data.csv', data)
  zip.add('dictionary.csv', dictionary)
  return zip.finish('application/zip')
}

async function outcomeOf(blob: Blob): Promise<string> {
  try {
    const file = await openRedcap(blob, {}, {})
    await file.read({}, {})
    return 'table'
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

test('200 changes of bytes, and cuts', async () => {
  const { data, dictionary } = await parts()
  const random = createRandom(17)
  const change = (bytes: Uint8Array) => {
    const copy = bytes.slice()
    for (let n = 0; n < 3; n++) copy[random.below(copy.length)] = random.below(256)
    return copy
  }
  for (let k = 0; k < 100; k++) {
    await outcomeOf(await zipOf(change(data), dictionary))
    await outcomeOf(await zipOf(data, change(dictionary)))
  }
  for (let end = 0; end < dictionary.length; end += 40) await outcomeOf(await zipOf(data, dictionary.subarray(0, end)))
  for (let end = 0; end < data.length; end += 10) await outcomeOf(await zipOf(data.subarray(0, end), dictionary))
  const whole = bytesOf('made.zip')
  for (let end = 0; end < whole.length; end += 50)
    expect(await outcomeOf(new Blob([whole.slice(0, end)]))).toMatch(/^(?:not-a-zip|damaged-zip)$/)
})
