import { expect, test } from 'vitest'
import { expectedOf, readSpssFile, spssFiles } from '#tests/support/spss-files.ts'
import { expectTable } from '#tests/support/typed-table.ts'
import { openSav } from './open-sav.ts'

const opened = (name: string, choices = {}) => openSav(new Blob([readSpssFile('sav', name)]), choices, {})

test.each(spssFiles('sav'))('%s is read as haven reads it', async (name) => {
  await expectTable(await opened(name), expectedOf('sav', name))
})

test.each(['pspp-byte.sav', 'pspp-zlib.zsav', 'pspp-gb18030.sav'])('the dictionary of %s', async (name) => {
  const { dictionary } = await opened(name)
  const ids = new Map(dictionary.columns.map((column, place) => [column.name, `c${place + 1}`]))
  expect(dictionary.label).toBe('临床数据')
  expect(dictionary.notes).toHaveLength(1)
  expect(dictionary.notes[0]).toMatch(/^第一行\n {3}\(Entered .*\)\nsecond line/)
  expect(dictionary.columns[dictionary.weight ?? -1]?.name).toBe('w')
  expect(dictionary.encoding).toMatchObject({ encoding: name.includes('gb') ? 'gb18030' : 'utf-8', by: 'file' })
  // two attributes of a variable, one of the file
  expect(dictionary.remarks).toEqual([{ code: 'characteristics-left-out', count: 3 }])
  const idsOf = (...names: string[]) => names.map((one) => ids.get(one))
  expect(dictionary.sets).toEqual([
    { id: '$ticks', name: '$ticks', label: '多选', countedValue: 1, columns: idsOf('q1', 'q2', 'q3') },
    { id: '$cats', name: '$cats', label: 'cats of all', countedValue: null, columns: idsOf('q1', 'q2') },
    { id: '$words', name: '$words', label: '', countedValue: 'abc', columns: idsOf('s3', 's20') },
  ])
})

test('days of the week and months have labels', async () => {
  const { columns } = (await opened('pspp-none.sav')).dictionary
  const labelsOf = (name: string) => columns.find((column) => column.name === name)?.valueLabels
  expect(labelsOf('wd')?.[0]).toEqual({ value: 1, label: 'Sunday' })
  expect(labelsOf('mo')?.[11]).toEqual({ value: 12, label: 'December' })
})

test('a file with another encoding than it says is read by the chosen one', async () => {
  const { encoding, label } = (await opened('pspp-gb18030.sav', { encoding: 'windows-1252' })).dictionary
  expect(encoding).toEqual({ encoding: 'windows-1252', by: 'chosen', alternatives: [] })
  expect(label).not.toBe('临床数据')
})

test('some rows of some columns', async () => {
  const file = await opened('haven-zsav.zsav')
  const read = await file.read({ columns: new Set([1]), rows: 3 }, {})
  expect(read.rows).toBe(3)
  expect(read.columns.map((cells) => cells !== null)).toEqual(file.dictionary.columns.map((_, place) => place === 1))
  expect(read.columns[1]).toEqual({ values: Float64Array.of(34, 51.5, Number.NaN) })
})
