import { lineFromTo, type Primitive } from './primitive.ts'
import type { LineLabel, Panel } from './scene.ts'
import { spreadApart } from './spread-apart.ts'
import { shorten, textWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'
import { wrapWithin } from './wrap-text.ts'

const size = () => type.tick
const lineHeight = () => size() * 1.15
/** Between two labels. */
const gap = 2
/** From the end of the plot to the names: a short line in the colour of each. */
const lead = 14
/** More names would have to be searched for. */
const maxLabels = 12
const mostFirstLabels = 20
/** Share of the panel's width that names take. */
const widest = 0.26
/** Axis, ticks and titles of a panel, which leave the rest of its height to the plot. */
const besidePlot = 44

export interface LineLabels {
  /** Space right of the plot. */
  readonly room: number
  readonly names: readonly (readonly string[])[]
}

/**
 * The names of a panel's lines in lines of text; null if they take too much of its width or height. Of a panel with `firstLabels` as many as
 * have room, each with two lines at most.
 */
export function fitLineLabels(
  panel: Panel,
  box: { readonly width: number; readonly height: number },
): LineLabels | null {
  const { lineLabels = [], firstLabels } = panel
  if (firstLabels !== true) return fitAll(namesIn(lineLabels, box.width), box, maxLabels)
  const names = namesIn(lineLabels, box.width).map(([first = '', ...rest]) =>
    rest.length > 1 ? [first, shorten(rest.join(' '), size(), box.width * widest)] : [first, ...rest],
  )
  for (let count = Math.min(lineLabels.length, mostFirstLabels); count > 0; count--) {
    const fitting = fitAll(names.slice(0, count), box, mostFirstLabels)
    if (fitting !== null) return fitting
  }
  return { room: 0, names: [] }
}

/** Names in lines of text. */
function namesIn(labels: readonly LineLabel[], width: number): readonly (readonly string[])[] {
  return labels.map(({ text }) => wrapWithin(text, size(), width * widest))
}

function fitAll(
  names: readonly (readonly string[])[],
  { height }: { readonly height: number },
  most: number,
): LineLabels | null {
  if (names.length === 0) return { room: 0, names: [] }
  const high = names.reduce((sum, lines) => sum + lines.length * lineHeight() + gap, 0)
  const isTooLong = names.some((lines) => lines.length > 3)
  if (isTooLong || names.length > most || high > (height - besidePlot) * 0.9) return null
  return { room: lead + 2 + Math.max(...names.flat().map((line) => textWidth(line, size()))), names }
}

/** Names beside the plot, each with a line from the last point of its own. */
export function drawLineLabels(
  all: readonly LineLabel[],
  { names }: LineLabels,
  plot: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  atX: (value: number) => number,
  atY: (value: number) => number,
): readonly Primitive[] {
  const labels = all.slice(0, names.length)
  const [top, foot] = [plot.y, plot.y + plot.height]
  const right = plot.x + plot.width
  const ends = labels.map(({ at: [x, y] }) => {
    const [across, down] = [atX(x), atY(y)]
    return [
      Number.isFinite(across) ? Math.min(Math.max(across, plot.x), right) : right,
      Number.isFinite(down) ? Math.min(Math.max(down, top), foot) : foot,
    ] as const
  })
  const middles = spreadApart(
    ends.map(([, y]) => y),
    names.map((lines) => lines.length * lineHeight() + gap),
    [top - size() / 2, foot + size() / 2],
  )
  return labels.flatMap(({ colour }, k): readonly Primitive[] => {
    const [x, y] = ends[k] ?? [right, foot]
    const middle = middles[k] ?? y
    const lines = names[k] ?? []
    const first = middle - ((lines.length - 1) / 2) * lineHeight() + size() * 0.34
    return [
      ...(right - x > 6 ? [lineFromTo([x + 3, y], [right + 2, y], colour, stroke.grid, 'dotted')] : []),
      lineFromTo([right + 3, y], [right + lead - 3, middle], colour, stroke.thin),
      ...lines.map(
        (text, line): Primitive => ({
          kind: 'text',
          x: right + lead,
          y: first + line * lineHeight(),
          text: [{ text }],
          size: size(),
          anchor: 'start',
          colour: 'ink',
        }),
      ),
    ]
  })
}
