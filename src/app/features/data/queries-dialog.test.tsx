// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import readXlsxFile from 'read-excel-file/universal'
import { expect, test, vi } from 'vitest'
import type { CheckRule } from '#engine/methods/rules/check-rule.ts'
import { testPage } from '#tests/support/test-page.tsx'
import type * as Bridge from '../../workers/bridge.ts'
import type { StepQueries } from '../../workers/step-queries.ts'
import { QueriesDialog } from './queries-dialog.tsx'

const given = vi.hoisted(() => ({ answer: undefined as unknown, saved: [] as { blob: Blob; name: string }[] }))
vi.mock(import('../../workers/bridge.ts'), async (original) => ({
  ...(await original()),
  ask: (async () => given.answer) as unknown as typeof Bridge.ask,
}))
vi.mock(import('../../data/own-data.ts'), async (original) => ({
  ...(await original()),
  ownData: (() => ({ user: 'u' })) as never,
}))
vi.mock(import('../../download/save-file.ts'), async (original) => ({
  ...(await original()),
  saveFile: (blob: Blob, name: string) => void given.saved.push({ blob, name }),
}))

const page = testPage()
const rule = (id: string, part: Partial<CheckRule>): CheckRule => ({
  id,
  text: '',
  severity: 'error',
  kind: 'range',
  columns: [],
  low: null,
  high: null,
  values: [],
  within: [],
  formula: '',
  ...part,
})
const found: StepQueries = {
  total: 3,
  identifiers: ['Value'],
  columns: [
    { id: 'c1', name: 'age' },
    { id: 'c2', name: 'visit' },
  ],
  rules: [
    rule('a', { columns: ['c1'], high: 120 }),
    rule('b', { kind: 'unique', columns: ['c2', 'c1'], text: 'once', severity: 'warning' }),
  ],
  queries: [
    { rowId: 4, rule: 'a', cells: [{ column: 'c1', text: '130' }], identifiers: ['P7'] },
    {
      rowId: 9,
      rule: 'b',
      cells: [
        { column: 'c2', text: '1' },
        { column: 'c1', text: null },
      ],
      identifiers: [null],
    },
  ],
}

async function show(answer: StepQueries | undefined, until: string): Promise<void> {
  given.answer = answer
  given.saved.length = 0
  page.show(
    <QueryClientProvider client={new QueryClient()}>
      <QueriesDialog dataset="d" step="s" version="v" onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((done) => setTimeout(done, 5)))
    if (!document.body.textContent.includes(until)) throw new Error(`no ${until}`)
  })
}
const rows = () =>
  [...document.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))
const saveButton = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save as Excel')

const table = [
  ['Value', 'Variable', 'Value', 'Rule', 'Severity'],
  ['P7', 'age', '130', 'age ≤ 120', 'Error'],
  ['', 'visit, age', '1, missing', 'once', 'Warning'],
]

test('each query has its row by the identifier, the variable, the value and the rule, and is saved so', async () => {
  await show(found, 'P7')
  expect(rows()).toEqual(table)
  expect(document.body.textContent).toContain('3 problems.')
  expect(document.body.textContent).toContain('The file has the first 2.')
  await act(async () => saveButton()?.click())
  await vi.waitFor(() => expect(given.saved).toHaveLength(1))
  const [file] = given.saved
  expect(file?.name).toBe('Queries.xlsx')
  const sheets = await readXlsxFile(file?.blob ?? new Blob())
  expect(JSON.stringify(sheets)).toContain('age ≤ 120')
})

test('without an identifier the row has its number; without problems there is nothing to save', async () => {
  const [first] = found.queries
  await show({ ...found, identifiers: [], queries: first ? [{ ...first, identifiers: [] }] : [] }, '130')
  expect(rows()[1]?.slice(0, 2)).toEqual(['4', 'age'])
  page.clear()
  await show({ ...found, total: 0, queries: [] }, 'No value breaks a rule.')
  expect(saveButton()?.disabled).toBe(true)
  page.clear()
  await show(undefined, 'The rules cannot be applied at the moment.')
})
