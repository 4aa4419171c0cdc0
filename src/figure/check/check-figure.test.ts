import { describe, expect, test } from 'vitest'
import type { Panel, Scene } from '../scene.ts'
import { checkFigure, type FigureFacts, type FigureLimits } from './check-figure.ts'

const panel: Panel = {
  x: { kind: 'linear', title: 'Age', domain: [0, 10] },
  y: { kind: 'linear', title: 'Weight (kg)', domain: [0, 10] },
  marks: [{ kind: 'line', x: [1, 9], y: [1, 9], colour: { series: 0 } }],
}
const sound: Scene = {
  width: 85,
  height: 70,
  description: 'Weight by age',
  caption: 'Line: mean; band: 95% CI; n = 12.',
  panels: [panel],
}
const facts: FigureFacts = { caption: 'Line: mean; band: 95% CI; n = 12.' }
const free: FigureLimits = {}

const read = <T>(is: T) => ({ is, confirmed: true })
const told = <T>(is: T) => ({ is, confirmed: false })

function found(scene: Scene, limits = free, given = facts) {
  return checkFigure(scene, given, limits).map(({ code, level }) => `${level} ${code}`)
}
const withMarks = (marks: Panel['marks'], more: Partial<Panel> = {}): Scene => ({
  ...sound,
  panels: [{ ...panel, ...more, marks }],
})
const look = { palette: 'standard', font: 'sans', scale: 1 } as const

test('nothing is wrong with a plain figure', () => {
  expect(found(sound)).toEqual([])
})

describe('the page', () => {
  test('has one of the widths, or a width of the range', () => {
    const [finding] = checkFigure(sound, facts, { widths: read([89, 183]) })
    expect(finding).toMatchObject({
      code: 'width',
      level: 'error',
      params: { width: 85, allowed: '89 / 183', nearest: 89 },
    })
    expect(found({ ...sound, width: 89.4 }, { widths: read([89, 183]) })).toEqual([])
    expect(found(sound, { widthRange: read([60, 150]) })).toEqual([])
    const [wide] = checkFigure({ ...sound, width: 200 }, facts, { widthRange: read([60, 150]) })
    expect(wide?.params.nearest).toBe(150)
  })

  test('a rule that was not confirmed only warns', () => {
    expect(checkFigure(sound, facts, { maxHeight: told(60) })).toEqual([
      { code: 'height', level: 'warning', refs: [], params: { height: 70, most: 60, rows: 0 }, unconfirmed: true },
    ])
  })

  test('no grid and no title where the journal wants none', () => {
    const gridded = { ...sound, title: 'Weight', panels: [{ ...panel, y: { ...panel.y, grid: true } as Panel['y'] }] }
    expect(found(gridded, { withoutGrid: read(true), withoutTitle: read(true) })).toEqual([
      'error grid',
      'error title-inside',
    ])
    expect(found(gridded)).toEqual([])
  })
})

describe('type and lines', () => {
  test('are measured at the size of print', () => {
    const small = { ...sound, look: { ...look, scale: 0.5 } }
    const [type] = checkFigure(small, facts, free)
    // captions are set in 7 pt
    expect(type).toMatchObject({ code: 'type-small', params: { size: 3.5, least: 5 } })
    expect(type?.refs).toContain('caption')
    expect(found(sound, { type: read({ min: 5, max: 7 }) })).toEqual(['warning type-large'])
  })

  test('lines of the data and of the axes count, faint ones do not', () => {
    expect(found(sound, { line: read({ min: 0.8 }) })).toEqual(['error line-thin'])
    expect(found(sound, { line: read({ min: 0.5, max: 1 }) })).toEqual(['warning line-thick'])
    expect(found(withMarks([{ kind: 'segment', from: [0, 0], to: [9, 9], colour: 'faint', width: 0.1 }]))).toEqual([])
  })

  test('a serif where only a sans-serif is taken', () => {
    expect(found({ ...sound, look: { ...look, font: 'serif' } }, { families: read(['sans']) })).toEqual([
      'error family',
    ])
  })
})

describe('texts', () => {
  const text = (words: string, at: readonly [number, number]) =>
    ({ kind: 'text', at, text: [{ text: words }], anchor: 'middle', colour: 'ink' }) as const

  test('may not cover each other', () => {
    const [finding] = checkFigure(withMarks([text('Median', [5, 5]), text('Mean', [5, 5.05])]), facts, free)
    expect(finding).toMatchObject({ code: 'text-overlaps', level: 'error', params: { n: 1 }, refs: ['panel-1.text'] })
    expect(found(withMarks([text('Median', [5, 5]), text('Mean', [5, 9.4])]))).toEqual([])
  })

  test('may not leave the plot or the page', () => {
    expect(found(withMarks([text('A long text at the right edge of the plot', [9.9, 5])]))).toEqual(['error text-cut'])
  })
})

describe('colours', () => {
  const points = (series: number, shape: 'circle' | 'of-series') =>
    ({ kind: 'point', x: [9 * series], y: [5], colour: { series }, size: 4, shape, fill: 'solid' }) as const

  test('that a reader confuses, unless shapes tell the groups apart', () => {
    const near = { ...look, colours: ['#1f77b4', '#2279b5'] }
    expect(found({ ...withMarks([points(0, 'circle'), points(1, 'circle')]), look: near })).toContain(
      'warning colours-near',
    )
    expect(found({ ...withMarks([points(0, 'of-series'), points(1, 'of-series')]), look: near })).toEqual([])
    const redGreen = { ...look, colours: ['#a04000', '#507000'] }
    expect(found({ ...withMarks([points(0, 'circle'), points(1, 'circle')]), look: redGreen })).toContain(
      'warning colours-vision',
    )
  })

  test('that are alike in print without colour are a fault only where the journal prints so', () => {
    const equallyLight = { ...look, colours: ['#b3261e', '#0f6b3c'] }
    const scene = { ...withMarks([points(0, 'circle'), points(1, 'circle')]), look: equallyLight }
    expect(found(scene)).toContain('hint colours-grey')
    expect(found(scene, { inGrey: read(true) })).toContain('error colours-grey')
  })

  test('that are pale on paper', () => {
    const pale = { ...look, colours: ['#ffee88'] }
    const [finding] = checkFigure({ ...sound, look: pale }, facts, free)
    expect(finding).toMatchObject({ code: 'colour-pale', refs: ['panel-1.series-1'] })
  })
})

describe('what the reader has to be told', () => {
  test('the meaning of intervals, which the reader’s own caption leaves out', () => {
    expect(found({ ...sound, caption: 'Weight, n = 12.' })).toEqual(['error meaning-missing'])
    expect(found({ ...sound, caption: 'Mean with 95% CI.' })).toEqual(['warning n-missing'])
    const { caption: _, ...bare } = sound
    expect(found(bare)).toEqual(['hint caption-outside'])
  })

  test('the meaning of marks, where neither a caption nor the legend says it', () => {
    const line = (dash: 'dashed' | 'dotted') =>
      ({ kind: 'segment', from: [0, 5], to: [10, 5], colour: 'muted', dash }) as const
    const band = { kind: 'band', x: [0, 10], lower: [1, 1], upper: [2, 2], curve: 'linear', colour: 'muted' } as const
    const ticks = { kind: 'tick', x: [3], y: [5], colour: 'ink', size: 5 } as const
    const said = 'Points: patients, n = 12.'
    const refs = (caption: string, own = caption) =>
      checkFigure({ ...withMarks([line('dashed'), band, ticks]), caption }, { ...facts, caption: own }, free).flatMap(
        (finding) => (finding.code === 'meaning-unsaid' ? [...finding.refs].sort() : []),
      )
    expect(refs(said)).toEqual(['panel-1.band', 'panel-1.segment', 'panel-1.tick'])
    expect(refs(`${said} Band: 95% CI.`)).toEqual(['panel-1.segment', 'panel-1.tick'])
    expect(refs('点：患者，n=12。阴影：置信区间；虚线：均数；短竖线：删失')).toEqual([])
    expect(refs(said, 'Dashed: mean; band: 95% CI; ticks: censored')).toEqual([])
    const scene = { ...withMarks([line('dashed')]), caption: said }
    expect(checkFigure(scene, { ...facts, caption: `${said} Dashed: mean.` }, free)).toMatchObject([
      { code: 'meaning-missing', refs: ['caption', 'panel-1.segment'] },
    ])
  })

  test('n, which numbers at risk state as well', () => {
    const quiet = { ...sound, caption: 'Line: mean.' }
    expect(found(quiet, free, { caption: 'Line: mean.' })).toEqual(['warning n-missing'])
    const table = { title: 'At risk', at: [0], rows: [{ label: 'All', colour: 'ink' as const, values: ['12'] }] }
    const withTable = { ...quiet, panels: [{ ...panel, table }] }
    expect(found(withTable, free, { caption: 'Line: mean.', isSurvival: true })).toEqual([])
    expect(found(sound, free, { ...facts, isSurvival: true })).toEqual(['warning risk-table'])
  })

  test('P is never 0 or 1, and is short', () => {
    const noted = (words: string) =>
      found({ ...sound, panels: [{ ...panel, note: { lines: [[{ text: words }]], corner: 'top-left' } }] })
    for (const words of ['P = 0.000', 'P = 1.000', 'p = 0.04217']) expect(noted(words)).toEqual(['error p-form'])
    for (const words of ['P < 0.001', 'P = 0.042', 'P = 0.100']) expect(noted(words)).toEqual([])
  })

  test('a unit, if the title of an axis is the name of a variable', () => {
    expect(found(sound, free, { ...facts, variables: new Set(['Age', 'Weight (kg)']) })).toEqual(['hint units'])
  })
})

describe('bars', () => {
  const bar = (k: number, y: readonly [number, number]) =>
    ({ kind: 'rect', x: [k - 0.3, k + 0.3], y, fill: { series: 0 }, stroke: null }) as const
  const x = { kind: 'band', title: '', categories: ['A', 'B'] } as const
  const bars = (y: Panel['y'], marks: Panel['marks'] = [bar(0, [0, 7]), bar(1, [0, 4])]) =>
    found(withMarks(marks, { x, y }))

  test('begin at 0', () => {
    expect(bars({ kind: 'linear', title: 'n', domain: [0, 8] })).toEqual([])
    expect(bars({ kind: 'linear', title: 'n', domain: [5, 8], limited: true })).toEqual(['error bar-base'])
  })

  test('are not cut by a break of their axis; a break that only points are beside is none of theirs', () => {
    const broken = { kind: 'linear', title: 'n', domain: [0, 80], breaks: [[6, 50]] } as const
    expect(bars(broken)).toEqual(['warning bar-broken'])
    expect(bars(broken, [bar(0, [0, 5]), bar(1, [0, 60])])).toEqual(['warning bar-broken'])
    const outlier = { kind: 'point', x: [1], y: [70], colour: 'ink', size: 4, shape: 'circle', fill: 'solid' } as const
    expect(bars(broken, [bar(0, [0, 5]), bar(1, [0, 4]), outlier])).toEqual([])
  })

  test('have no length on a logarithmic axis; the boxes of a box plot have quartiles there', () => {
    const log = { kind: 'log', title: 'n', domain: [1, 100] } as const
    expect(bars(log, [bar(0, [1, 7]), bar(1, [1, 40])])).toEqual(['warning bar-log'])
    expect(bars(log, [bar(0, [0.5, 7])])).toEqual(['warning bar-log'])
    expect(checkFigure(withMarks([bar(0, [1, 7])], { x, y: log }), facts, free)).toMatchObject([
      { code: 'bar-log', refs: ['panel-1.y'], params: { axis: 'y' } },
    ])
    expect(bars(log, [bar(0, [3, 7]), bar(1, [2, 40])])).toEqual([])
    const whisker = { kind: 'segment', from: [0, 1], to: [0, 3], colour: 'ink' } as const
    expect(bars({ ...log, domain: [4, 100] }, [bar(0, [3, 7]), whisker])).toEqual([])
    const bins = [bar(3, [0, 5]), bar(4, [0, 6])]
    expect(found(withMarks(bins, { x: { ...log, domain: [2, 20] } }))).toEqual([])
  })
})

describe('an axis without marks on most of its length', () => {
  const points = {
    kind: 'point',
    x: [1, 2],
    y: [1, 9],
    colour: 'ink',
    size: 4,
    shape: 'circle',
    fill: 'solid',
  } as const
  const on = (x: Panel['x'], more: readonly Panel[] = []) => {
    const { panels, ...rest } = withMarks([points], { x })
    return checkFigure({ ...rest, panels: [...panels, ...more] }, facts, free)
  }

  test('is found, with the part that is empty', () => {
    expect(on({ kind: 'linear', title: 'Age', domain: [0, 10], limited: true })).toMatchObject([
      { code: 'axis-empty', level: 'hint', refs: ['panel-1.x'], params: { axis: 'x', percent: 90 } },
    ])
  })

  test('unless another panel fills it, or it shows proportions or is logarithmic', () => {
    expect(on({ kind: 'linear', title: 'Age', domain: [0, 2.4] })).toEqual([])
    expect(on({ kind: 'linear', title: 'Age', domain: [0, 10] }, [panel])).toEqual([])
    expect(on({ kind: 'log', title: 'Age', domain: [0.1, 1000] })).toEqual([])
    expect(on({ kind: 'linear', title: 'Age', domain: [0, 20], format: 'percent' })).toEqual([])
    expect(on({ kind: 'linear', title: 'Age', domain: [0, 10], end: 2.4 })).toEqual([])
  })
})

describe('a legend', () => {
  const item = (label: string, series = 0) => ({ label, colour: { series }, key: 'line' }) as const
  const legend = (...items: readonly ReturnType<typeof item>[]) => ({ place: 'top', items }) as const

  test('that repeats the title of an axis in its only name', () => {
    expect(checkFigure({ ...sound, legend: legend(item('weight (kg) ')) }, facts, free)).toMatchObject([
      { code: 'legend-redundant', level: 'hint', refs: ['legend'] },
    ])
    expect(found({ ...sound, legend: legend(item('Drug')) })).toEqual([])
  })

  test('that repeats the names beside the lines, if these are drawn', () => {
    const lineLabels = [{ at: [9, 9], text: 'Drug', colour: { series: 0 } }] as const
    const named = { ...withMarks(panel.marks, { lineLabels }), legend: legend(item('Drug')) }
    expect(found(named)).toEqual(['hint legend-redundant'])
    expect(found({ ...named, legend: { ...named.legend, unlessLabelled: true } })).toEqual([])
    expect(found({ ...named, legend: legend(item('Drug'), item('Placebo', 1)) })).toEqual([])
  })

  test('that repeats the categories, if each has a colour of its own', () => {
    const x = { kind: 'band', title: '', categories: ['Drug', 'Placebo'] } as const
    const bar = (at: number, series: number) =>
      ({ kind: 'rect', x: [at - 0.3, at + 0.3], y: [0, 7], fill: { series }, stroke: null }) as const
    const both = legend(item('Drug'), item('Placebo', 1))
    const coloured = (...bars: readonly ReturnType<typeof bar>[]) =>
      found({ ...withMarks(bars, { x }), legend: both }).filter((code) => code.endsWith('redundant'))
    expect(coloured(bar(0, 0), bar(1, 1))).toEqual(['hint legend-redundant'])
    // a table of agreement: each category is divided into the same ones
    expect(coloured(bar(0, 0), bar(0, 1), bar(1, 0), bar(1, 1))).toEqual([])
  })
})

describe('the letters of figures on a page', () => {
  const page = (tags: readonly (string | undefined)[], caption = sound.caption ?? ''): Scene => ({
    ...sound,
    width: 180,
    panels: [],
    caption,
    parts: tags.map((tag, k) => {
      const place = { x: (k % 2) * 90, y: Math.floor(k / 2) * 35, width: 85, height: 35 }
      const { caption: _, ...plain } = sound
      return { scene: plain, ...place, ...(tag !== undefined && { tag }) }
    }),
  })
  const isFound = (scene: Scene) => found(scene).includes('warning panel-tags')

  test('are all there, in the order of reading and of one style', () => {
    expect(isFound(page(['A', 'B', 'C']))).toBe(false)
    expect(isFound(page(['(a)', '(b)']))).toBe(false)
    expect(isFound(page([undefined, undefined]))).toBe(false)
    expect(isFound(page(['A', 'C']))).toBe(true)
    expect(isFound(page(['B', 'A']))).toBe(true)
    expect(isFound(page(['A', undefined]))).toBe(true)
    expect(isFound(page(['A', 'b']))).toBe(true)
  })

  test('are those that the caption names', () => {
    expect(isFound(page(['A', 'B'], '(A) weight, n = 12. (B) height.'))).toBe(false)
    expect(isFound(page([undefined, undefined], '(A) weight, n = 12. (B) height.'))).toBe(true)
    expect(isFound(page([undefined, undefined], 'Number of patients (n) and P value (P), n = 12.'))).toBe(false)
    const titled = (...titles: readonly string[]) => ({
      ...sound,
      caption: '（A）体重，n=12；（B）身高',
      panels: titles.map((title) => ({ ...panel, title })),
    })
    expect(isFound(titled('A Weight', 'B Height'))).toBe(false)
    expect(isFound(titled('Weight', 'Height'))).toBe(true)
  })
})

describe('a text on a mark', () => {
  const box = (opacity: number) =>
    ({ kind: 'rect', x: [2, 8], y: [2, 8], fill: { series: 0 }, stroke: null, opacity }) as const
  const text = (colour: 'ink' | 'paper', at: readonly [number, number] = [5, 5]) =>
    ({ kind: 'text', at, text: [{ text: '42%' }], anchor: 'middle', colour }) as const
  const dark = (marks: Panel['marks']) => ({
    ...withMarks(marks),
    look: { ...look, colours: ['#123456'] },
  })

  test('differs from its colour as printed', () => {
    const [finding] = checkFigure(dark([box(1), text('ink')]), facts, free)
    expect(finding).toMatchObject({ code: 'text-on-mark', refs: ['panel-1.text'], params: { text: '42%' } })
    expect(found(dark([box(0.16), text('ink')]))).toEqual([])
    expect(found(dark([box(1), text('paper')]))).toEqual([])
    expect(found(dark([box(0.16), text('paper')]))).toEqual(['warning text-on-mark'])
  })

  test('is not one beside the mark, or below it', () => {
    expect(found(dark([box(1), text('ink', [5, 9])]))).toEqual([])
    expect(found(dark([text('ink'), box(0.16)]))).toEqual([])
  })

  test('may be on a large point', () => {
    const bubble = {
      kind: 'point',
      x: [5, 9],
      y: [5, 9],
      colour: { series: 0 },
      size: 40,
      shape: 'circle',
      fill: 'solid',
    } as const
    expect(found(dark([bubble, text('ink')]))).toEqual(['warning text-on-mark'])
    expect(found(dark([bubble, text('ink', [2, 2])]))).toEqual([])
  })
})
