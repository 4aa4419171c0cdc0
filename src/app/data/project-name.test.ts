import { expect, test } from 'vitest'
import { cleanName, nameFromFile, PROJECT_NAME } from './project-name.ts'

test.each([
  ['Lung study, 2026 (final).xlsx', 'Lungstudy2026final'],
  ['肺癌-随访_第2版.csv', '肺癌随访第2版'],
  ['archive.tar.gz', 'archivetar'],
  ['no ending', 'noending'],
  ['😀.csv', ''],
])('a project for the file %s is named %s', (file, name) => {
  expect(nameFromFile(file)).toBe(name)
  if (name !== '') expect(name).toMatch(PROJECT_NAME)
})

test('a name that is too long is cut to 100 characters, never within one', () => {
  const name = cleanName('𠮷'.repeat(150))
  expect(Array.from(name)).toHaveLength(100)
  expect(name).toMatch(PROJECT_NAME)
})
