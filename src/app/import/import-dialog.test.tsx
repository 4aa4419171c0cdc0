// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FileChoices, previewFile } from '#formats/table-file.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import { proposeDataset } from '../workers/import-dataset.ts'
import { ImportDialog } from './import-dialog.tsx'

const imported = vi.hoisted(() => vi.fn<(about: { choices: unknown }) => Promise<void>>())

/** The engine's own functions, in the page's thread. */
const engine = {
  preview: (file: File, choices: FileChoices) => previewFile(file, choices),
  propose: (_: string, file: File, choices: FileChoices) =>
    proposeDataset(file, choices, { signal: new AbortController().signal, onProgress: () => undefined }),
  import: imported,
}

vi.mock('../workers/bridge.ts', () => ({
  ask: (act_: (with_: typeof engine) => unknown) => Promise.resolve(act_(engine)),
  start: (act_: (with_: typeof engine) => unknown) => Promise.resolve(act_(engine)),
}))
vi.mock('../data/own-data.ts', () => ({
  ownData: () => ({ user: 'u', writer: { device: 'd' } }),
  announceChange: () => undefined,
}))

const { show } = testPage()

beforeEach(() => {
  imported.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { userAgent: '', language: 'en', storage: { persist: () => Promise.resolve(true) } })
})

const buttons = () => [...document.body.querySelectorAll('button')]
const button = (text: string) =>
  buttons().findLast(({ textContent }) => textContent === text) ??
  expect.fail(
    `no button ${text}: ${buttons()
      .map((b) => b.textContent)
      .join(' | ')}`,
  )
const pressed = () =>
  buttons()
    .filter((one) => one.ariaPressed === 'true' || one.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent)

async function tap(text: string) {
  await act(async () => button(text).click())
  await settle()
}

async function settle() {
  for (let i = 0; i < 10; i++) await act(async () => new Promise((done) => setTimeout(done, 5)))
}

async function open(text: string) {
  const onImported = vi.fn()
  show(
    <ImportDialog project="p" file={new File([text], 'data.csv')} onClose={() => undefined} onImported={onImported} />,
  )
  await settle()
  return onImported
}

const choicesKept = () => imported.mock.calls[0]?.[0].choices

const hospital = '编号,CRP,PSA,率,年龄\n1,<0.5,<2,12%,34\n2,3,4,5,41\n3,4,6,7,56\n4,5,>200,8,999\n合计,12,,,\n'

test('each question takes one tap, and nothing is imported before all are answered', async () => {
  const onImported = await open(hospital)
  await tap('Continue')
  expect(document.body.textContent).toContain('4 rows')
  expect(document.body.textContent).toContain('“合计 · 12”')
  expect([button('Import').disabled, pressed()]).toEqual([true, []])
  for (const answer of ['Leave these rows out', 'Half the limit', 'The limit', 'It means missing']) await tap(answer)
  expect(button('Import').disabled).toBe(true)
  await tap('0.12')
  expect([button('Import').disabled, pressed()]).toEqual([
    false,
    ['Leave these rows out', 'Half the limit', 'The limit', '0.12', 'It means missing'],
  ])
  await tap('Import')
  expect(onImported).toHaveBeenCalledOnce()
  expect(choicesKept()).toEqual({
    answers: {
      footer: 'leave-out',
      columns: {
        c2: { 'below-limit': 'half' },
        c3: { 'below-limit': 'half', 'above-limit': 'limit' },
        c4: { percent: 'hundredth' },
        c5: { code: 'missing' },
      },
    },
  })
})

test('rows that are data after all are read again with the others', async () => {
  await open('name,days\nA,1\nB,2\nTotal,3\n')
  await tap('Continue')
  expect(document.body.textContent).toContain('2 rows')
  await tap('They are data')
  expect(document.body.textContent).toContain('3 rows')
  expect([pressed(), button('Import').disabled]).toEqual([['They are data'], false])
})

test('names in numbers are asked about before the rows are read, and the first rows follow', async () => {
  await open('2019,2020\n5,6\n7,8\n')
  expect(button('Continue').disabled).toBe(true)
  await tap('Names of the columns')
  expect([pressed(), button('Continue').disabled]).toEqual([['Names of the columns'], false])
  expect(document.body.querySelector('tr.font-semibold')?.textContent).toBe('120192020')
  await tap('Continue')
  expect(document.body.textContent).toContain('2 rows')
})

test('a file with nothing odd asks nothing', async () => {
  const onImported = await open('name,age\nTotal,34\nB,41\n')
  await tap('Continue')
  expect(document.body.querySelector('fieldset')).toBeNull()
  await tap('Import')
  expect(onImported).toHaveBeenCalledOnce()
})

test('a column of texts that is made one of numbers raises its question before it is kept', async () => {
  const onImported = await open('x,y\n<1,a\n2,b\nlow,c\nhigh,d\n')
  await tap('Continue')
  const type =
    document.body.querySelector<HTMLSelectElement>('select[aria-label="Type of x"]') ?? expect.fail('no select')
  await act(async () => {
    type.value = 'number'
    type.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await tap('Import')
  expect(onImported).not.toHaveBeenCalled()
  await tap('Missing')
  await tap('Import')
  expect(onImported).toHaveBeenCalledOnce()
})

test('in Chinese too', async () => {
  await activateLocale('zh')
  await open(hospital)
  await tap('继续')
  for (const answer of ['不导入这些行', '检出限 / √2', '上限，并另加一列标记', '12', '表示缺失']) await tap(answer)
  expect(button('导入').disabled).toBe(false)
})
