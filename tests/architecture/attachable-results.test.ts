import { describe, expect, test } from 'vitest'
import { AliasList } from '#app/assistant/attached/aliases.ts'
import { textOf } from '#app/assistant/attached/attached-text.ts'
import { attachableResult } from '#app/assistant/host/attachable-result.ts'
import { loadAnalysis } from '#catalog/index.ts'
import { type Example, type ExampleColumn, exampleFrame } from '#catalog/kit/example.ts'
import type { Json } from '#catalog/kit/json.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { isMeasured } from './measured-column.ts'
import { computeExample } from './run-example.ts'
import { smallExamples } from './small-examples.ts'

/** What a model may be shown of a result has no cell, no label of a value, no name that the user hides, and no largest value (SPEC AI2). */
const entries = await smallExamples(600)

describe.each(entries)('[AI2] $id', ({ id, examples }) => {
  test('no planted word and no largest value is in what may be attached', async () => {
    const entry = await loadAnalysis(id)
    if (!entry) throw new Error(id)
    let attached = 0
    for (const original of examples) {
      const { example, largest } = planted(original)
      const outcome = await computeExample(id, example).catch(() => undefined)
      if (!outcome) continue
      const dictionary = describeColumns(exampleFrame(example.data))
      for (const language of ['en', 'zh'] as const)
        for (const hidesSmallCounts of [true, false]) {
          const made = attachableResult(entry, outcome, dictionary, { language, hidesSmallCounts })
          if (!made) continue
          attached += 1
          const names = Object.fromEntries(dictionary.columns.map(({ id: column, name }) => [column, name]))
          const text = textOf(made.result, { aliases: new AliasList('dataset'), hidesNames: true, names })
          expect(text.match(/.{0,40}canary.{0,40}/g), `${original.id} ${language}`).toBeNull()
          if (!hidesSmallCounts) continue // then the user has chosen to show numbers of few cases
          const numbers = text.match(/\d+(?:\.\d+)?/g) ?? []
          expect(
            numbers.filter((number) => largest.some((value) => isRounded(number, value))),
            `${original.id}: name such columns in \`ofSingleRows\` of their table`,
          ).toEqual([])
        }
    }
    if (examples.length > 0) expect(attached).toBeGreaterThan(0)
  })
})

/** Whether a number as printed is this value; short numbers are too often something else. */
function isRounded(printed: string, value: number): boolean {
  const decimals = printed.split('.')[1]?.length ?? 0
  return printed.replace('.', '').length >= 4 && Number(printed) === Number(value.toFixed(decimals))
}

/** The example with words that are nowhere else in names, labels and texts, and with one value far above all others in each measured variable. */
function planted(example: Example): { readonly example: Example; readonly largest: readonly number[] } {
  const asked = JSON.stringify(example.options)
  const largest: number[] = []
  const renamed = new Map<string, string>()
  const columns = example.data.columns.map((column, place): ExampleColumn => {
    const labels = (column.valueLabels ?? []).map(({ value, label }) => ({
      value: typeof value === 'string' ? (renamed.get(value) ?? value) : value,
      label: `canary ${label}`,
    }))
    const named = { ...column, name: `canary${place}`, label: `canary label ${place}` }
    if (isMeasured(column) && asked.includes(`"${column.id}"`) && column.id !== example.options.weight) {
      const values = [...column.values]
      const top = Math.max(...values.flatMap((value) => value ?? []))
      const at = values.indexOf(top)
      const isWhole = column.values.every((value) => value === null || Number.isInteger(value))
      const value = Math.round(top * 3) + (isWhole ? 1237 + 2 * place : 0.137 + place / 1000)
      if (top > 0) {
        values[at] = value
        largest.push(value)
      }
      return { ...named, values }
    }
    if (column.type || !column.values.some((value) => typeof value === 'string'))
      return { ...named, valueLabels: labels }
    const values = column.values.map((value) => {
      if (typeof value !== 'string') return value
      renamed.set(value, `canary ${value}`)
      return `canary ${value}`
    }) as readonly (string | null)[]
    return { ...named, valueLabels: [], values }
  })
  const options = Object.fromEntries(
    Object.entries(example.options).map(([leaf, value]) => [leaf, withRenamed(value ?? null, renamed)]),
  )
  return { example: { ...example, data: { ...example.data, columns }, options }, largest }
}

function withRenamed(value: Json, renamed: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return renamed.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => withRenamed(one, renamed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withRenamed(one ?? null, renamed)]))
}
