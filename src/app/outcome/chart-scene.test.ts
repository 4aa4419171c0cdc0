import { expect, test } from 'vitest'
import { partsOf } from '#catalog/kit/figures/continued.ts'
import type { PlotModule } from '#catalog/kit/figures/plot.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Answer, Outcome } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import type { Scene } from '#figure/scene.ts'
import { firstScene, MAX_PANELS, shownFigures, styleOf } from './chart-scene.ts'

const scene = (most: number, more: Partial<Scene> = {}): Scene => ({
  width: 100,
  height: 80,
  description: 'Points.',
  caption: `Points: values; n\u00a0=\u00a0${most}`,
  panels: [
    {
      x: { kind: 'linear', title: 'x', domain: [0, most] },
      y: { kind: 'linear', title: 'y', domain: [1, 9] },
      marks: [{ kind: 'line', x: [0, most], y: [1, most], colour: { series: 0 } }],
    },
  ],
  ...more,
})

const plots: PlotModule['plots'] = {
  chart: {
    plot: (data, { size }) => {
      const { most, flow } = data as { most: number; flow?: true }
      return scene(most, { ...size, ...(flow && { panels: [], flow: { boxes: [], arrows: [] } as never }) })
    },
  },
}

const done = (most: number, more: object = {}): Answer => ({
  status: 'done',
  facts: {},
  tables: [],
  figures: [{ id: 'chart', of: 'chart', data: { most, ...more } }],
  notices: [],
  checks: [],
  sample: { total: most, used: most, excluded: [] },
  savedColumns: [],
  models: [],
})
const split = (answers: readonly Answer[]): Outcome => ({
  status: 'split',
  by: { variable: 'ward' },
  missing: 0,
  parts: answers.map((outcome, k) => ({ level: { variable: 'ward', level: `Ward ${k + 1}` }, outcome })),
})
const refused: Answer = { status: 'rejected', code: 'no-rows', params: {} }

const display = { settings: displaySettings('en'), names: namesOf({ columns: [] }) }
const shown = (outcome: Outcome, facets: 'panels' | 'separate' = 'panels') =>
  shownFigures({ plots }, outcome, { facets, linesPerFigure: null }, display, (figures) => figures)

test('the levels of a split are panels of one figure, with a caption that has the n of each', () => {
  const { joined, parts, isTooMany } = shown(split([done(4), refused, done(8)]))
  expect([joined.length, isTooMany, joined[0]?.n]).toEqual([1, false, 12])
  expect(parts.map(({ figures, answer }) => [figures.length, answer.status])).toEqual([
    [0, 'done'],
    [0, 'rejected'],
    [0, 'done'],
  ])
  const styled = joined[0]?.draw(styleOf({}))
  expect(styled?.scene.panels.map(({ title }) => title)).toEqual(['Ward 1', 'Ward 2', 'Ward 3'])
  expect(styled?.scene.panels[0]?.x).toMatchObject({ domain: [0, 8] })
  expect(styled?.caption).toBe('Points: values; n\u00a0=\u00a04\u00a0(Ward 1), 8\u00a0(Ward 3)')
  expect(styled?.scene.description).toBe('Panels by ward (Ward 1, Ward 3). Points.')
})

test('the style of the reader is that of every panel', () => {
  const [figure] = shown(split([done(4), done(8)])).joined
  const styled = figure?.draw(
    styleOf({ xTitle: 'Time', yMin: 2, yLines: '5', figureWidth: 85, figureTitle: 'T', grid: true }),
  )
  expect(styled?.scene).toMatchObject({ width: 85, title: 'T', arrangement: { columns: 2 } })
  for (const panel of styled?.scene.panels ?? []) {
    expect(panel).toMatchObject({ x: { title: 'Time', grid: true }, y: { domain: [2, 9], limited: true } })
    expect(panel.marks[0]).toMatchObject({ kind: 'segment', from: [0, 5], to: [8, 5] })
  }
  const free = figure?.draw(styleOf({ facetScales: 'free-x', facetColumns: 1 }))
  expect(free?.scene.panels.map(({ x }) => x.kind !== 'band' && x.domain[1])).toEqual([4, 8])
  expect(free?.scene.arrangement).toMatchObject({ columns: 1 })
  expect(figure?.draw(styleOf({ figureHeight: 60 }))?.scene.height).toBe(60)
})

test('each level is a figure if the style wants it, if they are too many, or if the figure is a flow chart', () => {
  const counts = ({ joined, parts }: ReturnType<typeof shown>) => [
    joined.length,
    parts.map(({ figures }) => figures.length),
  ]
  const two = [done(4), done(8)]
  expect(counts(shown(split(two), 'separate'))).toEqual([0, [1, 1]])
  expect(counts(shown(split(two.map((_, k) => done(k + 2, { flow: true })))))).toEqual([0, [1, 1]])
  const many = shown(split(Array.from({ length: MAX_PANELS + 1 }, () => done(3))))
  expect([many.joined.length, many.isTooMany]).toEqual([0, true])
  expect(counts(shown(done(3)))).toEqual([0, [1]])
  expect(counts(shown(split([refused, refused])))).toEqual([0, [0, 0]])
})

test('the picture of a chart has all its levels', () => {
  const style = styleOf({})
  const all = (outcome: Outcome) => firstScene({ plots }, outcome, style, display, (figures) => figures)
  expect(all(split([done(4), done(8)]))?.panels).toHaveLength(2)
  expect(all(done(4))?.panels).toHaveLength(1)
  expect(all(refused)).toBeUndefined()
})

test('a figure with more lines than fit on a page is continued, with the number of the part in its caption', () => {
  const long: PlotModule['plots'] = {
    chart: {
      plot: (data, { lines }) => ({ ...scene((data as { most: number }).most), width: (lines?.to ?? 0) * 10 }),
      parts: (data, most = 10) => partsOf((data as { most: number }).most, most),
    },
  }
  const partsIn = (most: number, language: 'en' | 'zh', linesPerFigure: number | null = null) => {
    const settings = { ...display, settings: displaySettings(language) }
    const chosen = { facets: 'panels', linesPerFigure } as const
    const { parts } = shownFigures({ plots: long }, done(most), chosen, settings, (figures) => figures)
    return parts.flatMap(({ figures }) => figures)
  }
  expect(partsIn(10, 'en').map(({ id }) => id)).toEqual(['chart'])
  expect(partsIn(21, 'en', 30)).toHaveLength(1)
  const [first, second, third] = partsIn(21, 'en')
  expect([first?.id, second?.id, third?.id]).toEqual(['chart', 'chart-2', 'chart-3'])
  const style = styleOf({})
  expect([first, third].map((one) => one?.draw(style)?.scene.width)).toEqual([70, 210])
  expect(second?.draw(style)?.scene.caption).toBe('Points: values; n\u00a0=\u00a021; part 2 of 3.')
  expect(second?.draw(styleOf({ captionShown: false }))?.scene.caption).toBeUndefined()
  expect(partsIn(21, 'zh')[2]?.draw(style)?.scene.caption).toMatch(/第 3 部分，共 3 部分。$/)
})

test('a value that a newer version wrote leaves the rest of the style, and the other annotations', () => {
  const place = { panel: 0, x: 1, y: 2, toX: 1, toY: 2 }
  const style = styleOf({
    palette: 'grey',
    distinction: 'of-a-newer-version',
    figureTitle: 'Survival',
    ofANewerVersion: true,
    'remarks.a.shape': 'text',
    'remarks.a.words': 'here',
    'remarks.a.place': place,
    'remarks.b.shape': 'of-a-newer-version',
    'remarks.b.place': place,
  })
  expect(style).toMatchObject({ palette: 'grey', distinction: 'both', figureTitle: 'Survival' })
  expect(style.remarks.map(({ words }) => words)).toEqual(['here'])
})
