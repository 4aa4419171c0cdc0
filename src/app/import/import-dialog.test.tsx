// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FileChoices, previewFile } from '#formats/table-file.ts'
import { number, relation, row, sheet, text, workbook } from '#tests/support/hostile-files/workbook-parts.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import { proposeDataset } from '../workers/import-dataset.ts'
import { ImportDialog } from './import-dialog.tsx'

const imported = vi.hoisted(() => vi.fn<(about: { choices: unknown; file: File }) => Promise<void>>())
const noted = vi.hoisted(() => vi.fn<(count: number) => void>())
const storage = vi.hoisted(() => ({ now: 'device' }))
const database = vi.hoisted(() => ({}))

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
  ownData: () => ({ user: 'u', writer: { device: 'd', database }, database }),
  announceChange: () => undefined,
}))

vi.mock('../data/projects.ts', () => ({ readProject: () => Promise.resolve({ storage: storage.now }) }))
vi.mock('../data/import-notes.ts', () => ({
  keepImportNotes: (_: unknown, __: string, count: number) => Promise.resolve(noted(count)),
}))

const { show } = testPage()

beforeEach(() => {
  imported.mockReset().mockResolvedValue(undefined)
  noted.mockReset()
  storage.now = 'device'
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

/** Waits for what is fetched first, and for what is read. */
async function settled(is: () => boolean) {
  for (let i = 0; i < 60 && !is(); i++) await settle()
  expect(is()).toBe(true)
}

let opened = 0

async function open(content: BlobPart) {
  const onImported = vi.fn()
  show(
    <ImportDialog
      key={++opened}
      project="p"
      file={new File([content], 'data.csv')}
      onClose={() => undefined}
      onImported={onImported}
    />,
  )
  await settle()
  return onImported
}

const choicesKept = () => imported.mock.calls[0]?.[0].choices

const hospital = '编号,CRP,PSA,率,年龄\n1,<0.5,<2,12%,34\n2,3,4,5,41\n3,4,6,7,56\n4,5,>200,8,999\n合计,12,,,\n'

test('each question takes one tap, and nothing is imported before all are answered', async () => {
  const onImported = await open(hospital)
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
  expect(imported).toHaveBeenCalledOnce()
  expect(choicesKept()).toEqual({ answers: { header: 'names' } })
})

test('a file with nothing to decide is imported at once, and what was found is noted', async () => {
  const onImported = await open('arm,age\nTotal,34\nB,41\n')
  expect(document.body.querySelector('[role=dialog]')).toBeNull()
  expect([onImported.mock.calls.length, noted.mock.calls]).toEqual([1, [[0]]])
  await open('arm,age,empty\nA,34\nB,n/a\nC,36\nD,37\n')
  expect(onImported).toHaveBeenCalledOnce()
  expect(noted.mock.lastCall?.[0]).toBeGreaterThan(1)
})

test('columns that tell who a patient is are reviewed where the rows leave the device', async () => {
  const patients = '姓名,age\n王小明,34\n李雷,41\n韩梅梅,56\n'
  await open(patients)
  expect(imported).toHaveBeenCalledOnce()
  storage.now = 'cloud'
  await open(patients)
  expect(imported).toHaveBeenCalledOnce()
  await tap('Leave them out')
  await tap('Import')
  expect(imported.mock.lastCall?.[0].choices).toEqual({ columns: { c1: { include: false } } })
})

test('dates that can be read in two ways are asked about', async () => {
  await open('arm,visit\na,3/4/2023\nb,5/6/2023\na,7/8/2023\n')
  expect(imported).not.toHaveBeenCalled()
  expect(button('Import').disabled).toBe(true)
  await tap('Day first')
  expect([pressed(), button('Import').disabled]).toEqual([['Day first'], false])
  await tap('Import')
  expect(choicesKept()).toEqual({ columns: { c2: { dateOrder: 'dmy' } } })
})

test('an encoding that was only guessed is shown before anything is read', async () => {
  const bytes = new Uint8Array([
    ...new TextEncoder().encode('name;ville\nA;Orl'),
    0xe9,
    ...new TextEncoder().encode('ans\n'),
  ])
  await open(bytes)
  expect(document.body.textContent).toContain('It is not certain how the letters')
  await tap('Continue')
  expect(imported).toHaveBeenCalledOnce()
})

test('of several sheets with data one is chosen', async () => {
  const names = ['One', 'Empty', 'Two']
  const rows = (second: string) => sheet(row(text('arm') + text('age')) + row(text(second) + number(34)))
  const book = workbook({
    workbook: `<workbook><sheets>${names.map((name, k) => `<sheet name="${name}" sheetId="${k + 1}" r:id="s${k}"/>`).join('')}</sheets></workbook>`,
    relations: names.map((_, k) => relation(`s${k}`, 'worksheet', `worksheets/sheet${k + 1}.xml`)).join(''),
    sheet: rows('a'),
    more: [sheet(''), rows('b')].map((data, k) => ({
      name: `xl/worksheets/sheet${k + 2}.xml`,
      data: `<worksheet>${data}</worksheet>`,
    })),
  })
  await open(book)
  expect(document.body.textContent).toContain('Several sheets of this workbook have data')
  const chosen = document.body.querySelector('select') ?? expect.fail('no select')
  await act(async () => {
    chosen.value = 'Two'
    chosen.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settle()
  expect(imported).not.toHaveBeenCalled()
  await tap('Continue')
  expect(choicesKept()).toEqual({ sheet: 'Two' })
})

test('a column of texts that is made one of numbers raises its question before it is kept', async () => {
  const onImported = await open('x,y,age\n<1,a,34\n2,b,41\nlow,c,56\nhigh,d,999\n')
  await tap('It is a value')
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
  for (const answer of ['不导入这些行', '检出限 / √2', '上限，并另加一列标记', '12', '表示缺失']) await tap(answer)
  expect(button('导入').disabled).toBe(false)
})

test('an export of REDCap waits for its data dictionary, and is imported with it as one file', async () => {
  const dictionary =
    'Variable / Field Name,Form Name,Field Type,Field Label\nrecord_id,base,text,ID\nage,base,text,Age (years)\n'
  await open('record_id,redcap_event_name,age\n1,a,34\n2,a,41\n')
  const shows = (text: string, is = true) => settled(() => document.body.textContent.includes(text) === is)
  await shows('export of REDCap')
  const add = async (content: string) => {
    const input = document.body.querySelector<HTMLInputElement>('input[aria-label="Second file of REDCap"]')
    if (!input) throw new Error('no input')
    Object.defineProperty(input, 'files', { value: [new File([content], 'second.csv')], configurable: true })
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
    await settle()
  }
  await add('a,b\n1,2\n')
  await shows('Variable / Field Name')
  await add(dictionary)
  await shows('export of REDCap', false)
  await shows('Continue')
  await tap('Continue')
  await settled(() => imported.mock.calls.length > 0)
  expect(imported.mock.calls.map(([{ file }]) => file.name)).toEqual(['data.zip'])
})
