import { describe, expect, test } from 'vitest'
import { type Example, type ExampleData, exampleFrame } from '#catalog/kit/example.ts'
import { annotationShapes } from '#catalog/kit/figures/annotations-option.ts'
import { applyStyle, typeSizes } from '#catalog/kit/figures/apply-style.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { OptionSpec, OptionSpecs } from '#catalog/kit/options/options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { languages } from '#catalog/kit/words.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { mulberry32 } from '#engine/random/mulberry32.ts'
import { placeAxis } from '#figure/axis.ts'
import { checkFigure } from '#figure/check/check-figure.ts'
import { seriesSigns } from '#figure/check/series-signs.ts'
import { plotFrames } from '#figure/layout.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { Axis, Colour, Mark, Scene } from '#figure/scene.ts'
import { swapScene } from '#figure/swapped/swapped-scene.ts'
import { inSizes } from '#figure/typography.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { computeExample } from './run-example.ts'

/** Figures of random rows of each example, with random answers and styles; `FUZZ_ROUNDS=300` before a release. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 50)

type Draw = () => number

const pick = <T>(draw: Draw, from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T

function answer(draw: Draw, spec: OptionSpec): StoredOptions[string] | undefined {
  if (spec.kind === 'choice') return pick(draw, Object.keys(spec.of))
  if (spec.kind === 'toggle') return draw() < 0.5
  if (spec.kind === 'number') {
    const { min, max, initial } = spec
    if (initial === null) return undefined
    return Math.min(Math.max((initial ?? min) * pick(draw, [0.5, 1, 2]), min), max)
  }
  return undefined
}

/** The limits and ticks of axes depend on the data: random ones leave a plot without its marks. */
const byData: ReadonlySet<string> = new Set(['xMin', 'xMax', 'xStep', 'yMin', 'yMax', 'yStep', 'xScale', 'yScale'])

/** Parts of a figure in smaller type; larger type needs a larger figure than one chooses. */
const sizesOfType = ['titleSize', 'axisTitleSize', 'tickSize', 'legendSize', 'captionSize', 'tableSize'] as const

/** What a reader places with the figure before the eyes, which `placed` draws, and the direction of the axes, drawn for itself. */
const byHand: ReadonlySet<string> = new Set(['xBreaks', 'yBreaks', 'remarks', 'moves', 'axesSwapped'])

/** Annotations anywhere, parts moved far beyond the page, and the middle of both axes left out. */
function placed(draw: Draw, { panels }: Scene): StoredOptions {
  const [panel] = panels
  const at = (axis: Axis | undefined) => {
    if (axis === undefined || axis.kind === 'band') return draw() * 4 - 1
    const [low, high] = axis.domain
    return low + (high - low) * (draw() * 1.4 - 0.2)
  }
  const broken = (axis: Axis | undefined) => {
    if (axis?.kind !== 'linear') return ''
    const unit = axis.format === 'percent' ? 100 : 1
    const [low, high] = axis.domain
    return `${(low + (high - low) * 0.4) * unit} to ${(low + (high - low) * 0.7) * unit}`
  }
  const remarks = annotationShapes.flatMap((shape, k) => [
    [`remarks.${k}.shape`, shape],
    [`remarks.${k}.words`, pick(draw, ['*P* < 0.001', '洗脱期\n停药 2 周', '', 'lost to follow-up, reason unknown'])],
    [`remarks.${k}.size`, pick(draw, [50, 100, 300])],
    [`remarks.${k}.place`, { panel: 0, x: at(panel?.x), y: at(panel?.y), toX: at(panel?.x), toY: at(panel?.y) }],
  ])
  const refs = ['title', 'caption', 'legend', 'panel-1.x-title', 'panel-1.y-title', 'panel-1.note']
  const moved = refs.map((ref) => [`moves.${ref}`, { dx: draw() * 400 - 200, dy: draw() * 400 - 200 }])
  return {
    ...Object.fromEntries([...remarks, ...moved]),
    xBreaks: broken(panel?.x),
    yBreaks: broken(panel?.y),
  }
}

/** About a third of the options that a test can answer without knowing the data. */
function answers(draw: Draw, options: OptionSpecs): StoredOptions {
  return Object.fromEntries(
    Object.entries(options).flatMap(([key, spec]) => {
      if (byHand.has(key)) return []
      const value = draw() < 0.35 && !byData.has(key) ? answer(draw, spec) : undefined
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

const words = ['Haemoglobin at admission (g/L)', '入院时血红蛋白浓度（g/L）', 'x', '']

/** Widths in mm, and heights as the figure chooses: one that the reader sets may be too small, which the check of the figure says. */
const sizes = [
  [null, null],
  [85, null],
  [120, null],
  [178, null],
] as const

function style(draw: Draw): StoredOptions {
  const [width, height] = pick(draw, sizes)
  return {
    ...answers(draw, styleOptions),
    // inside the plot a legend may cover marks, and beside a narrow one it leaves no room: the reader has seen where
    legend: pick(draw, width === 85 ? ['auto', 'top', 'bottom', 'none'] : ['auto', 'top', 'bottom', 'right', 'none']),
    pointScale: 100,
    lineScale: 100,
    // at most the size for which figures choose their height
    fontSize: pick(draw, [6, 7, 8.5]),
    ...Object.fromEntries(sizesOfType.map((leaf) => [leaf, pick(draw, [70, 100])])),
    figureWidth: width,
    figureHeight: height,
    ...pick<StoredOptions>(draw, [{}, { legendColumns: 2, figureMargin: 2 }, { legendColumns: 1, figureMargin: 4 }]),
    figureTitle: pick(draw, words),
    xTitle: pick(draw, words),
    yTitle: pick(draw, words),
    legendTitle: pick(draw, words),
    figureCaption: pick(draw, ['', '点：均数；误差线：95% 置信区间；n = 228。各组例数见横轴。']),
  }
}

/** Rows drawn with replacement, so that groups become small, empty or constant. */
function rows(draw: Draw, data: ExampleData): ExampleData {
  const n = Math.max(...data.columns.map(({ values }) => values.length))
  const size = Math.max(2, Math.round(n * pick(draw, [0.1, 0.5, 1])))
  const chosen = Array.from({ length: size }, () => Math.floor(draw() * n))
  return {
    ...data,
    columns: data.columns.map((column) => ({ ...column, values: chosen.map((row) => column.values[row] ?? null) })),
  } as ExampleData
}

/** Another for each chart, so that a new chart does not change the figures of the others. */
function seedOf(id: string): number {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32
  return seed
}

/** Axes whose ticks do not go one way with their values, and series that a legend of series leaves out. */
function misleading(scene: Scene): readonly string[] {
  const frames = plotFrames(scene)
  const axes = scene.panels.flatMap(({ x, y }, k) => {
    const { width = 0, height = 0 } = frames[k]?.plot ?? {}
    return [x, y].flatMap((axis, side) => {
      const { ticks, place } = placeAxis(axis, side === 0 ? width : height, side === 0 ? 46 : 26)
      return areMonotone(ticks.map(({ value }) => [value, place(value)]))
        ? []
        : [`ticks of panel ${k + 1}, ${'xy'[side]}`]
    })
  })
  const { legend } = scene
  const items = [legend, ...(legend?.also ?? [])].flatMap((part) => part?.items ?? [])
  const named = new Set(items.map(({ colour }) => seriesOf(colour)).filter((series) => series !== undefined))
  const panels = scene.panels.map((panel) => ({ ...panel, marks: panel.marks.filter((mark) => !isEmpty(mark)) }))
  // the caption explains a colour after those of the groups, such as that of values beyond a limit
  const last = Math.max(...named)
  const unnamed = [...seriesSigns({ ...scene, panels }).keys()].filter((series) => series < last && !named.has(series))
  return [...axes, ...unnamed.map((series) => `series ${series + 1} is not in the legend`)]
}

function areMonotone(ticks: readonly (readonly [value: number, place: number])[]): boolean {
  const inOrder = ticks.toSorted(([one], [other]) => one - other)
  const steps = inOrder
    .slice(1)
    .map(([value, place], k) => [value - (inOrder[k]?.[0] ?? 0), place - (inOrder[k]?.[1] ?? 0)] as const)
  return steps.every(([, step]) => step > 0) || steps.every(([, step]) => step < 0)
}

function isEmpty(mark: Mark): boolean {
  return 'x' in mark && mark.x.length === 0
}

function seriesOf(colour: Colour): number | undefined {
  return typeof colour === 'object' && 'series' in colour ? colour.series : undefined
}

function fault(svg: string): readonly string[] {
  return [...new Set(svg.match(/NaN|Infinity|undefined/g))]
}

describe.each(entriesUnderTest('charts'))('$id', ({ id }) => {
  test('random rows, answers and styles leave every coordinate a number, every text on the page and apart from others, ticks in order and series named', async () => {
    const definition = await loadDefinition(id, 'charts')
    const { plots } = await load('charts', id, 'plot')
    const examples = (await load('charts', id, 'examples')).examples.filter(({ expect: wanted }) => wanted === 'done')
    const draw = mulberry32(seedOf(id))
    const drawPlaces = mulberry32(seedOf(id) + 1)
    const drawDirection = mulberry32(seedOf(id) + 2)
    const faults: string[] = []
    let drawn = 0
    for (let round = 0; round < ROUNDS; round++) {
      const example: Example = pick(draw, examples)
      const data = rows(draw, example.data)
      const asked = { ...answers(draw, definition.options), ...example.options }
      const outcome = await computeExample(id, { ...example, data, options: asked }, 'charts')
      if (outcome.status !== 'done') continue
      const language = pick(draw, languages)
      const chosen = { ...style(draw), axesSwapped: drawDirection() < 0.4 }
      const read = readOptions({ options: styleOptions }, chosen, { columns: [] })
      if (read.status !== 'ok') throw new Error(JSON.stringify(read))
      const { figureWidth, figureHeight } = read.options
      for (const figure of outcome.figures) {
        const scene = inSizes(typeSizes(read.options), () =>
          plots[figure.of]?.plot(figure.data, {
            settings: displaySettings(language),
            names: namesOf(describeColumns(exampleFrame(data))),
            size: {
              ...(figureWidth === null ? {} : { width: figureWidth }),
              ...(figureHeight === null ? {} : { height: figureHeight }),
            },
          }),
        )
        if (!scene) throw new Error(`no plot for ${figure.of}`)
        const shown = applyStyle(scene, read.options, { n: outcome.sample.used, language }, swapScene).scene
        drawn++
        const options = { ...chosen, ...placed(drawPlaces, shown) }
        const own = readOptions({ options: styleOptions }, options, { columns: [] })
        if (own.status !== 'ok') throw new Error(JSON.stringify(own))
        const arranged = applyStyle(scene, own.options, { n: outcome.sample.used, language }, swapScene).scene
        for (const word of fault(renderSvg(arranged, { theme: 'light' })))
          faults.push(`${word}: ${JSON.stringify(options)}`)
        if (arranged.flow === undefined)
          for (const { code, params } of checkFigure(arranged, { caption: scene.caption }, {}))
            if (code === 'text-cut') faults.push(`${code} ${JSON.stringify(params)}: ${JSON.stringify(options)}`)
        const told = `${example.id} ${round} ${language} ${JSON.stringify({ ...asked, ...chosen })}`
        const svg = renderSvg(shown, { theme: 'light' })
        for (const word of [...fault(svg), ...misleading(shown)]) faults.push(`${word}: ${told}`)
        if (drawn % 4 === 0) {
          if (renderSvg(shown, { theme: 'light' }) !== svg) faults.push(`another figure when laid out again: ${told}`)
          const wider = { ...shown, width: shown.width * pick(drawPlaces, [0.6, 1.5]) }
          for (const word of fault(renderSvg(wider, { theme: 'light' })))
            faults.push(`${word} at ${wider.width} mm: ${told}`)
        }
        if (shown.flow !== undefined) continue
        for (const { code, params } of checkFigure(shown, { caption: scene.caption }, {}))
          if (code === 'text-cut' || code === 'text-overlaps') faults.push(`${code} ${JSON.stringify(params)}: ${told}`)
      }
    }
    expect(drawn).toBeGreaterThan(3)
    expect(faults).toEqual([])
  })
})
