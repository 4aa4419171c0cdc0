import { placeFlow } from './place-flow.ts'
import type { Scene } from './scene.ts'

/** Boxes with text in rows and columns, arrows from one to another, and stages beside the rows. */
export interface FlowChart {
  /** Of the whole, in mm. */
  readonly width: number
  /** All of one width. */
  readonly columns: number
  readonly boxes: readonly FlowBox[]
  readonly arrows: readonly FlowArrow[]
  readonly stages: readonly FlowStage[]
}

export interface FlowBox {
  /** From the top, from 0 on. Boxes of a row stand on its middle; those in the stream are equally high. */
  readonly row: number
  /** From where to where in columns; may lie between two. */
  readonly from: number
  readonly to: number
  readonly lines: readonly FlowLine[]
  /** `aside`: who leaves the stream. `heading`: the name of the columns below. */
  readonly role?: 'aside' | 'heading'
}

export interface FlowLine {
  readonly text: string
  readonly bold?: true
  /** A point of a list, or of a list within it. */
  readonly point?: 1 | 2
}

/** Between boxes by their index: down to the top of the next, or into the side of one that stands apart. */
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

/** A flow chart as a figure of its own size. `sentence` joins the lines of a box for those who cannot see it, `stop` ends a box. */
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
