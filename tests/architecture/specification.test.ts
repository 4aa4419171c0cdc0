import { expect, test } from 'vitest'
import { calls } from '#contract/calls/index.ts'
import { textOf } from './imports.ts'

const text = textOf('docs/specification.md')
const rows = [...text.matchAll(/^\| (?!demand \|)([^|]+) \|(.*)\|$/gm)].map(([, demand = '', shown = '']) => ({
  demand,
  shown: shown.split('<br>').map((item) => item.trim()),
}))
const tests = rows.flatMap(({ demand, shown }) =>
  shown.flatMap((item) => {
    const [, file, title] = /^`([^`]+)`: (.+)$/.exec(item) ?? []
    return file && title ? [{ demand, file, title }] : []
  }),
)

test('each section of the specification has its rows, and each row a test or a reason', () => {
  expect([...text.matchAll(/^## (\d)/gm)].map(([, section]) => Number(section))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(rows.length).toBeGreaterThan(120)
  for (const { demand, shown } of rows) for (const item of shown) expect(item.length, demand).toBeGreaterThan(20)
})

test.each(tests)('$demand: $file has the test that is named', ({ file, title }) => {
  const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  expect(textOf(file)).toMatch(new RegExp(`\\(\\s*(['"\`])${literal}\\1\\s*,`))
})

test('each page of the application is in it', () => {
  const pages = [...textOf('src/app/routes/table.ts').matchAll(/route\('([^'$]+)/g)].map(([, path = '']) => path)
  const personal = textOf('src/app/features/personal/personal-pages.tsx').matchAll(/\['([\w/]+)', \{ Page:/g)
  const all = [
    ...pages.filter((path) => path !== '/personal/'),
    ...[...personal].map(([, page = '']) => `/personal/${page}`),
  ]
  expect(all.filter((path) => !text.includes(path))).toEqual([])
})

test('each call of the specification is one of the contract', () => {
  const listed = text.slice(text.indexOf('Calls by name')).split('\n## ')[0] ?? ''
  const names = [...listed.matchAll(/`(\w+\/\w+)`/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !Object.hasOwn(calls, name))).toEqual([])
})
