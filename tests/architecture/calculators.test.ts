import { describe, expect, test } from 'vitest'
import { roundTo } from '#catalog/kit/present/rounding.ts'
import { checkExample } from '#catalog/kit/tool/check-example.ts'
import { plainOutputs } from '#catalog/kit/tool/plain-names.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { inCanonical } from '#catalog/kit/tool/unit-values.ts'
import { entryIds, loadCalculator, loadPlainNames, loadSummary } from '#cli/entries.ts'
import { readToolInputs } from '#cli/read-tool-inputs.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { missingWords } from './missing-words.ts'

const tools = await Promise.all(
  entriesUnderTest('calculators').map(async ({ id }) => ({
    id,
    summary: await loadSummary('calculators', id),
    definition: (await loadCalculator(id)).definition,
    plain: await loadPlainNames(id),
  })),
)

test('there are two hundred and twenty clinical tools or more', () => {
  expect(entryIds('calculators').length).toBeGreaterThanOrEqual(220)
})

describe.each(tools)('$id', ({ id, summary, definition, plain }) => {
  test('its id is the name of its folder, and it has its words in both languages', () => {
    expect([summary.id, definition.id]).toEqual([id, id])
    expect(missingWords({ summary, definition })).toEqual([])
  })

  test('is found in English, in Chinese, by pinyin and by initials', () => {
    const pinyin = summary.keywords.filter((keyword) => /^[a-z]+( [a-z]+)*$/.test(keyword))
    expect(summary.keywords.filter((keyword) => /\p{Script=Han}/u.test(keyword))).not.toEqual([])
    expect(pinyin.filter((keyword) => !/[aeiou]/.test(keyword) || keyword.length <= 5)).not.toEqual([])
    expect(pinyin.filter((keyword) => keyword.length > 5)).not.toEqual([])
  })

  test('cites works, and says when and how it was verified', () => {
    expect(definition.references.length).toBeGreaterThan(0)
    for (const cited of definition.references) if (typeof cited !== 'string') expect(cited.text).toMatch(/\d{4}/)
    expect(definition.nextSteps.length + definition.caveats.length).toBeGreaterThan(1)
    for (const date of [definition.contentChecked, definition.verified.on]) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    if (definition.stakes === 'dose-or-triage') expect(definition.verified.state).not.toBe('memory')
  })

  test('gives the results of its examples, one of which comes from outside', () => {
    expect(definition.examples.some(({ source }) => source.outside)).toBe(true)
    for (const example of definition.examples) {
      const outcome = runCalculator(definition, example.inputs, { absent: 'no' })
      if (outcome.status !== 'done') throw new Error(`${example.id}: ${JSON.stringify(outcome)}`)
      for (const { output, expected, computed } of checkExample(definition, example))
        expect(computed, `${example.id}: ${output}`).toBe(expected)
      const bands = Object.fromEntries(outcome.bands.map(({ classification, band }) => [classification, band.id]))
      expect(bands, example.id).toEqual(example.bands ?? {})
    }
  })

  test('shows at least three worked examples, and each band by one of them', () => {
    expect(definition.examples.length).toBeGreaterThanOrEqual(3)
    for (const { id: rule, bands } of definition.classifications) {
      const shown = new Set(definition.examples.map((example) => example.bands?.[rule]))
      for (const band of bands) expect([...shown], `${rule}: an example of ${band.id}`).toContain(band.id)
    }
  })

  test('gives the results of its plain examples, as on the command line', () => {
    expect(plain.examples.length).toBeGreaterThan(0)
    for (const { inputs, outputs } of plain.examples) {
      const entered = { ...plain.absent, ...readToolInputs(inputs, definition, plain) }
      const outcome = runCalculator(definition, entered, { absent: 'no' })
      if (outcome.status !== 'done') throw new Error(JSON.stringify([inputs, outcome]))
      const found = plainOutputs(plain, outcome)
      for (const [name, expected] of Object.entries(outputs)) {
        const { value, rounded } = found[name] ?? { value: null, rounded: null }
        const [values, shown] = [value, rounded].map((one) => (Array.isArray(one) ? one : [one]))
        const wanted = Array.isArray(expected) ? expected : [expected]
        expect(values?.length, name).toBe(wanted.length)
        wanted.forEach((one: unknown, k: number) => {
          const decimals = /\.(\d+)$/.exec(String(one))?.[1]?.length ?? 0
          const printed = typeof one === 'number' ? roundTo(Number(values?.[k]), decimals) : values?.[k]
          expect([printed, shown?.[k]], name).toContain(one)
        })
      }
    }
  })

  test('has bands that ascend without a gap, named where there are several', () => {
    for (const { bands, title, output } of definition.classifications) {
      const froms = bands.map(({ from }) => from)
      expect(froms[0]).toBeUndefined()
      const rest = froms.slice(1).map((from) => from ?? Number.NaN)
      expect(rest).toEqual([...new Set(rest)].toSorted((a, b) => a - b))
      expect(new Set(bands.map((band) => band.id)).size).toBe(bands.length)
      expect(Object.keys(definition.outputs)).toContain(output)
      if (definition.classifications.length > 1) expect(title).toBeDefined()
    }
  })

  test('has limits in each unit that agree with those in the canonical unit, and a canonical unit first', () => {
    for (const input of Object.values(definition.inputs)) {
      if (input.kind !== 'quantity') continue
      const [canonical, ...others] = input.units
      expect(canonical?.toCanonical).toBe(1)
      for (const unit of input.units)
        for (const { min, max, fromAge, toAge } of unit.usual)
          expect(
            unit.hard.some(
              (hard) =>
                hard.min <= min && hard.max >= max && (hard.fromAge ?? 0) <= (fromAge ?? 0) && hard.toAge === undefined,
            ) || unit.hard.some((hard) => hard.toAge === toAge && hard.min <= min && hard.max >= max),
            `${unit.id}: usual within hard`,
          ).toBe(true)
      for (const unit of others)
        for (const kind of ['hard', 'usual'] as const)
          unit[kind].forEach((limits, i) => {
            const same = canonical?.[kind][i]
            const { min, max } = same ?? { min: Number.NaN, max: Number.NaN }
            expect(Math.abs(inCanonical(unit, limits.max) - max), unit.id).toBeLessThanOrEqual(0.15 * max)
            expect(Math.abs(inCanonical(unit, limits.min) - min), unit.id).toBeLessThanOrEqual(0.2 * Math.abs(min))
            expect([limits.fromAge, limits.toAge]).toEqual([same?.fromAge, same?.toAge])
          })
    }
  })

  test('names only inputs and messages that exist', () => {
    const inputs = Object.keys(definition.inputs)
    for (const { when, message } of [...definition.validity, ...definition.alerts]) {
      for (const condition of 'input' in when ? [when] : when) expect(inputs).toContain(condition.input)
      expect(Object.keys(definition.messages)).toContain(message)
    }
    for (const { when = [] } of definition.classifications)
      for (const { input } of [when].flat()) expect(inputs).toContain(input)
  })
})
