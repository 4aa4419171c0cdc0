import { expect, test } from 'vitest'
import { loadExamples } from '#catalog/examples.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { exampleFrame } from '#catalog/kit/example.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import { loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { optionWords } from './option-words.ts'

const withoutWords = new Set(['annotations', 'moves', 'model'])

test('every answer of every example has words, and no id of a variable is among them', async () => {
  let answers = 0
  for (const { kind, id } of entriesUnderTest('analyses', 'charts')) {
    const definition = await loadDefinition(id, kind)
    const specs = allOptions(definition)
    const initial = JSON.stringify(initialOptions(definition))
    expect(optionWords(specs, JSON.parse(initial), { columns: [] }, 'en'), id).toEqual([])
    for (const { options, data, id: example } of (await loadExamples(kind, id)) ?? []) {
      const plain = describeColumns(exampleFrame(data))
      const columns = plain.columns.map((column, k) => ({ ...column, label: `variable number ${k}` }))
      const dictionary: DataDictionary = { ...plain, columns }
      for (const language of ['zh', 'en'] as const) {
        const words = optionWords(specs, options, dictionary, language)
        const text = JSON.stringify(words.map(({ answer }) => answer))
        expect(text, `${id} ${example}`).not.toMatch(/undefined|\[object|NaN|\bnull\b|"c\d+/)
        const asked = new Set(words.map(({ key }) => key))
        for (const [leaf, value] of Object.entries(options)) {
          const [key = leaf, ...rest] = leaf.split('.')
          const spec = specs[key]
          const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
          if (!spec || isEmpty || rest.length > 0 || withoutWords.has(spec.kind)) continue
          if ('initial' in spec && JSON.stringify(spec.initial) === JSON.stringify(value)) continue
          expect(
            asked.has(key) || !isSound(dictionary, value),
            `${id} ${example} ${leaf} ${JSON.stringify(value)}`,
          ).toBe(true)
        }
        answers += words.length
      }
    }
  }
  expect(answers).toBeGreaterThan(500)
}, 120_000)

/** Whether a value has the form that its option reads; the refused examples have others. */
const isSound = ({ columns }: DataDictionary, value: unknown) =>
  typeof value !== 'string' || columns.some(({ id }) => id === value)

test('compound options are one line each', () => {
  const column = (id: string, name: string) => ({
    id,
    name,
    label: '',
    type: 'number' as const,
    measure: 'continuous' as const,
    valueLabels: id === 'c2' ? [{ value: 1, label: 'dead' }] : [],
    missingCodes: [],
    missingRanges: [],
  })
  const dictionary = {
    columns: [column('c1', 'days'), column('c2', 'died'), column('c3', 'before'), column('c4', 'after')],
  }
  const words = { label: { en: '', zh: '' }, help: { en: '', zh: '' } }
  const said = (specs: Parameters<typeof optionWords>[0], stored: Parameters<typeof optionWords>[1]) =>
    optionWords(specs, stored, dictionary, 'en').map(({ answer }) => answer)
  expect(
    said(
      { o: { ...words, kind: 'survival-outcome', forms: ['time'], competing: true } },
      { 'o.time': 'c1', 'o.status': 'c2', 'o.events': [1], 'o.competing': [2] },
    ),
  ).toEqual(['days, died = dead, competing: 2'])
  expect(
    said({ p: { ...words, kind: 'matched-set', accepts: ['continuous'], max: 9 } }, { 'p.pairs': [['c3', 'c4']] }),
  ).toEqual(['before – after'])
  expect(
    said(
      { c: { ...words, kind: 'counts', maxRows: 2, maxColumns: 2 } },
      {
        'c.rows': ['A', 'B'],
        'c.columns': ['yes', 'no'],
        'c.counts': [
          [1, 2],
          [3, 4],
        ],
      },
    ),
  ).toEqual(['A: 1, 2; B: 3, 4'])
  expect(
    said(
      { t: { ...words, kind: 'terms', allows: ['main'], min: 1, max: 9 } },
      {
        't.list': [
          { kind: 'main', variable: 'c1' },
          { kind: 'polynomial', variable: 'c3', degree: 2 },
        ],
        't.reference.c2': 1,
      },
    ),
  ).toEqual(['days, before^2, reference: died = dead'])
})
