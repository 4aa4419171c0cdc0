import { expect, test } from 'vitest'
import { expectedOf, readSpssFile, spssFiles } from '#tests/support/spss-files.ts'
import { expectTable } from '#tests/support/typed-table.ts'
import { openPor } from './open-por.ts'

const opened = (name: string, choices = {}) => openPor(new Blob([readSpssFile('por', name)]), choices, {})

test.each(spssFiles('por').filter((name) => !name.includes('utf8')))(
  '%s is read as other programs read it',
  async (name) => {
    await expectTable(await opened(name), expectedOf('por', name))
  },
)

test('Chinese texts and documents in UTF-8', async () => {
  const { dictionary } = await opened('pspp-utf8.por')
  expect(dictionary.encoding).toMatchObject({ encoding: 'utf-8', by: 'valid' })
  expect(dictionary.notes[0]).toMatch(/^第一行\n {3}\(Entered .*\)\nsecond line/)
  expect(dictionary.columns[1]).toMatchObject({ name: 'SEX', label: '性别', measure: null })
  expect(dictionary.columns[1]?.valueLabels.map(({ label }) => label)).toEqual(['男', '女', 'unknown'])
  const read = await (await opened('pspp-utf8.por')).read({}, {})
  const place = dictionary.columns.findIndex(({ name }) => name === 'S20')
  expect(read.columns[place]).toMatchObject({ dictionary: ['twenty', '上海市', 'refused to answer'] })
})
