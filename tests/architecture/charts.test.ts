import { describe, expect, test } from 'vitest'
import { detachedContext } from '#catalog/detached-context.ts'
import { chartFamilyIds } from '#catalog/kit/chart-family.ts'
import { chartLabels } from '#catalog/kit/chart-labels.ts'
import { exampleFrame } from '#catalog/kit/example.ts'
import { isFamily } from '#catalog/kit/family.ts'
import { applyStyle } from '#catalog/kit/figures/apply-style.ts'
import { type FigureStyle, styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { commonOptions } from '#catalog/kit/options/common-options.ts'
import type { OptionSpec } from '#catalog/kit/options/options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { languages } from '#catalog/kit/words.ts'
import { entryIds, load, loadDefinition, loadSummary } from '#cli/entries.ts'
import { CHART_STAR } from '#contract/records/starred-chart.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { checkFigure } from '#figure/check/check-figure.ts'
import { renderPicture } from '#figure/render-picture.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { missingWords } from './missing-words.ts'
import { computeExample, runExample } from './run-example.ts'

/** A closed document without spelled-out words, ASCII only and within its length. */
const isPicture = /^(?!.*(?:NaN|undefined|Infinity|<text))[ -~]{100,8192}(?<=<\/svg>)$/

const charts = await Promise.all(
  entriesUnderTest('charts').map(async ({ id }) => ({
    id,
    summary: await loadSummary('charts', id),
    definition: await loadDefinition(id, 'charts'),
    compute: await load('charts', id, 'compute'),
    plot: (await load('charts', id, 'plot')).plots.chart,
    examples: await Promise.all(
      (await load('charts', id, 'examples')).examples.map(async (example) => ({
        ...example,
        outcome: await runExample(id, example, 'charts'),
      })),
    ),
  })),
)

const usual = readStyle({})

function readStyle(stored: Parameters<typeof readOptions>[1]): FigureStyle {
  const read = readOptions({ options: styleOptions }, stored, { columns: [] })
  if (read.status !== 'ok') throw new Error(JSON.stringify(read))
  return read.options
}

/** The values of an option that a test can choose without knowing the data. */
function answersTo(spec: OptionSpec): readonly StoredOptions[string][] {
  if (spec.kind === 'choice') return Object.keys(spec.of)
  if (spec.kind === 'toggle') return [false, true]
  if (spec.kind === 'number') return [spec.min, spec.max]
  if (spec.kind === 'text') return ['', 'words']
  return []
}

test('there are charts', () => {
  expect(entryIds('charts').length).toBeGreaterThan(0)
})

test('no option of an analysis has the name of a style, since a chart of its figure has both', async () => {
  const definitions = await Promise.all(entryIds('analyses').map((id) => loadDefinition(id, 'analyses')))
  for (const { id, options } of definitions)
    expect([id, ...Object.keys(options).filter((name) => Object.hasOwn(styleOptions, name))]).toEqual([id])
})

test('no tool has an id that could be the star of a chart', () => {
  expect(entryIds('calculators').filter((id) => id.startsWith(CHART_STAR))).toEqual([])
})

test('no family of charts is one of analyses or tools', () => {
  expect(chartFamilyIds.filter(isFamily)).toEqual([])
})

test('each family of charts and each label has a chart', async () => {
  const summaries = await Promise.all(
    entryIds('charts').map(async (id) => (await load('charts', id, 'summary')).summary),
  )
  expect(chartFamilyIds.filter((family) => !summaries.some((summary) => summary.family === family))).toEqual([])
  expect(
    Object.keys(chartLabels).filter((label) => !summaries.some(({ labels }) => labels?.some((of) => of === label))),
  ).toEqual([])
})

describe.each(charts)('$id', ({ id, summary, definition, compute, plot, examples }) => {
  const done = examples.flatMap(({ outcome, ...example }) => (outcome.status === 'done' ? { example, outcome } : []))

  test('its id is the name of its folder, it has all its words in both languages, and is found in both', () => {
    expect([summary.id, definition.id]).toEqual([id, id])
    expect(
      missingWords({ summary, definition, examples: examples.map(({ title, data }) => [title, data.title]) }),
    ).toEqual([])
    expect(summary.keywords.some((word) => /\p{Script=Han}/u.test(word))).toBe(true)
    expect(summary.keywords.some((word) => /^[a-z ]+$/.test(word))).toBe(true)
  })

  test('is in a family of charts, and has labels for its purpose and its data', async () => {
    const { family, labels = [] } = (await load('charts', id, 'summary')).summary
    expect(chartFamilyIds).toContain(family)
    expect(new Set(labels.map((label) => chartLabels[label].of))).toEqual(new Set(['purpose', 'data']))
  })

  test('has each option in one section, and none of those that every chart has', () => {
    const keys = Object.keys(definition.options)
    expect(keys.filter((key) => Object.hasOwn(commonOptions, key) || Object.hasOwn(styleOptions, key))).toEqual([])
    expect(definition.sections.flatMap(({ options }) => options).toSorted()).toEqual(keys.toSorted())
  })

  test('can read options of every older version', () => {
    for (let version = 1; version <= definition.version; version++)
      expect(upgradeOptions(definition, { version }, {})).toBeDefined()
  })

  test('yields the outcome that each example names, and explains every rejection', () => {
    for (const { id: example, expect: wanted, outcome } of examples) {
      if (typeof wanted === 'string')
        expect(outcome.status, `${example}: ${JSON.stringify(outcome).slice(0, 200)}`).toBe(wanted)
      else expect(outcome, example).toMatchObject({ status: 'rejected', code: wanted.rejected })
      if (outcome.status === 'rejected')
        expect({ ...kitMessages, ...definition.messages }).toHaveProperty([outcome.code])
    }
    expect(done.length).toBeGreaterThan(1)
    expect(examples.some(({ outcome }) => outcome.status === 'rejected')).toBe(true)
  })

  test('answers one figure as JSON, and the same each time', async () => {
    for (const { example, outcome } of done) {
      expect(outcome.figures.map((figure) => figure.id)).toEqual(['chart'])
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      expect(await computeExample(id, example, 'charts')).toEqual(outcome)
    }
  })

  test('declares every remark that it makes', () => {
    for (const { outcome } of done)
      for (const { code } of outcome.notices) expect(definition.messages).toHaveProperty([code])
  })

  test('has no fault that the check of figures calls one, in either language', () => {
    const faults = done.flatMap(({ example, outcome }) =>
      languages.flatMap((language) => {
        const names = namesOf(describeColumns(exampleFrame(example.data)))
        const drawn = plot?.plot(outcome.figures[0]?.data ?? {}, {
          settings: displaySettings(language),
          names,
          size: {},
        })
        if (!drawn || drawn.flow !== undefined) return []
        const found = checkFigure(applyStyle(drawn, usual).scene, { caption: drawn.caption }, {})
        return found.filter(({ level }) => level === 'error').map((fault) => [example.id, language, fault])
      }),
    )
    expect(faults).toEqual([])
  })

  test('reads every option that it has', async () => {
    const seen = new Set<string>()
    for (const { example } of done) {
      const frame = exampleFrame(example.data)
      const read = readOptions(definition, example.options, describeColumns(frame))
      if (read.status !== 'ok') throw new Error(JSON.stringify(read))
      const watched = new Proxy<Readonly<Record<string, unknown>>>(read.options, {
        get: (target, key) => {
          if (typeof key === 'string') seen.add(key)
          return typeof key === 'string' ? target[key] : undefined
        },
      })
      await compute.compute([frame], watched, detachedContext)
    }
    expect(Object.keys(definition.options).filter((key) => !seen.has(key))).toEqual([])
  })

  test('draws another figure for every answer that an option can have', async () => {
    const drawn = async (example: (typeof done)[number]['example'], answer: StoredOptions) => {
      const outcome = await runExample(id, { ...example, options: { ...example.options, ...answer } }, 'charts')
      const data = outcome.status === 'done' ? outcome.figures[0]?.data : undefined
      if (data === undefined) return JSON.stringify(outcome)
      const names = namesOf(describeColumns(exampleFrame(example.data)))
      return JSON.stringify(plot?.plot(data, { settings: displaySettings('en'), names, size: {} }))
    }
    const unheard: string[] = []
    for (const [key, spec] of Object.entries(definition.options)) {
      const answers = answersTo(spec)
      const heard = new Set<StoredOptions[string]>()
      for (const { example } of done) {
        if (heard.size === answers.length) break
        const figures = await Promise.all(answers.map((answer) => drawn(example, { [key]: answer })))
        for (const [i, answer] of answers.entries())
          if (figures.some((figure) => figure !== figures[i])) heard.add(answer)
      }
      unheard.push(
        ...answers.filter((answer) => !heard.has(answer)).map((answer) => `${key}: ${JSON.stringify(answer)}`),
      )
    }
    expect(unheard).toEqual([])
  })

  test.each(languages)('draws in %s, with every palette, typeface and place of the legend', (language) => {
    for (const { example, outcome } of done) {
      const display = {
        settings: displaySettings(language),
        names: namesOf(describeColumns(exampleFrame(example.data))),
      }
      const [figure] = outcome.figures
      if (plot === undefined || figure === undefined) throw new Error(`${id} draws nothing`)
      const scene = plot.plot(figure.data, { ...display, size: { width: 90, height: 70 } })
      expect([scene.width, scene.height]).toEqual([90, 70])
      expect(scene.description.length).toBeGreaterThan(5)
      for (const [key, spec] of Object.entries(styleOptions)) {
        if (spec.kind !== 'choice') continue
        for (const choice of Object.keys(spec.of)) {
          const styled = applyStyle(
            scene,
            readStyle({ [key]: choice, figureTitle: 'T', xTitle: 'X', fontSize: 12 }),
          ).scene
          expect(JSON.parse(JSON.stringify(styled))).toEqual(styled)
          expect(renderSvg(styled, { theme: 'print' }), `${example.id} ${choice}`).not.toMatch(/NaN|undefined|Infinity/)
        }
      }
      expect(renderSvg(applyStyle(scene, usual).scene, { theme: 'dark' })).not.toMatch(/NaN|undefined|Infinity/)
      expect(renderPicture(applyStyle(scene, usual).scene)).toMatch(isPicture)
    }
  })
})
