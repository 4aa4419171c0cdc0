import type { ClusterTree } from '#engine/methods/clustering/hierarchical.ts'
import type { CellsMark, LineMark, Mark, Panel } from '#figure/scene.ts'
import { treeBranches } from './tree-branches.ts'

/** One cell of a matrix, by the numbers of its row from above and its column from the left. */
export interface MatrixCell {
  readonly row: number
  readonly column: number
  /** Null is a missing value. */
  readonly value: number | null
  readonly text?: string
  /** The extent of a circle or an ellipse, as in `CellsMark`. */
  readonly extent?: number
}

/** A categorical variable beside the rows or above the columns: a colour for each. */
export interface MatrixTrack {
  readonly name: string
  /** Series of each row or column as drawn; null if it is missing. */
  readonly series: readonly (number | null)[]
}

export interface MatrixSide {
  /** Names in the order drawn; empty ones if there is no room. */
  readonly names: readonly string[]
  readonly title?: string
  readonly tracks?: readonly MatrixTrack[]
  /** Its items in the order of the tree are the names. */
  readonly tree?: ClusterTree
  /** Gaps after these. */
  readonly gaps?: readonly number[]
}

export interface MatrixLook extends Pick<CellsMark, 'scale' | 'shape' | 'opacity'> {
  /** The values at the ends of the scale; those beyond have its colour. */
  readonly domain: readonly [number, number]
  /** A space between the cells. */
  readonly apart: boolean
}

/** Part of an axis for a dendrogram. */
const TREE = 0.13
/** So many cells on a side have no space between them. */
const MOST_APART = 40

/** Tiles, circles, ellipses or texts coloured by value. `matrixPanel` gives the offsets of tracks. */
export function matrixCells(cells: readonly MatrixCell[], look: MatrixLook): CellsMark {
  const { domain, apart, ...rest } = look
  const [low, high] = domain
  const side = apart ? 0.94 : 1
  return {
    kind: 'cells',
    x: cells.map(({ column }) => column),
    y: cells.map(({ row }) => row),
    width: side,
    height: side,
    ...rest,
    at: cells.map(({ value }) => (value === null ? null : Math.min(1, Math.max(0, (value - low) / (high - low))))),
    ...(cells.some(({ extent }) => extent !== undefined) ? { extent: cells.map(({ extent = 1 }) => extent) } : {}),
    ...(cells.some(({ text }) => text !== undefined) ? { texts: cells.map(({ text = '' }) => text) } : {}),
  }
}

/** Whether cells of a matrix of this size have a space between them. */
export function isApart(rows: number, columns: number): boolean {
  return Math.max(rows, columns) <= MOST_APART
}

/** Marks in cells, with their tracks on the left and above, and their dendrograms on the right and above. */
export function matrixPanel(rows: MatrixSide, columns: MatrixSide, marks: readonly Mark[]): Panel {
  const [beside, above] = [rows.tracks ?? [], columns.tracks ?? []]
  const offset = { row: above.length, column: beside.length }
  return {
    x: {
      ...band([...beside.map(({ name }) => name), ...columns.names], columns.title),
      ...(rows.tree === undefined ? {} : { margins: [0, TREE] as const }),
      ...gapsOf(columns.gaps, beside.length),
    },
    y: {
      ...band([...above.map(({ name }) => name), ...rows.names], rows.title),
      ...(columns.tree === undefined ? {} : { margins: [TREE, 0] as const }),
      ...gapsOf(rows.gaps, above.length),
    },
    marks: [
      ...marks.map((mark) => shifted(mark, offset)),
      ...beside.flatMap((track, k) => trackMarks(track, (at) => [k, at + offset.row])),
      ...above.flatMap((track, k) => trackMarks(track, (at) => [at + offset.column, k])),
      ...(columns.tree === undefined
        ? []
        : branches(columns.tree, (at, height) => [at + offset.column, -0.5 - height], rows.names.length + offset.row)),
      ...(rows.tree === undefined
        ? []
        : branches(
            rows.tree,
            (at, height) => [columns.names.length + offset.column - 0.5 + height, at + offset.row],
            columns.names.length + offset.column,
          )),
    ],
  }
}

function band(categories: readonly string[], title = '') {
  return { kind: 'band', title, categories, lineless: true } as const
}

function gapsOf(gaps: readonly number[] = [], tracks: number) {
  const all = [...(tracks > 0 ? [tracks - 1] : []), ...gaps.map((gap) => gap + tracks)]
  return all.length === 0 ? {} : { gaps: all }
}

function shifted(mark: Mark, { row, column }: { readonly row: number; readonly column: number }): Mark {
  if (row === 0 && column === 0) return mark
  if (mark.kind !== 'cells' && mark.kind !== 'point') return mark
  return { ...mark, x: mark.x.map((x) => x + column), y: mark.y.map((y) => y + row) }
}

type Place = (at: number, height: number) => readonly [number, number]

function trackMarks({ series }: MatrixTrack, place: (at: number) => readonly [number, number]): readonly Mark[] {
  const used = [...new Set(series)].sort((a, b) => (a ?? -1) - (b ?? -1))
  return used.map((of) => {
    const at = [...series.keys()].filter((k) => series[k] === of).map(place)
    return {
      kind: 'tiles',
      x: at.map(([x]) => x),
      y: at.map(([, y]) => y),
      width: 1,
      height: 1,
      fill: of === null ? 'faint' : { series: of },
      opacity: 0.85,
    }
  })
}

/** A bracket for each merge of a tree; heights fill the margin of the other axis, which has `across` categories. */
function branches(tree: ClusterTree, place: Place, across: number): readonly LineMark[] {
  const highest = tree.heights.at(-1) ?? 0
  if (highest <= 0) return []
  const room = ((across * TREE) / (1 - TREE)) * 0.94
  return treeBranches(tree).map((branch) => {
    const corners = branch.map(([at, height]) => place(at, (height / highest) * room))
    return {
      kind: 'line',
      x: corners.map(([x]) => x),
      y: corners.map(([, y]) => y),
      colour: 'ink',
      width: tree.merges.length > 200 ? 0.3 : 0.6,
    }
  })
}
