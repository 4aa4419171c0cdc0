import { describe, expect, test } from 'vitest'
import { type Example, exampleAnswers, exampleFrame } from '#catalog/kit/example.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import type { OptionSpec } from '#catalog/kit/options/options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { runExample } from './run-example.ts'
import { smallExamples } from './small-examples.ts'

/** Every value that a form offers must change the outcome of some example; one that changes nothing misleads. */
const entries = await smallExamples(600)

/** The replacement for the example's value; undefined if the example has it already. */
type Change = (answer: unknown) => unknown

/** All values of an option by name. */
function changesOf(spec: OptionSpec): Readonly<Record<string, Change>> {
  if (spec.kind === 'choice')
    return named(Object.keys(spec.of), (one) => (now) => {
      if (now !== one) return one
      return Object.keys(spec.of).find((other) => other !== one)
    })
  if (spec.kind === 'choices')
    return named(Object.keys(spec.of), (one) => (now) => {
      const chosen = now as readonly string[]
      const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
      return next.length < spec.min ? undefined : next
    })
  if (spec.kind === 'toggle') return { other: (now) => now !== true }
  if (spec.kind === 'number')
    return {
      other: (now) =>
        typeof now === 'number' && now + spec.step > spec.max ? now - spec.step : Number(now ?? spec.min) + spec.step,
    }
  return {}
}

function named(names: readonly string[], change: (name: string) => Change): Readonly<Record<string, Change>> {
  return Object.fromEntries(names.map((name) => [name, change(name)]))
}

/** Values that only the reading follows, as `<entry>/<option>`, and how. */
const readingOnly: Readonly<Record<string, string>> = {
  'intraclass-correlation/form': 'the tables have all six forms; the reading reports the chosen one',
}

describe.each(entries)('$id', ({ id, definition, examples }) => {
  const outcomes = new Map<string, string>()
  const outcomeOf = async (example: Example, changed: StoredOptions, isInReading: boolean) => {
    const outcome = await runExample(id, { ...example, options: { ...example.options, ...changed } })
    return JSON.stringify(outcome, (key, value: unknown) => (key === 'facts' && !isInReading ? undefined : value))
  }
  const before = async (example: Example, isInReading: boolean) => {
    const key = `${example.id} ${isInReading}`
    const known = outcomes.get(key) ?? (await outcomeOf(example, {}, isInReading))
    outcomes.set(key, known)
    return known
  }
  const answered = (example: Example): Readonly<Record<string, unknown>> => {
    const read = readOptions(
      { options: allOptions(definition) },
      exampleAnswers(definition, example),
      describeColumns(exampleFrame(example.data)),
    )
    if (read.status !== 'ok') throw new Error(JSON.stringify(read))
    return read.options
  }
  const changesSomething = async (option: string, change: Change) => {
    // the options passed to the reading may only repeat the value
    const isInReading = readingOnly[`${id}/${option}`] !== undefined
    for (const example of examples) {
      const now = answered(example)
      const answer = definition.options[option]?.when?.(now) === false ? undefined : change(now[option])
      if (answer === undefined) continue
      const changed = await outcomeOf(example, { [option]: answer } as StoredOptions, isInReading)
      if (changed !== (await before(example, isInReading))) return true
    }
    return false
  }
  const answers = Object.entries(definition.options).flatMap(([option, spec]) =>
    Object.entries(changesOf(spec)).map(([answer, change]) => ({ option, answer, change })),
  )

  test.runIf(answers.length > 0)('every value that it offers changes the outcome of some example', async () => {
    const idle: string[] = []
    for (const { option, answer, change } of answers)
      if (!(await changesSomething(option, change))) idle.push(`${option}: ${answer}`)
    expect(idle).toEqual([])
  })
})
