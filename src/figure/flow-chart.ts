import { placeFlow } from './place-flow.ts'
import type { Scene } from './scene.ts'

/** Boxes with text in rows and columns, arrows between them, and stages beside the rows. */
export interface FlowChart {
  /** Width of the whole chart in mm. */
  readonly width: number
  /** The number of columns, which have equal widths. */
  readonly columns: number
  readonly boxes: readonly FlowBox[]
  readonly arrows: readonly FlowArrow[]
  readonly stages: readonly FlowStage[]
}

export interface FlowBox {
  /** From the top, starting at 0. Boxes of a row are centred on it; those in the main stream have equal heights. */
  readonly row: number
  /** First and last column; may be between two. */
  readonly from: number
  readonly to: number
  readonly lines: readonly FlowLine[]
  /** `aside`: exclusions from the main stream. `heading`: the name of the columns below. */
  readonly role?: 'aside' | 'heading'
}

export interface FlowLine {
  readonly text: string
  readonly bold?: true
  /** An item of a list, or of a nested list. */
  readonly point?: 1 | 2
}

/** Between boxes by their index: down to the top of the next, or into the side of one beside the main stream. */
export interface FlowArrow {
  readonly from: number
  readonly to: number
  readonly into?: 'side'
}

export interface FlowStage {
  readonly label: string
  readonly firstRow: number
  readonly lastRow: number
}

const mmPerPoint = 25.4 / 72

/** A flow chart as a figure of its own size. `sentence` joins the lines of a box for screen readers, `stop` ends a box. */
export function flowScene(
  chart: FlowChart,
  title: string,
  { sentence, stop }: { sentence: string; stop: string },
): Scene {
  const boxes = chart.boxes.map(({ lines }) => lines.map(({ text }) => text).join(sentence))
  return {
    width: chart.width,
    height: Math.ceil(placeFlow(chart).height * mmPerPoint),
    panels: [],
    flow: chart,
    description: [title, ...boxes].join(stop),
  }
}
