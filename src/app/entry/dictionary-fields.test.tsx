// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StepDefinition } from '#catalog/kit/step.ts'
import { stepMessages } from '#catalog/kit/steps/step-messages.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { languages } from '#catalog/kit/words.ts'
import { definition as missingCodes } from '#catalog/steps/missing-codes/definition.ts'
import { definition as setDictionary } from '#catalog/steps/set-dictionary/definition.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import { OptionForm } from './option-form.tsx'
import { StepOptionField } from './step-option-field.tsx'

// the form loads these when they are needed
await Promise.all([import('./missing-numbers-field.tsx'), import('./dictionary-items-field.tsx')])

const valueLabels = [{ value: 1, label: 'male' }]
const dictionary = describeColumns(
  makeFrame([
    textColumn({ id: 'c1', name: 'grade' }, ['mid', 'low', 'high', 'low']),
    makeNumericColumn({ id: 'c2', name: 'sex', measure: 'nominal', valueLabels, missingCodes: [9] }, [1, 2, 9, 1]),
    makeNumericColumn({ id: 'c3', name: 'partner', measure: 'continuous' }, [1, 2, 1, 1]),
  ]),
)
const page = testPage()
let stored: StoredOptions = {}

function Form({ definition, given }: { definition: StepDefinition; given: StoredOptions }) {
  const [options, setOptions] = useState(given)
  const read = readStepOptions(definition, options, dictionary)
  return (
    <OptionForm
      options={definition.options}
      field={StepOptionField}
      sections={definition.sections}
      stored={options}
      dictionary={dictionary}
      problems={read.status === 'ok' ? [] : read.status === 'rejected' ? read.problems : read.missing}
      onChange={(leaf, value) => {
        stored = { ...options, [leaf]: value }
        setOptions(stored)
      }}
    />
  )
}

async function show(definition: unknown, given: StoredOptions, loaded: string): Promise<void> {
  page.clear()
  stored = given
  page.show(<Form definition={definition as StepDefinition} given={given} />)
  await vi.waitFor(async () => {
    await act(async () => undefined)
    if (named(loaded) === undefined) throw new Error(`${loaded} is not there`)
  })
}

const named = (name: string) =>
  [...page.body.querySelectorAll<HTMLElement>('input, select, button')].find((one) => {
    const label = one.id && page.body.querySelector(`label[for="${CSS.escape(one.id)}"]`)?.textContent
    return [one.getAttribute('aria-label'), one.textContent, label].includes(name)
  })

function put(name: string, value: string): void {
  const control = named(name)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) throw new Error(`no ${name}`)
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}
const press = (name: string) => act(() => named(name)?.click())
const value = (name: string) => (named(name) as HTMLInputElement | undefined)?.value

test('numbers that mean missing are typed in one line, and shown as they are stored', async () => {
  const line = missingCodes.options.numbers.label.en
  await show(missingCodes, { variables: ['c2'] }, line)
  put(line, '999, 90-95, ≥ 200')
  expect(stored.numbers).toEqual({
    codes: [999],
    ranges: [
      [90, 95],
      [200, null],
    ],
  })
  put(line, '999, about')
  expect(page.body.textContent).toContain('about is not a number')
  expect(stored.numbers).toEqual({ codes: [], ranges: [] })
  await show(missingCodes, { numbers: { codes: [9], ranges: [[null, -1]] } }, line)
  expect(value(line)).toBe('9, ≤ -1')
})

test('a text variable gets ordered levels, a label and missing codes', async () => {
  await show(setDictionary, {}, 'Add a variable')
  put('Add a variable', 'c1')
  put('Label of grade', 'Tumour grade')
  put('Measurement level of grade', 'ordinal')
  expect(['Value 1', 'Value 2', 'Value 3'].map(value)).toEqual(['mid', 'low', 'high'])
  press('Move low up')
  put('Label of value 3', 'High grade')
  put('Missing codes of grade', 'n/a, ?')
  expect(stored.items).toEqual([
    {
      column: 'c1',
      label: 'Tumour grade',
      measure: 'ordinal',
      valueLabels: [
        { value: 'low', label: 'low' },
        { value: 'mid', label: 'mid' },
        { value: 'high', label: 'High grade' },
      ],
      missingCodes: ['n/a', '?'],
      missingRanges: [],
    },
  ])
  expect(readStepOptions(setDictionary, stored, dictionary).status).toBe('ok')
  put('Label of grade', '')
  put('Missing codes of grade', '')
  expect(Object.keys((stored.items as readonly object[])[0] ?? {})).toEqual(['column', 'measure', 'valueLabels'])
  press('Remove grade')
  expect(stored.items).toEqual([])
})

test('values and codes are taken over from another variable of the same type; a label is not', async () => {
  await show(setDictionary, { items: [{ column: 'c3', label: 'Partner' }] }, 'Take over from')
  const models = [...(named('Take over from') as HTMLSelectElement).options].map((option) => option.value)
  expect(models).toEqual(['', 'c2'])
  put('Take over from', 'c2')
  expect(stored.items).toEqual([{ column: 'c3', label: 'Partner', measure: 'nominal', valueLabels, missingCodes: [9] }])
  expect([value('Value 1'), value('Value 2'), value('Missing codes of partner')]).toEqual(['1', '2', '9'])
  put('Value 2', 'x')
  expect(named('Value 2')?.getAttribute('aria-invalid')).toBe('true')
  expect((stored.items as readonly { valueLabels: unknown }[])[0]?.valueLabels).toEqual(valueLabels)
})

test.each(languages)('in %s the form asks for a variable first', async (language) => {
  await activateLocale(language)
  await show(setDictionary, {}, language === 'zh' ? '添加变量' : 'Add a variable')
  expect(page.body.textContent).toContain(stepMessages['required-dictionary-item'][language])
})
