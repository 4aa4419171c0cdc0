// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { languages } from '#catalog/kit/words.ts'
import { definition } from '#catalog/steps/aggregate/definition.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import { OptionForm } from './option-form.tsx'
import { StepOptionField } from './step-option-field.tsx'

const meta = { label: '', valueLabels: [], missingCodes: [], missingRanges: [] }
const dictionary: DataDictionary = {
  columns: [
    { ...meta, id: 'c1', name: 'ward', type: 'text', measure: 'nominal' },
    { ...meta, id: 'c2', name: 'age', type: 'number', measure: 'continuous' },
    { ...meta, id: 'c3', name: 'seen', type: 'date', measure: 'continuous' },
    { ...meta, id: 'c4', name: 'age_sd', type: 'number', measure: 'continuous' },
  ],
}
const page = testPage()
await import('./summary-items-field.tsx') // the form loads it when it is needed
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
    if (!page.body.textContent?.includes('→') && named('Add a statistic', 'button') === undefined)
      throw new Error('not loaded')
  })
}

const items = () => (stored.items ?? []) as readonly Readonly<Record<string, Json>>[]
const withoutIds = () => items().map((item) => Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'id')))

function named(name: string, kind = 'input, select, button'): HTMLElement | undefined {
  return [...page.body.querySelectorAll<HTMLElement>(kind)].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  )
}
const press = (name: string) => act(() => named(name)?.click())

function set(name: string, value: string): void {
  const control = named(name)
  if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement)) throw new Error(`no ${name}`)
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}
const choicesOf = (name: string) => [...(named(name) as HTMLSelectElement).options].map(({ text }) => text)

test('statistics are added with a free name that follows the variable and the statistic until it is changed', async () => {
  await show({})
  press('Add a statistic')
  press('Add a statistic')
  expect(withoutIds()).toEqual([
    { statistic: 'mean', column: 'c2', name: 'age_mean' },
    { statistic: 'sd', column: 'c2', name: 'age_sd_2' },
  ])
  expect(new Set(items().map(({ id }) => id)).size).toBe(2)
  const [first] = items()
  set('Statistic 1', 'percentile')
  set('Percentile of statistic 1', '10')
  expect(items()[0]).toEqual({ id: first?.id, statistic: 'percentile', column: 'c2', percentile: 10, name: 'age_p10' })
  set('Name of statistic 1', 'low')
  set('Statistic 1', 'median')
  expect(items()[0]).toMatchObject({ statistic: 'median', name: 'low' })
  press('Remove statistic 1')
  expect(withoutIds()).toEqual([{ statistic: 'sd', column: 'c2', name: 'age_sd_2' }])
  expect(readStepOptions(definition, stored, dictionary).status).toBe('ok')
})

test('a statistic offers the variables that it can be computed of, and the number of rows needs none', async () => {
  await show({ items: [{ id: 'a', statistic: 'mean', column: 'c2', name: 'age_mean' }] })
  expect(choicesOf('Variable of statistic 1')).toEqual(['Choose a variable', 'age', 'age_sd'])
  set('Statistic 1', 'min')
  expect(choicesOf('Variable of statistic 1')).toEqual(['Choose a variable', 'age', 'seen', 'age_sd'])
  set('Variable of statistic 1', 'c3')
  expect(withoutIds()).toEqual([{ statistic: 'min', column: 'c3', name: 'seen_min' }])
  set('Statistic 1', 'sum')
  expect(withoutIds()).toEqual([{ statistic: 'sum', column: null, name: '' }])
  expect(page.body.textContent).toContain('Enter a name.')
  set('Name of statistic 1', 'total')
  expect(page.body.textContent).toContain('Choose a variable for each statistic.')
  set('Name of statistic 1', '')
  set('Statistic 1', 'n')
  expect(named('Variable of statistic 1')).toBeUndefined()
  expect(withoutIds()).toEqual([{ statistic: 'n', column: null, name: 'n' }])
})

test.each(languages)('in %s the type of quartiles is asked only when there are some', async (language) => {
  await activateLocale(language)
  const rule = definition.options.quantileType.label[language]
  await show({ items: [{ id: 'a', statistic: 'mean', column: 'c2', name: 'm' }] })
  expect(page.body.textContent).not.toContain(rule)
  await show({ items: [{ id: 'a', statistic: 'lower-quartile', column: 'c2', name: 'q' }] })
  expect(page.body.textContent).toContain(rule)
  expect(page.body.textContent).not.toContain(definition.options.missingKeys.label[language])
  await show({ by: ['c1'], items: [{ id: 'a', statistic: 'n', name: 'n' }] })
  expect(page.body.textContent).toContain(definition.options.missingKeys.label[language])
})

test('of a variable that has no numbers it says what can be computed', async () => {
  await show({ items: [{ id: 'a', statistic: 'mean', column: 'c1', name: 'm' }] })
  expect(page.body.textContent).toContain('ward has no numbers.')
})
