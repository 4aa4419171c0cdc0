import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { exampleFrame } from '#catalog/kit/example.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { type Language, languages } from '#catalog/kit/words.ts'
import { demoExample } from '#cli/demo-data.ts'
import { load } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { drawnParts } from '#figure/check/drawn-parts.ts'
import { layout } from '#figure/layout.ts'
import { elementOf } from '#figure/layout-panel.ts'
import type { Axis, Mark, Panel, Scene } from '#figure/scene.ts'
import { runExample } from '#tests/architecture/run-example.ts'
import { inDigits } from './engine-hashes.ts'

/** Marks of one element in a panel: how many, how many places they have in all, and between which values of each axis. */
interface MarksGolden {
  readonly marks: number
  readonly places: number
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** What is kept of a figure: a hash of all of it, and so much in words and numbers that a review sees what has changed. */
interface FigureGolden {
  readonly hash: string
  /** Outer size in mm. */
  readonly size: readonly [number, number]
  readonly panels: readonly {
    readonly x: string
    readonly y: string
    readonly marks: Readonly<Record<string, MarksGolden>>
  }[]
  /** All texts in the order of drawing. */
  readonly texts: readonly string[]
  /** The whole scene, if it is short. */
  readonly scene?: unknown
}

/** The figures of the demo of a chart by their id, in both languages; whole scenes only once. */
export type SceneGolden = Readonly<Record<Language, Readonly<Record<string, FigureGolden>>>>

/** Longer scenes are kept by their hash, counts, extents and texts alone. */
const LONGEST_SCENE = 8000

export function sceneFile(id: string): URL {
  return new URL(`../fixtures/scenes/${id}.json`, import.meta.url)
}

export function readSceneGolden(id: string): SceneGolden | undefined {
  const file = sceneFile(id)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SceneGolden) : undefined
}

export async function sceneGolden(id: string): Promise<SceneGolden> {
  const example = await demoExample(id)
  const outcome = await runExample(id, example, 'charts')
  if (outcome.status !== 'done') throw new Error(`${id}: ${JSON.stringify(outcome)}`)
  const { plots } = await load('charts', id, 'plot')
  const names = namesOf(describeColumns(exampleFrame(example.data)))
  const figuresIn = (language: Language) =>
    outcome.figures.map(({ id: figure, of, data }) => {
      const scene = plots[of]?.plot(data, { settings: displaySettings(language), names, size: {} })
      if (scene === undefined) throw new Error(`${id} does not draw ${of}`)
      return [figure, figureGolden(scene, language === 'en')] as const
    })
  const golden = Object.fromEntries(languages.map((language) => [language, Object.fromEntries(figuresIn(language))]))
  return JSON.parse(JSON.stringify(golden)) as SceneGolden
}

function figureGolden(scene: Scene, isWhole: boolean): FigureGolden {
  const text = inDigits(scene)
  return {
    hash: createHash('sha256').update(text).digest('hex').slice(0, 12),
    size: [scene.width, scene.height],
    panels: scene.panels.map((panel) => ({ x: axisText(panel.x), y: axisText(panel.y), marks: marksOf(panel) })),
    texts: drawnParts(layout(scene), 1).texts.map((one) => one.text),
    ...(isWhole && text.length <= LONGEST_SCENE && { scene: JSON.parse(text) as unknown }),
  }
}

function axisText(axis: Axis): string {
  if (axis.kind === 'band') return `band of ${axis.categories.length}`
  return `${axis.kind} ${axis.domain.map((end) => Number(end.toPrecision(6))).join(' to ')}`
}

function marksOf({ marks }: Panel): Readonly<Record<string, MarksGolden>> {
  const found = new Map<string, { marks: number; x: number[]; y: number[] }>()
  for (const mark of marks) {
    const known = found.get(elementOf(mark)) ?? { marks: 0, x: [], y: [] }
    const [x, y] = placesOf(mark)
    found.set(elementOf(mark), { marks: known.marks + 1, x: [...known.x, ...x], y: [...known.y, ...y] })
  }
  return Object.fromEntries(
    [...found].map(([element, { marks: count, x, y }]) => [
      element,
      { marks: count, places: x.length, x: extent(x), y: extent(y) },
    ]),
  )
}

/** The places of a mark along both axes. */
function placesOf(mark: Mark): readonly [readonly number[], readonly number[]] {
  switch (mark.kind) {
    case 'segment':
      return [
        [mark.from[0], mark.to[0]],
        [mark.from[1], mark.to[1]],
      ]
    case 'text':
      return [[mark.at[0]], [mark.at[1]]]
    case 'band':
      return [mark.x, [...mark.lower, ...mark.upper]]
    case 'sectors':
      return [mark.sectors.map(({ from }) => from), mark.sectors.map(({ outer }) => outer)]
    default:
      return [mark.x, mark.y]
  }
}

function extent(values: readonly number[]): readonly number[] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)]
  return values.length === 0 ? [] : [low, high].map((value) => Number(value.toPrecision(6)))
}
