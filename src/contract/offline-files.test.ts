import { expect, test } from 'vitest'
import { byName, fillTemplate, templateOf } from './offline-files.ts'

const old = ['assets/start-AAAAAAAA.js', 'assets/chi-square.x-1_23-456.js', 'assets/main-CCCCCCCC.css']
const next = ['assets/start-BBBBBBBB.js', 'assets/chi-square.x-9_99-999.js', 'assets/main-DDDDDDDD.css']
const text = (urls: readonly string[]) => {
  const [start = '', entry = '', style = ''] = urls.map((url) => url.slice('assets/'.length))
  return `import{a}from"./${start}";const m=()=>import(\`./${entry}\`);f(["assets/${style}","assets/${start}"]);"other-ZZZZZZZZ.js"`
}

test('a file that names others is rebuilt from its old text and their new names', () => {
  const { template, named } = templateOf(text(old), byName(old))
  expect(named).toEqual([old[0], old[1], old[2], old[0]])
  expect(template).toBe(templateOf(text(next), byName(next)).template)
  const newNames = named.map((url) => next[old.indexOf(url)] ?? '')
  expect(fillTemplate(template, newNames)).toBe(text(next))
})

test('a template refuses a wrong number of names', () => {
  const { template, named } = templateOf(text(old), byName(old))
  expect(fillTemplate(template, named.slice(1))).toBeUndefined()
  expect(fillTemplate('a\0b', [])).toBeUndefined()
})
