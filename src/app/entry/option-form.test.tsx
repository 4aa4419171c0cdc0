// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Json } from '#catalog/kit/json.ts'
import { allOptions, allSections } from '#catalog/kit/options/common-options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { outcome, timeUnit } from '#catalog/kit/survival/survival-options.ts'
import { languages } from '#catalog/kit/words.ts'
import { dictionary } from '#tests/fixtures/every-part/ask.ts'
import { definition } from '#tests/fixtures/every-part/definition.ts'
import { answered } from '#tests/fixtures/every-part/examples.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import { OptionField } from './option-field.tsx'
import { OptionForm } from './option-form.tsx'

type Control = HTMLInputElement | HTMLSelectElement

const options = allOptions(definition)
/** Kinds with a control; no entry uses the others yet. */
const controlled = Object.entries(options).filter(([, { kind }]) => kind !== 'model' && kind !== 'set')
/** Every option is visible: with the toggle on and a weight chosen, the conditional ones too. Both layouts are filled in. */
const everything: StoredOptions = {
  ...answered,
  corrected: true,
  weight: 'times',
  quartileType: 'type2',
  'survival.events': [0, 1],
  'pairs.outcomes': ['y', 'z.1'],
  'pairs.set': 'person',
  'pairs.member': 'status',
  'pairs.first': 0,
  'pairs.second': 1,
  'repeated.outcome': 'y',
  'repeated.subject': 'person',
  'repeated.within': ['occasion', 'ward'],
}
const laidOut: readonly (readonly [string, StoredOptions])[] = [
  ['columns', everything],
  [
    'rows',
    {
      ...everything,
      'survival.form': 'dates',
      'survival.start': 'admitted',
      'survival.time': 'seen',
      'pairs.layout': 'long',
      'repeated.layout': 'long',
    },
  ],
]

const page = testPage()
let stored: StoredOptions
let written: readonly string[]

/** The form of all options, or of one, with the stored values and the recorded changes. */
function show(given: StoredOptions, only?: string): void {
  page.clear()
  stored = given
  written = []
  const read = readOptions({ options }, given, dictionary)
  const problems = read.status === 'ok' ? [] : read.status === 'rejected' ? read.problems : read.missing
  const sections = allSections(definition)
  const shown = only === undefined ? sections : [{ title: { en: 'One', zh: '一项' }, options: [only] }]
  const onChange = (leaf: string, value: Json) => {
    stored = { ...stored, [leaf]: value }
    written = [...written, leaf]
  }
  page.show(
    <OptionForm
      field={OptionField}
      options={options}
      sections={shown}
      stored={given}
      dictionary={dictionary}
      problems={problems}
      conventions={{ quartiles: 'type6' }}
      onChange={onChange}
    />,
  )
  unfold()
}

/** Unfolds like a reader: folded content is created when it is unfolded. */
function unfold(): void {
  for (const part of page.body.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    act(() => {
      part.open = true
      part.dispatchEvent(new Event('toggle'))
    })
    unfold()
  }
}

const controls = (): readonly Control[] => [...page.body.querySelectorAll<Control>('input, select')]
/** The part that composes a term before it is added: stores nothing until its button is pressed. */
const termMaker = (control: Element) => control.closest('details:has(button)')

function nameOf(element: Element): string {
  const label = element.id === '' ? null : page.body.querySelector(`label[for="${element.id}"]`)
  const name = element.getAttribute('aria-label') ?? (label ?? element.closest('label'))?.textContent ?? ''
  const groups: string[] = []
  for (let at = element.closest('fieldset'); at; at = at.parentElement?.closest('fieldset') ?? null)
    groups.unshift(at.querySelector(':scope > legend')?.textContent ?? '')
  return name.trim() === '' ? '' : [...groups, name.trim()].join(' / ')
}

/** Alternative inputs: the other state of a box, the other choices of a list, some texts that one of the kinds accepts. */
function alternatives(control: Control): readonly string[] {
  if (control instanceof HTMLSelectElement)
    return [...control.options].map(({ value }) => value).filter((value) => value !== control.value)
  if (control.type === 'checkbox') return [control.checked ? 'off' : 'on']
  if (control.type === 'radio') return control.checked ? [] : ['on']
  return ['1', '90', 'x, y'].filter((text) => text !== control.value)
}

function enter(control: Control, value: string): void {
  act(() => {
    if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
      control.click()
      return
    }
    const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value) // bypasses React's own setter
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    control.dispatchEvent(new Event('focusout', { bubbles: true }))
  })
}

describe.each(languages)('the form of every kind of option in %s', (language) => {
  beforeEach(() => activateLocale(language))

  test('shows the words of each option, and no others of the other language', async () => {
    show(everything)
    await act(() => vi.dynamicImportSettled()) // the rare fields
    for (const [key, { label, help }] of controlled) {
      expect(page.body.textContent, key).toContain(label[language])
      expect(page.body.textContent, key).toContain(help[language])
    }
    for (const { title } of allSections(definition)) expect(page.body.textContent).toContain(title[language])
    const other = language === 'en' ? 'zh' : 'en'
    for (const { help } of Object.values(options)) expect(page.body.textContent).not.toContain(help[other])
  })

  test.each(laidOut)('data in %s: each control has a name', (_, given) => {
    show(given)
    expect(controls().length).toBeGreaterThan(80)
    const names = controls().map(nameOf)
    expect(
      controls()
        .filter((control) => nameOf(control) === '')
        .map(({ outerHTML }) => outerHTML),
    ).toEqual([])
    for (const button of page.body.querySelectorAll('button'))
      expect(button.getAttribute('aria-label') ?? button.textContent).not.toBe('')
    if (language === 'zh')
      expect(
        names.every((name) => /\p{Script=Han}/u.test(name)),
        names.join('\n'),
      ).toBe(true)
  })
})

describe.each(laidOut)('data in %s: a change of each control writes an answer that is read', (_, given) => {
  beforeEach(() => activateLocale('en'))
  const before = readOptions({ options }, given, dictionary)

  test.each(controlled)('%s', (key) => {
    expect(before).toMatchObject({ status: 'ok' })
    show(given, key)
    const places = [...controls().entries()]
      .filter(([, control]) => control.type !== 'search' && !termMaker(control))
      .map(([at, control]) => ({
        at,
        name: nameOf(control),
        shown: control.localName,
        others: alternatives(control),
      }))
    expect(places.length).toBeGreaterThan(0)
    for (const { at, name, shown, others } of places) {
      if (others.length === 0) continue // a choice that is selected already
      const tried = others.map((value) => {
        show(given, key)
        enter(controls()[at] as Control, value)
        const read = readOptions({ options }, JSON.parse(JSON.stringify(stored)), dictionary)
        const problems = read.status === 'rejected' ? read.problems : read.status === 'incomplete' ? read.missing : []
        // a selection in a list may require other variables than before: dates instead of numbers
        const unread = problems.filter(({ option }) => shown !== 'select' || written.includes(option))
        const changes = JSON.stringify(read) !== JSON.stringify(before)
        return { value, written, good: written.length > 0 && changes && unread.length === 0, unread }
      })
      expect(
        tried.some(({ good }) => good),
        `${name}: ${JSON.stringify(tried)}`,
      ).toBe(true)
      for (const leaf of written) expect(leaf.split('.')[0]).toBe(key)
    }
  })
})

test('a term that is put together is added as it will be read', async () => {
  await activateLocale('en')
  const given = { ...everything, 'terms.list': [] }
  const made: string[] = []
  show(given, 'terms')
  const [kind] = controls().filter(termMaker) as HTMLSelectElement[]
  for (const value of [...(kind?.options ?? [])].map((option) => option.value)) {
    show(given, 'terms')
    const part = () => controls().filter(termMaker) as HTMLSelectElement[]
    enter(part()[0] as Control, value)
    const names = value === 'offset' ? ['before'] : value === 'random' ? ['ward', 'entry'] : ['ward', 'arm']
    for (const [k, id] of names.entries()) if (part()[k + 1]) enter(part()[k + 1] as Control, id)
    const button = part()[0]?.closest('details')?.querySelector('button')
    act(() => button?.click())
    expect(readOptions({ options }, stored, dictionary).status, value).toBe('ok')
    made.push(...(stored['terms.list'] as { kind: string }[]).map((term) => term.kind))
  }
  expect(made.toSorted()).toEqual(['cluster', 'interaction', 'nested', 'offset', 'random', 'strata'])
})

test('what is left open follows the project, and an answer of its own is given up by leaving it open again', async () => {
  await activateLocale('en')
  const chosen = () => controls().filter((control) => control instanceof HTMLInputElement && control.checked)
  show({ ...everything, quartileType: null }, 'quartileType')
  expect(chosen().map(nameOf)).toEqual([expect.stringContaining('As the project: Type 6 (SPSS, GraphPad)')])
  show(everything, 'quartileType')
  expect(chosen().map(nameOf)).toEqual([expect.stringContaining('Type 2 (SAS)')])
  enter(controls()[0] as Control, 'on')
  expect([written, stored.quartileType]).toEqual([['quartileType'], null])
})

test.each([
  ['rules', { 'rules.z.1.decimals': 9 }, '请输入 0 至 6 之间的数值。'],
  ['margin', { margin: 11 }, '请输入 -10 至 10 之间的数值。'],
  ['seed', { seed: 1.5 }, '请输入整数。'],
  ['parts', { parts: [] }, '至少选择 1 项。'],
  [
    'typed',
    {
      'typed.counts': [
        ['a', 1],
        [2, 3],
      ],
    },
    '频数须为不小于 0 的整数。',
  ],
  ['survival', { 'survival.events': [] }, '请选择取值。'],
  ['pasted', { 'pasted.cells': [['Li', 'many', null]] }, '第 1 行第 2 列：“many”不是数值。'],
  ['judged', { 'judged.rows': ['price', 'price'] }, '有两行的名称均为“price”。'],
])('what was entered wrongly in %s is explained there', async (key, wrong, words) => {
  await activateLocale('zh')
  show({ ...everything, ...wrong }, key)
  expect(page.body.textContent).toContain(words)
})

const inputs = () => controls() as readonly HTMLInputElement[]
const texts = () => inputs().map(({ value }) => value)

/** Like the browser: the page may prevent the default paste into the cell. */
function paste(into: Element | undefined, text: string): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => text } })
  act(() => {
    into?.dispatchEvent(event)
  })
  return event.defaultPrevented
}

test('what a spreadsheet gives is pasted from the cell on; rows are added, and those that do not fit are told', async () => {
  await activateLocale('en')
  show(everything, 'pasted')
  expect(inputs().map(nameOf).slice(0, 3)).toEqual(
    ['Study', 'Events', 'Effect'].map((column) => `One / Pasted rows / ${column}, row 1`),
  )
  expect(paste(inputs()[4], '３\t-1/4\tbeyond\n"many"\n5\n6\r\n')).toBe(true)
  expect(stored['pasted.cells']).toEqual([
    ['Li 2019', 12, null],
    ['Berg 2021', 3, '-1/4'],
    [null, 'many', null],
    [null, 5, null],
  ])
  expect(page.body.querySelector('output')?.textContent).toBe('One row that was pasted did not fit.')
  expect(written).not.toContain('pasted.rows')
  show(stored, 'pasted')
  expect(texts()).toEqual(['Li 2019', '12', '', 'Berg 2021', '3', '-1/4', '', 'many', '', '', '5', ''])
  expect([...page.body.querySelectorAll('button')].map((button) => button.textContent)).toEqual([])
  expect(paste(inputs()[0], 'one cell')).toBe(false) // the browser inserts it
})

test('a matrix is pasted with its names, and grows in both directions', async () => {
  await activateLocale('zh')
  show({ ...everything, 'judged.rows': [], 'judged.cells': [] }, 'judged')
  expect(inputs().map(nameOf).slice(0, 2)).toEqual([
    '一项 / 判断矩阵 / 第 1 行名称',
    '一项 / 判断矩阵 / 第 1 列，第 1 行',
  ])
  paste(inputs()[0], '价格\t1\t1/3\t2\n质量\t3\t1\t5\n时间\t1/2\t1/5\t1')
  const read = readOptions({ options }, stored, dictionary)
  expect(read.status === 'ok' && read.options.judged).toEqual({
    rows: ['价格', '质量', '时间'],
    cells: [
      [1, 1 / 3, 2],
      [3, 1, 5],
      [1 / 2, 1 / 5, 1],
    ],
  })
  show(stored, 'judged')
  act(() => page.body.querySelector('button')?.click())
  expect(stored['judged.rows']).toEqual(['价格', '质量', '时间', ''])
})

test('Enter and the arrows go from row to row, and no key sends the form', async () => {
  await activateLocale('en')
  show(everything, 'pasted')
  const at = () =>
    nameOf(page.body.ownerDocument.activeElement as Element)
      .split(' / ')
      .at(-1)
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    act(() => {
      page.body.ownerDocument.activeElement?.dispatchEvent(event)
    })
    return event.defaultPrevented
  }
  act(() => inputs()[1]?.focus())
  expect([press('Enter'), at()]).toEqual([true, 'Events, row 2'])
  expect([press('ArrowUp'), at()]).toEqual([true, 'Events, row 1'])
  expect([press('ArrowDown'), press('Enter', { shiftKey: true }), at()]).toEqual([true, true, 'Events, row 1'])
  expect([press('Enter', { isComposing: true }), at()]).toEqual([false, 'Events, row 1'])
  expect([press('a'), at()]).toEqual([false, 'Events, row 1'])
})

test('two dates bring their own unit: it is asked with them, and not again', async () => {
  await activateLocale('en')
  const asked = { outcome: outcome(), unit: timeUnit() }
  const labels = (given: StoredOptions) => {
    const sections = [{ title: { en: 'All', zh: '全部' }, options: Object.keys(asked) }]
    page.show(
      <OptionForm
        field={OptionField}
        options={asked}
        sections={sections}
        stored={given}
        dictionary={dictionary}
        problems={[]}
        onChange={() => undefined}
      />,
    )
    return [...page.body.querySelectorAll('label')].map((label) => label.textContent)
  }
  expect(labels({})).toEqual(['How the time is given', 'Time', 'Status', 'Unit of time'])
  expect(labels({ 'outcome.form': 'start-stop' })).toContain('Unit of time')
  const dates = labels({ 'outcome.form': 'dates' })
  expect(dates).toContain('Count in')
  expect(dates).not.toContain('Unit of time')
})
