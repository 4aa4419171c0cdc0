// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Json } from '#catalog/kit/json.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { definition } from '#catalog/steps/check-rules/definition.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { CheckRulesField } from './check-rules-field.tsx'

vi.mock(import('./formula-field.tsx'), () => ({
  FormulaField: ({ label, value, onChange }) => (
    <input aria-label={label} defaultValue={value} onChange={({ target }) => onChange(target.value)} />
  ),
}))

const dictionary = describeColumns(
  makeFrame([
    textColumn({ id: 'c1', name: 'sex' }, ['M', 'F']),
    makeNumericColumn({ id: 'c2', name: 'age' }, [1, 2]),
    makeNumericColumn({ id: 'c3', name: 'visit' }, [1, 2]),
  ]),
)
const page = testPage()
let stored: Json = []

function Form() {
  const [value, setValue] = useState<Json>([])
  return (
    <CheckRulesField
      label="Rules"
      help={undefined}
      error={undefined}
      dictionary={dictionary}
      value={value}
      onChange={(next) => {
        stored = next
        setValue(next)
      }}
    />
  )
}

const named = (name: string) =>
  [...page.body.querySelectorAll<HTMLElement>('input, select, button')].find((one) =>
    [one.getAttribute('aria-label'), one.textContent].includes(name),
  )
const press = (name: string) => act(() => named(name)?.click())
function put(name: string, value: string): void {
  const control = named(name)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) throw new Error(`no ${name}`)
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}
const read = () => {
  const options: StoredOptions = { rules: stored, name: 'problems' }
  const answers = readStepOptions(definition, options, dictionary)
  return answers.status === 'ok' ? answers.options.rules : answers
}

test('rules of each kind are made in the form and read as they are meant', () => {
  page.show(<Form />)
  press('Add a rule')
  expect([...(named('Add a variable to rule 1')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Variables of rule 1',
    'age',
    'visit',
  ])
  put('Add a variable to rule 1', 'c2')
  put('Lower limit of rule 1', '0')
  put('Upper limit of rule 1', '120')
  put('Name of rule 1', 'possible age')
  press('Add a rule')
  put('Kind of rule 2', 'values')
  put('Add a variable to rule 2', 'c1')
  put('Values of rule 2', 'F，M, 01')
  put('Severity of rule 2', 'warning')
  press('Add a rule')
  put('Kind of rule 3', 'unique')
  put('Add a variable to rule 3', 'c3')
  put('Add a group variable to rule 3', 'c1')
  press('Add a rule')
  put('Kind of rule 4', 'formula')
  put('Condition of rule 4', '{c2} > 1')
  const rest = { text: '', severity: 'error', columns: [], low: null, high: null, values: [], within: [], formula: '' }
  const id = expect.stringMatching(/^[\w-]{12}$/)
  expect(read()).toEqual([
    { ...rest, id, kind: 'range', columns: ['c2'], low: 0, high: 120, text: 'possible age' },
    { ...rest, id, kind: 'values', columns: ['c1'], values: ['F', 'M', '01'], severity: 'warning' },
    { ...rest, id, kind: 'unique', columns: ['c3'], within: ['c1'] },
    { ...rest, id, kind: 'formula', formula: '{c2} > 1' },
  ])
  press('Remove rule 2')
  press('Remove age')
  expect(read()).toMatchObject({ status: 'incomplete' })
  expect(page.body.querySelectorAll('[aria-label^="Kind of rule"]')).toHaveLength(3)
})

test('a variable that the new kind cannot have is taken out', () => {
  page.show(<Form />)
  press('Add a rule')
  put('Kind of rule 1', 'required')
  put('Add a variable to rule 1', 'c1')
  put('Add a variable to rule 1', 'c2')
  put('Kind of rule 1', 'range')
  expect(stored).toMatchObject([{ kind: 'range', columns: ['c2'] }])
})
