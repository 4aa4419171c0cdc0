// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { stepMessages } from '#catalog/kit/steps/step-messages.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { languages } from '#catalog/kit/words.ts'
import { definition } from '#catalog/steps/case-when/definition.ts'
import { checkFormula } from '#engine/expression/formula.ts'
import { toTyped } from '#engine/expression/stored-form.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import type * as Bridge from '../workers/bridge.ts'

const engine = {
  typedFormula: async (stored: string, columns: DataDictionary['columns']) => toTyped(stored, columns),
  checkFormula: async (typed: string, columns: DataDictionary['columns'], wanted: 'condition' | 'value') =>
    checkFormula(typed, columns, wanted),
}
vi.mock(import('../workers/bridge.ts'), async (original) => ({
  ...(await original()),
  ask: (async (work: (worker: typeof engine) => Promise<unknown>) => work(engine)) as unknown as typeof Bridge.ask,
}))
const { OptionForm } = await import('./option-form.tsx')
const { StepOptionField } = await import('./step-option-field.tsx')
await import('./cases-field.tsx') // the form loads it when it is needed

const meta = { label: '', valueLabels: [], missingCodes: [], missingRanges: [] }
const dictionary: DataDictionary = {
  columns: [
    { ...meta, id: 'c1', name: 'sex', type: 'text', measure: 'nominal' },
    { ...meta, id: 'c2', name: 'age', type: 'number', measure: 'continuous' },
  ],
}
const page = testPage()
let stored: Readonly<Record<string, Json>> = {}

function draw(): void {
  const read = readStepOptions(definition, stored, dictionary)
  page.show(
    <OptionForm
      field={StepOptionField}
      options={definition.options}
      sections={definition.sections}
      stored={stored}
      dictionary={dictionary}
      problems={read.status === 'ok' ? [] : read.status === 'rejected' ? read.problems : read.missing}
      onChange={(leaf, value) => {
        stored = { ...stored, [leaf]: value }
        draw()
      }}
    />,
  )
}

async function show(given: Readonly<Record<string, Json>>): Promise<void> {
  page.clear()
  stored = given
  await act(async () => draw())
  await vi.waitFor(async () => {
    await act(async () => undefined)
    if (page.body.querySelector('button') === null) throw new Error('not loaded')
  })
  await settle()
}

const cases = () => (stored.cases ?? []) as readonly Readonly<Record<string, Json>>[]
const withoutIds = () => cases().map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'id')))
const named = (name: string) =>
  [...page.body.querySelectorAll<HTMLElement>('input, button, textarea')].find((one) => {
    const label = one.id && page.body.querySelector(`label[for="${CSS.escape(one.id)}"]`)?.textContent
    return [one.getAttribute('aria-label'), one.textContent, label].includes(name)
  })
/** Until the answers of the worker, and what follows from them, are in the page. */
const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 5)))

async function press(name: string): Promise<void> {
  act(() => named(name)?.click())
  await settle()
}

async function type(name: string, value: string): Promise<void> {
  const control = named(name)
  if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) throw new Error(`no ${name}`)
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settle()
}

test('conditions are typed with names and stored with ids, each with its value', async () => {
  await show({ name: 'band' })
  await press('Add a condition')
  expect(page.body.textContent).toContain('Complete each condition.')
  await type('Condition 1', 'age >= 60')
  await type('Value of condition 1', 'old')
  await press('Add a condition')
  await type('Condition 2', 'sex = "F"')
  await type('Value of condition 2', '1.5')
  expect(withoutIds()).toEqual([
    { condition: '{c2} >= 60', value: 'old' },
    { condition: '{c1} = "F"', value: 1.5 },
  ])
  expect(new Set(cases().map(({ id }) => id)).size).toBe(2)
  expect(readStepOptions(definition, stored, dictionary).status).toBe('ok')
})

test('a condition is moved up with its value, and removed', async () => {
  await show({
    name: 'x',
    cases: [
      { id: 'a', condition: '{c2} > 1', value: 1 },
      { id: 'b', condition: '{c2} > 2', value: 2 },
    ],
  })
  expect((named('Move condition 1 up') as HTMLButtonElement).disabled).toBe(true)
  await press('Move condition 2 up')
  expect(cases().map(({ id }) => id)).toEqual(['b', 'a'])
  expect((named('Value of condition 1') as HTMLInputElement).value).toBe('2')
  expect((named('Condition 1') as HTMLTextAreaElement).value).toBe('age > 2')
  await press('Remove condition 1')
  expect(cases().map(({ id }) => id)).toEqual(['a'])
})

test('what is wrong with a condition is said beside it, and nothing wrong is stored', async () => {
  await show({ name: 'x', cases: [{ id: 'a', condition: '{c2} > 1', value: 1 }] })
  await type('Condition 1', 'agee > 1')
  expect(page.body.textContent).toContain('There is no variable called agee.')
  expect(withoutIds()).toEqual([{ condition: '', value: 1 }])
  await type('Condition 1', 'age + 1')
  expect(page.body.textContent).toContain('The formula must be true or false')
})

test.each(languages)('in %s the other value is asked only when it is wanted', async (language) => {
  await activateLocale(language)
  const { variable } = definition.options
  const wanted = stepMessages['required-value'][language]
  await show({})
  expect(page.body.textContent).toContain(language === 'zh' ? '请添加条件。' : 'Add a condition.')
  expect(page.body.textContent).not.toContain(wanted)
  await show({ otherwise: 'value' })
  expect(page.body.textContent).toContain(wanted)
  expect(page.body.textContent).not.toContain(variable.help[language])
  await show({ otherwise: 'variable' })
  expect(page.body.textContent).toContain(variable.help[language])
})
