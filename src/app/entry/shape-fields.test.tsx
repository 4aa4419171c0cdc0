// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StepDefinition } from '#catalog/kit/step.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { languages } from '#catalog/kit/words.ts'
import { definition as append } from '#catalog/steps/append-datasets/definition.ts'
import { definition as join } from '#catalog/steps/join-datasets/definition.ts'
import { definition as longToWide } from '#catalog/steps/long-to-wide/definition.ts'
import { definition as wideToLong } from '#catalog/steps/wide-to-long/definition.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { activateLocale } from '../i18n/locale.ts'
import { OptionForm } from './option-form.tsx'
import { type OfferedDatasets, OtherDatasets } from './other-datasets.ts'
import { StepOptionField } from './step-option-field.tsx'

const labels = [{ value: 1, label: 'baseline' }]
const here = describeColumns(
  makeFrame([
    textColumn({ id: 'c1', name: 'who', measure: 'id' }, ['a', 'b', 'a']),
    makeNumericColumn({ id: 'c2', name: 'bp_1' }, [1, 2, 3]),
    makeNumericColumn({ id: 'c3', name: 'bp_2' }, [4, 5, 6]),
    makeNumericColumn({ id: 'c4', name: 'visit', measure: 'ordinal', valueLabels: labels }, [1, 2, 3]),
  ]),
)
const there = describeColumns(
  makeFrame([
    textColumn({ id: 'c1', name: 'patient', measure: 'id' }, ['a']),
    makeNumericColumn({ id: 'c2', name: 'crp' }, [1]),
  ]),
)
const version = 'a'.repeat(64)
const offers: OfferedDatasets = {
  offered: [
    { id: 'labs', name: 'Labs', version },
    { id: 'wards', name: 'Wards' },
  ],
  circular: ['Derived'],
}

const page = testPage()
let stored: StoredOptions

beforeEach(() => {
  stored = {}
})

function Form({ definition, given }: { definition: StepDefinition; given: StoredOptions }) {
  const [options, setOptions] = useState(given)
  const dictionary: DataDictionary = { ...here, others: { labs: there, wards: there } }
  const read = readStepOptions(definition, options, dictionary)
  return (
    <OtherDatasets value={offers}>
      <OptionForm
        options={definition.options}
        field={StepOptionField}
        sections={definition.sections}
        stored={options}
        dictionary={dictionary}
        problems={read.status === 'rejected' ? read.problems : []}
        onChange={(leaf, value) => {
          stored = { ...options, [leaf]: value }
          setOptions(stored)
        }}
      />
    </OtherDatasets>
  )
}

/** Shows the form of a step, and waits for the controls that are loaded on demand. */
async function show(definition: unknown, given: StoredOptions, loaded: string): Promise<void> {
  page.clear()
  page.show(<Form definition={definition as StepDefinition} given={given} />)
  await vi.waitFor(
    async () => {
      await act(async () => undefined)
      if (!page.body.textContent.includes(loaded)) throw new Error(`${loaded} is not there`)
    },
    { timeout: 4000 },
  )
}

const named = <E extends HTMLElement>(name: string): E => {
  const all = [...page.body.querySelectorAll<HTMLElement>('input, select, button')]
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name)
  if (!found)
    throw new Error(`${name}: ${all.map((one) => one.getAttribute('aria-label') ?? one.textContent).join(' | ')}`)
  return found as E
}

const press = (name: string) => act(async () => named<HTMLButtonElement>(name).click())

const choose = (name: string, value: string) =>
  act(async () => {
    const control = named<HTMLSelectElement>(name)
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })

const choicesOf = (name: string) => [...named<HTMLSelectElement>(name).options].map(({ text }) => text)

describe('wide to long', () => {
  test('the groups that the names suggest are one click, and every place can be changed', async () => {
    await show(wideToLong, {}, 'Propose from the names: bp')
    await press('Propose from the names: bp')
    const proposed = { times: ['1', '2'], groups: [{ id: 's1', name: 'bp', columns: ['c2', 'c3'] }] }
    expect(stored.stubs).toEqual(proposed)
    await choose('Variable of bp at 2', '')
    expect(stored.stubs).toMatchObject({ groups: [{ columns: ['c2', null] }] })
    expect(choicesOf('Variable of bp at 1')).toEqual(['(none)', 'who', 'bp_1', 'bp_2', 'visit'])
    expect(choicesOf('Variable of bp at 2')).toEqual(['(none)', 'who', 'bp_2', 'visit'])
    await press('Add a time')
    expect(stored.stubs).toEqual({
      times: ['1', '2', '3'],
      groups: [{ id: 's1', name: 'bp', columns: ['c2', null, null] }],
    })
    await press('Remove time 1')
    expect(stored.stubs).toEqual({ times: ['2', '3'], groups: [{ id: 's1', name: 'bp', columns: [null, null] }] })
  })

  test('an added group has an id that no other had, and as many places as there are times', async () => {
    await show(wideToLong, {}, 'Add a measurement')
    await press('Add a measurement')
    const first = (stored.stubs as { groups: { id: string }[] }).groups[0]?.id
    await press('Remove new variable 1')
    await press('Add a measurement')
    const { times, groups } = stored.stubs as { times: string[]; groups: { id: string; columns: unknown[] }[] }
    expect([times, groups[0]?.columns]).toEqual([
      ['1', '2'],
      [null, null],
    ])
    expect(groups[0]?.id).not.toBe(first)
  })

  test('a time that is named twice is refused under the groups', async () => {
    const stubs = { times: ['1', '1'], groups: [{ id: 's1', name: 'bp', columns: ['c2', 'c3'] }] }
    await show(wideToLong, { stubs }, 'New variable')
    expect(page.body.textContent).toContain('Two times have the same name.')
  })
})

describe('long to wide', () => {
  test('the levels of the time are taken once; one that is taken out leaves its place, one that comes in is offered', async () => {
    await show(longToWide, { time: 'c4' }, 'Take the values of visit')
    await press('Take the values of visit')
    expect(stored.levels).toEqual([1, 2, 3])
    expect(page.body.textContent).toContain('1 baseline')
    const box = [...page.body.querySelectorAll('label')].find(({ textContent }) => textContent.trim() === '2')
    await act(async () => document.getElementById(box?.htmlFor ?? '')?.click())
    expect(stored.levels).toEqual([1, null, 3])
    await press('Add new values: 2')
    expect(stored.levels).toEqual([1, null, 3, 2])
  })
})

describe('other datasets', () => {
  test('the datasets of the project are offered, except those that are made from this one, which are named', async () => {
    await show(join, {}, 'Not offered')
    expect(choicesOf('Other dataset')).toEqual(['Choose a dataset', 'Labs', 'Wards'])
    expect(page.body.textContent).toContain('made from this dataset: Derived')
    await choose('Other dataset', 'labs')
    expect(stored.other).toEqual([{ dataset: 'labs', version: 'follow' }])
  })

  test('its variables are offered once it is chosen, and paired in their order', async () => {
    await show(join, {}, 'Choose the dataset first')
    expect(named<HTMLSelectElement>('Key there').disabled).toBe(true)
    await choose('Other dataset', 'labs')
    expect(choicesOf('Key there')).toEqual(['Choose a variable', 'patient', 'crp'])
    await choose('Key there', 'c2')
    await choose('Key there', 'c1')
    expect(stored.otherKeys).toEqual(['c2', 'c1'])
    await press('Remove variable 1 of the other dataset')
    expect(stored.otherKeys).toEqual(['c1'])
  })

  test('a version is fixed to the present one, and followed again', async () => {
    await show(join, { other: [{ dataset: 'labs', version: 'follow' }] }, 'Take over its later changes')
    const box = page.body.querySelector<HTMLInputElement>('input[type=checkbox]')
    await act(async () => box?.click())
    expect(stored.other).toEqual([{ dataset: 'labs', version }])
    await act(async () => page.body.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
    expect(stored.other).toEqual([{ dataset: 'labs', version: 'follow' }])
  })

  test('several are appended in their order, each once', async () => {
    await show(append, {}, 'Add a dataset')
    await press('Add a dataset')
    await press('Add a dataset')
    expect(stored.others).toEqual([
      { dataset: 'labs', version: 'follow' },
      { dataset: 'wards', version: 'follow' },
    ])
    expect(choicesOf('Dataset 1')).toEqual(['Labs'])
    await press('Remove dataset 1')
    expect(stored.others).toEqual([{ dataset: 'wards', version: 'follow' }])
  })

  test('options show as they apply: what is brought in only for joins that bring in something', async () => {
    const other = [{ dataset: 'labs', version: 'follow' }]
    const shows = async (given: StoredOptions) => {
      await show(join, { other, ...given }, 'Take over its later changes')
      return ['Variables of the other dataset', 'Suffix for names that exist', 'Variables to bring in'].map((label) =>
        page.body.textContent.includes(label),
      )
    }
    expect(await shows({})).toEqual([false, true, true])
    expect(await shows({ take: 'chosen' })).toEqual([true, true, true])
    expect(await shows({ rows: 'unmatched', take: 'chosen' })).toEqual([false, false, false])
  })

  test('a dataset that is gone stays chosen and is shown as not available', async () => {
    await show(join, { other: [{ dataset: 'gone', version: 'follow' }] }, '(not available)')
    expect(choicesOf('Dataset 1')[0]).toBe('(not available)')
  })
})

test.each(languages)('every control has its words in %s', async (language) => {
  await activateLocale(language)
  for (const definition of [wideToLong, longToWide, join, append]) {
    const first = Object.values(definition.options)[0]
    await show(definition, {}, first?.label[language] ?? '')
    for (const { label, when } of Object.values(definition.options))
      if (when === undefined) expect(page.body.textContent).toContain(label[language])
  }
})
