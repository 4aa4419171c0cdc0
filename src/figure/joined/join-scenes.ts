import type { Axis, Legend, LegendItem, Panel, Scene, ScenePart } from '../scene.ts'
import { areAlike, type JoinedAxes, joinAxes } from './join-axes.ts'
import { commonSeries, joinLegends } from './join-legends.ts'
import { withoutSize } from './merge-orders.ts'
import { movePanel, stretchPanel } from './move-panel.ts'
import { recolour } from './recolour.ts'

/** A figure of one level of a variable; without a scene, nothing was drawn for it. */
export interface LevelScene {
  readonly title: string
  readonly scene: Scene | undefined
}

export interface Joining {
  readonly columns: number
  /** Which axes have a range of their own in each panel. */
  readonly free: { readonly x: boolean; readonly y: boolean }
  /** The words in a panel without data. */
  readonly empty: string
}

/** Panels, and what they have in common. */
export interface JoinedPanels {
  readonly panels: readonly Panel[]
  readonly arrangement: { readonly columns: number; readonly joined: true }
  readonly legend?: Legend
}

/**
 * The panels of figures of the same kind, one for each level, on the same axes and with one legend. A group has one colour in all panels, and a
 * category one place. Undefined if the figures have no common axes or need legends of their own; they can then be arranged as they are
 * (`arrangeScenes`).
 */
export function joinPanels(levels: readonly LevelScene[], { columns, free, empty }: Joining): JoinedPanels | undefined {
  const scenes = levels.flatMap(({ scene }) => scene ?? [])
  const own = scenes.flatMap(({ panels }) => panels)
  if (scenes.length === 0 || !scenes.every(isPlain)) return undefined
  const legends = joinLegends(scenes)
  const [x, y] = (['x', 'y'] as const).map((side) => axesOf(own, side, free[side])) as [Axes, Axes]
  if (legends === undefined || x === undefined || y === undefined) return undefined
  // the fields of a matrix are in the order of its own clustering or size
  const isMatrix = own.some(({ marks }) => marks.some(({ kind }) => kind === 'cells'))
  if (isMatrix && (x.isReordered || y.isReordered)) return undefined
  const { legend, maps } = legends
  const drawn = own.map((panel, k): Panel => {
    let moved = onAxis(onAxis(panel, 'x', x, k), 'y', y, k)
    const map = maps[k]
    if (map) moved = recolour(moved, map)
    // the names of lines would take a part of every panel
    const { lineLabels: _, ...unnamed } = moved
    return legend === undefined ? moved : unnamed
  })
  let next = 0
  const panels = levels.map(({ title, scene }): Panel => {
    const panel = scene === undefined ? undefined : drawn[next++]
    if (panel === undefined)
      return { title, x: x.empty, y: y.empty, marks: [], note: { lines: [[{ text: empty }]], corner: 'above' } }
    const { note, title: named } = panel
    return {
      ...panel,
      title: named === undefined ? title : `${title} · ${named}`,
      // the corner that was free may have marks in the common range
      ...(note && { note: { ...note, corner: 'above' } }),
    }
  })
  return { panels, arrangement: { columns, joined: true }, ...(legend && { legend }) }
}

type Axes = JoinedAxes | undefined

/** Whether a figure is one plot with nothing beside it that belongs to its own rows. */
function isPlain({ panels, flow, parts }: Scene): boolean {
  return flow === undefined && parts === undefined && panels.length === 1 && panels[0]?.columns === undefined
}

function axesOf(panels: readonly Panel[], side: 'x' | 'y', isFree: boolean): Axes {
  const axes = panels.map((panel) => panel[side])
  const [first] = axes
  if (first === undefined || !areAlike(axes)) return undefined
  if (isFree || haveNothingInCommon(axes)) return { axes, empty: first, moves: undefined }
  const k = side === 'x' ? 0 : 1
  return joinAxes(
    axes,
    panels.map(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.at[k]] : []))),
  )
}

/** Whether each panel has categories of its own, such as patients: a common axis would be empty for the most part. */
function haveNothingInCommon(axes: readonly Axis[]): boolean {
  const names = axes.map((axis) => (axis.kind === 'band' ? axis.categories.map(withoutSize) : []))
  const all = names.flat()
  return names.length > 1 && names.every(({ length }) => length > 1) && new Set(all).size === all.length
}

function onAxis(given: Panel, side: 'x' | 'y', joined: JoinedAxes, k: number): Panel {
  const move = joined.moves?.[k]
  const axis: Axis = joined.axes[k] ?? given[side]
  const moved = move ? movePanel(given, side, move) : given
  const panel = axis.kind === 'band' ? moved : stretchPanel(moved, side, axis)
  const table = side === 'x' && axis.kind !== 'band' ? tableOn(panel, axis.ticks) : {}
  return { ...panel, [side]: axis, ...table }
}

/** The columns of a table at the ticks of the common axis, if there are enough. */
function tableOn({ table }: Panel, ticks: readonly number[] | undefined): Pick<Panel, 'table'> {
  if (table === undefined || ticks === undefined) return {}
  const kept = [...table.at.keys()].filter((k) => ticks.some((tick) => Math.abs(tick - (table.at[k] ?? 0)) < 1e-9))
  if (kept.length < 2) return {}
  const pick = <T>(list: readonly T[]) => kept.map((k) => list[k] as T)
  return {
    table: { ...table, at: pick(table.at), rows: table.rows.map((row) => ({ ...row, values: pick(row.values) })) },
  }
}

/** Figures as they are, in rows, each under the name of its level and with the colours of all. Levels without a figure are left out. Sizes in mm. */
export function arrangeScenes(
  levels: readonly LevelScene[],
  {
    columns,
    gap,
    width,
    height,
  }: { readonly columns: number; readonly gap: number; readonly width: number; readonly height: number },
): { readonly parts: readonly ScenePart[]; readonly height: number } {
  const drawn = levels.flatMap(({ title, scene }) => (scene === undefined ? [] : [{ title, scene }]))
  const series = commonSeries(drawn.map(({ scene }) => scene))
  const parts = drawn.map(({ title, scene }, k): ScenePart => {
    const own = series?.[k]
    return {
      scene: own ? recolourScene(scene, own) : scene,
      x: (k % columns) * (width + gap),
      y: Math.floor(k / columns) * (height + gap),
      width,
      height,
      tag: title,
    }
  })
  return { parts, height: Math.ceil(drawn.length / columns) * (height + gap) - gap }
}

/** A group has one colour in all figures; colour bars stay those of their own figure. */
function recolourScene(scene: Scene, series: ReadonlyMap<number, number>): Scene {
  const { legend, panels } = scene
  const items = legend?.items.map((item): LegendItem => {
    const { colour } = item
    const own = typeof colour === 'object' && 'series' in colour ? series.get(colour.series) : undefined
    return own === undefined ? item : { ...item, colour: { series: own } }
  })
  return {
    ...scene,
    panels: panels.map((panel) => recolour(panel, { series })),
    ...(legend && items && { legend: { ...legend, items } }),
  }
}
