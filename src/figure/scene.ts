import type { Annotation } from './annotation.ts'
import type { Spacing } from './axis-spacing.ts'
import type { ScaleName } from './colour-scales.ts'
import type { FlowChart } from './flow-chart.ts'
import type { Look } from './look.ts'
import type { Moves } from './move-parts.ts'

/**
 * A figure as JSON: panels with axes, marks in data units, a legend and tables aligned under an axis. Sizes are in millimetres on paper, type
 * and strokes in points. Colours are named by role; a theme defines their values.
 */
export interface Scene {
  /** Outer size in mm. */
  readonly width: number
  readonly height: number
  readonly title?: string
  readonly panels: readonly Panel[]
  /** Drawn instead of panels, as large as the page allows. */
  readonly flow?: FlowChart
  /** Drawn instead of panels: whole figures beside and below each other. */
  readonly parts?: readonly ScenePart[]
  /**
   * Side by side, unless stacked, or in a number of columns. `joined`: plots of one size; an axis that is the same in all panels has its labels only at
   * the outer ones, and a common title once.
   */
  readonly arrangement?: 'row' | 'column' | { readonly columns: number; readonly joined?: true }
  readonly legend?: Legend
  /** A footnote line. */
  readonly caption?: string
  /** Alternative text of the figure. */
  readonly description: string
  /** The reader's style; default colours and type if omitted. */
  readonly look?: Look
  /** The reader's remarks over the marks. */
  readonly annotations?: readonly Annotation[]
  /** Elements that the reader moved from where the layout places them. */
  readonly moves?: Moves
}

/** A figure on a page of several. It takes the typeface and the scale of the page, and keeps its colours. */
export interface ScenePart {
  readonly scene: Scene
  /** Its cell on the page, in mm from the upper left corner. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** In the corner of the cell: A, b, (c). */
  readonly tag?: string
}

export interface Panel {
  /** The least room around the plot, in points: plots of a page are aligned by it. */
  readonly room?: { readonly left?: number; readonly right?: number; readonly above?: number; readonly below?: number }
  readonly title?: string
  readonly x: Axis
  readonly y: Axis
  /** Height of its plot in proportion to those of the other rows, among joined panels; 1 if omitted. */
  readonly share?: number
  /** The plot is as wide as it is high: both axes measure the same. */
  readonly square?: true
  /** In points, for a plot in which the widths of texts place the marks: a legend at the right that leaves less width goes above the panels. */
  readonly leastWidth?: number
  /** Drawn in this order. */
  readonly marks: readonly Mark[]
  /** The title of y is read across, above its axis. */
  readonly yTitleAbove?: true
  /** A second axis above the plot. */
  readonly top?: TopAxis
  /** Columns of numbers under the ticks of x, such as the numbers at risk. */
  readonly table?: AlignedTable
  /** Text beside the plot, a line for each category of y. */
  readonly columns?: readonly TextColumn[]
  /** Lines of text in a corner of the plot area, such as a test result, or above it if the marks leave no corner free. */
  readonly note?: { readonly lines: readonly RichText[]; readonly corner: Corner | 'above' }
  /** Names of lines, right of the plot and moved apart. If they have no room, the legend that they replace is drawn. */
  readonly lineLabels?: readonly LineLabel[]
  /** The first names of lines are the most important: those without room are omitted, and no legend replaces them. */
  readonly firstLabels?: true
  /** Names of points beside them, without overlap; the first are the most important, and those without room are omitted. */
  readonly pointLabels?: readonly PointLabel[]
  /** Statements about pairs of categories. The layout places them above the marks, outside the range of y; for categories of y, on the right of them. */
  readonly brackets?: readonly Bracket[]
}

/** What else holds at positions of x, such as the number of terms in a model. */
export interface TopAxis {
  readonly title: string
  /** Positions on x, in order. */
  readonly at: readonly number[]
  readonly labels: readonly string[]
}

/** A statement about the marks at two positions of a band axis. */
export interface Bracket {
  readonly from: number
  readonly to: number
  readonly text: RichText
}

/** The name of a line at its last point. */
export interface LineLabel {
  readonly at: readonly [number, number]
  readonly text: string
  readonly colour: Colour
}

export interface PointLabel {
  readonly at: readonly [number, number]
  /** Radius in points of a large mark at that place, beyond which the name begins. */
  readonly radius?: number
  readonly text: RichText
}

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** Text with italic, superscript or subscript parts. */
export type RichText = readonly RichRun[]

export interface RichRun {
  readonly text: string
  readonly italic?: true
  readonly script?: 'sub' | 'super'
}

export type Axis = ContinuousAxis | BandAxis

export interface ContinuousAxis {
  readonly kind: 'linear' | 'log'
  readonly title: string
  /** Without its line. */
  readonly unlined?: true
  /** Where the marks of the ticks are; outside the plot if omitted. */
  readonly tickMarks?: 'inside' | 'none'
  /** Words around the number of each tick, `$#` or `# mg`, with `#` for the number. */
  readonly around?: string
  readonly domain: readonly [number, number]
  /** How the values of a linear axis are spread, if not evenly. */
  readonly spacing?: Spacing
  /** Ticks of a logarithmic axis are powers of 2. */
  readonly doubling?: true
  /** End of the axis line and its ticks; the rest of the domain is space for words beside the marks. */
  readonly end?: number
  /** If omitted, the layout chooses round ones. */
  readonly ticks?: readonly number[]
  /** Names at values in place of ticks with numbers, in order; one without room beside the name before it is omitted. */
  readonly named?: readonly { readonly at: number; readonly name: string }[]
  readonly format?: 'number' | 'percent'
  /** Values are days or instants in ms since 1970-01-01, read as wall-clock time: ticks at round places of the calendar. */
  readonly calendar?: true
  /** How the labels of ticks are written; by default with as few decimals as distinguish them. */
  readonly numbers?: TickNumbers
  /** Ticks without labels between two neighbours; on a logarithmic axis, if any, at 2 to 9 times each power of ten. */
  readonly minor?: number
  /** Labels of x are read upwards. */
  readonly upright?: true
  /** Ticks at integers only: for counts. */
  readonly whole?: true
  /** Ticks without their signs: both directions count from 0. */
  readonly unsigned?: true
  /** Neither a line nor ticks: marks have their own scale. */
  readonly bare?: true
  /** Ticks without labels: another panel has them. */
  readonly unlabelled?: true
  /** The reader's own limits: what is beyond them is cut off at the axis. */
  readonly limited?: true
  /** Faint lines across the panel at the ticks. */
  readonly grid?: boolean
  /** Ranges of a linear axis that are left out, in order, each with a gap in their place. */
  readonly breaks?: readonly (readonly [from: number, to: number])[]
  /** On a logarithmic axis, where 0 is drawn: at a value below all others, which begin at `from`, with a gap between them. */
  readonly zero?: { readonly at: number; readonly from: number }
  /** Below the ticks of x: the meaning of the two sides of a value. */
  readonly sides?: { readonly at: number; readonly below: string; readonly above: string }
}

/** A number of decimals, a separator of thousands, thousands and millions as 10k and 2M, or powers of ten: 1.5 × 10⁴. */
export type TickNumbers =
  | { readonly decimals: number }
  | { readonly short: true }
  | { readonly thousands: 'comma' | 'space' }
  | { readonly powers: true }

/** Categories are at 0, 1, 2 ...; a mark may be between them. */
export interface BandAxis {
  readonly kind: 'band'
  readonly title: string
  /** Without its line. */
  readonly unlined?: true
  /** A name breaks first at its line feeds; if one name has to break, all do. */
  readonly categories: readonly string[]
  /** Neither a line nor names: columns of text replace them. */
  readonly bare?: true
  /** A line without names: another panel has them. */
  readonly unlabelled?: true
  /** Names of x are read upwards, although they may have room beside each other. */
  readonly upright?: true
  /** Names without a line: the marks have an outline of their own. */
  readonly lineless?: true
  /** Parts of the axis' length without categories before the first and after the last, such as for a dendrogram. */
  readonly margins?: readonly [before: number, after: number]
  /** A small gap after each of these categories. */
  readonly gaps?: readonly number[]
}

/** A column of text beside a plot with a band as y axis. */
export interface TextColumn {
  readonly title: string
  readonly side: 'left' | 'right'
  readonly align: 'start' | 'middle'
  readonly cells: readonly { readonly text: string; readonly bold?: true; readonly indented?: true }[]
}

/** `series` n takes the n-th colour of the palette, or of another figure's (`of`). `on`: of a text, the one of ink and paper that is clear on that colour. */
export type Colour =
  | { readonly series: number; readonly of?: Pick<Look, 'palette' | 'colours'> }
  | ScaledColour
  | { readonly on: ScaledColour }
  | 'ink'
  | 'muted'
  | 'faint'
  | 'paper'

/** A place on a continuous scale, from 0 to 1. */
export interface ScaledColour {
  readonly scale: ScaleName
  readonly at: number
}

export type Mark =
  | LineMark
  | StepMark
  | BandMark
  | PointMark
  | TickMark
  | RectMark
  | TilesMark
  | CellsMark
  | PolygonMark
  | SectorsMark
  | SegmentMark
  | TextMark

export interface LineMark {
  readonly kind: 'line'
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly colour: Colour
  readonly width?: number
  readonly dash?: Dash | 'of-series'
  /** 1 if omitted: hundreds of lines over each other show where most of them are. */
  readonly opacity?: number
}

export type Dash = 'dashed' | 'dotted' | 'dash-dot' | 'long-dashed' | 'dash-dot-dot'

/** Lines in a filled area, which tell it from others in black and white. */
export type Pattern = 'up' | 'down' | 'cross' | 'horizontal' | 'vertical' | 'grid' | 'dots'

/** Right-continuous: y[i] holds from x[i] to x[i + 1]. */
export interface StepMark {
  readonly kind: 'step'
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly colour: Colour
  readonly width?: number
  readonly dash?: Dash | 'of-series'
}

export interface BandMark {
  readonly kind: 'band'
  readonly x: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  readonly curve: 'linear' | 'step'
  readonly colour: Colour
  /** Faint by default. */
  readonly opacity?: number
  /** Lines over the fill; `resolveSeries` gives those of the reader's style. */
  readonly pattern?: Pattern
}

export interface PointMark {
  readonly kind: 'point'
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly colour: Colour
  /** Diameter in points. */
  readonly size: number
  readonly shape: Shape | 'of-series'
  /** A ring is an outline with nothing inside; `open` hides what is below. */
  readonly fill: 'solid' | 'open' | 'translucent' | 'ring'
  /** From 0 to 1; by their number if they are translucent, otherwise 1. */
  readonly opacity?: number
  /** Moved sideways so that none covers another: at most so far, in units of x. */
  readonly apart?: number
  /** They are moved up and down instead, in units of y. */
  readonly apartAlong?: 'y'
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'triangle-down' | 'plus' | 'cross'

/** Short upright strokes, such as censored observations on a curve. */
export interface TickMark {
  readonly kind: 'tick'
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly colour: Colour
  /** Height in points. */
  readonly size: number
  /** The strokes lie across: `size` is their width. */
  readonly across?: true
}

/** A box in data units. */
export interface RectMark {
  readonly kind: 'rect'
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly fill: Colour | null
  readonly stroke: Colour | null
  /** Opacity of the fill; faint by default. */
  readonly opacity?: number
  /** Lines over the fill; `resolveSeries` gives those of the reader's style. */
  readonly pattern?: Pattern
}

/** Boxes of one size and one colour around many positions, drawn as one shape: a field of thousands stays fast. */
export interface TilesMark {
  readonly kind: 'tiles'
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Size of each box, in data units. */
  readonly width: number
  readonly height: number
  readonly fill: Colour
  readonly opacity: number
  /** Lines over the fill; `resolveSeries` gives those of the reader's style. */
  readonly pattern?: Pattern
}

/**
 * A field of cells of one size whose colours are values on a scale. Cells of one colour are one shape and neighbours in a row are one box, so
 * that a field of hundreds of thousands stays usable.
 */
export interface CellsMark {
  readonly kind: 'cells'
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Size of each cell, in data units. */
  readonly width: number
  readonly height: number
  readonly scale: ScaleName
  /** Places on the scale from 0 to 1; a missing value is null, in a grey that no scale has. */
  readonly at: readonly (number | null)[]
  /** Hexagons have a point at the top. Of `text` only the texts are drawn, in the colour of their cell. */
  readonly shape: 'tile' | 'circle' | 'ellipse' | 'hexagon' | 'text'
  /** Part of the cell's width that a circle takes; of an ellipse the correlation that it shows. */
  readonly extent?: readonly number[]
  /** Opacity of all cells; 1 if omitted. */
  readonly opacity?: number
  /** Texts in the cells, all of one size; none if they would be too small to read. */
  readonly texts?: readonly string[]
}

/** A closed outline, such as a violin or the diamond of a pooled estimate. */
export interface PolygonMark {
  readonly kind: 'polygon'
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly fill: Colour
  readonly stroke: Colour | null
  /** Opacity of the fill. */
  readonly opacity: number
  /** Lines over the fill; `resolveSeries` gives those of the reader's style. */
  readonly pattern?: Pattern
}

/**
 * Sectors around the middle of a panel with bare band axes, as large as their labels allow. If all are in the upper half, only that has
 * space.
 */
export interface SectorsMark {
  readonly kind: 'sectors'
  readonly sectors: readonly Sector[]
  /** Where labels are: inside if they fit, or all around with lines to their sectors. */
  readonly labels: 'inside' | 'around'
  /** Lines of text in the middle. */
  readonly middle?: readonly string[]
}

export interface Sector {
  /** In turns, clockwise from the top. */
  readonly from: number
  readonly to: number
  /** Parts of the radius. */
  readonly inner: number
  readonly outer: number
  /** Distance by which it is moved outwards, a part of the radius. */
  readonly moved?: number
  readonly fill: Colour
  readonly opacity: number
  /** Lines over the fill; `resolveSeries` gives those of the reader's style. */
  readonly pattern?: Pattern
  /** Lines of text; none for a sector without a label. */
  readonly label: readonly string[]
  /** The same in one line, used beside the disc if it is short. */
  readonly inLine?: string
}

export interface SegmentMark {
  readonly kind: 'segment'
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly colour: Colour
  readonly width?: number
  readonly dash?: Dash
  /** A head at `to`: it goes on. */
  readonly arrow?: true
}

export interface TextMark {
  readonly kind: 'text'
  readonly at: readonly [number, number]
  readonly text: RichText
  /** Points to the right of the position, and above it. */
  readonly shift?: readonly [number, number]
  /** Maximum width in units of x; a wider text is omitted. */
  readonly room?: number
  /** Maximum height in units of y; a higher text is omitted. */
  readonly height?: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly colour: Colour
}

export interface Legend {
  readonly title?: string
  readonly items: readonly LegendItem[]
  readonly place: 'top' | 'bottom' | 'right' | Corner
  /** Items of a row, each as wide as the widest; as many as have room if omitted. Those beside or inside the plot are below each other. */
  readonly columns?: number
  /** With a line around it. */
  readonly framed?: true
  /** Omitted if the labels of all lines have room. */
  readonly unlessLabelled?: true
  /** Further meanings, each with a title. */
  readonly also?: readonly Pick<Legend, 'title' | 'items'>[]
  /** The meaning of a continuous scale. */
  readonly bar?: ColourBar
}

export interface ColourBar {
  readonly title: string
  readonly scale: ScaleName
  /** The values at the ends of the scale. */
  readonly domain: readonly [number, number]
  /** How values are spread over the scale. */
  readonly spacing: 'linear' | 'sqrt' | 'log'
  /** If omitted, the layout chooses round ones. */
  readonly ticks?: readonly number[]
  readonly format?: 'number' | 'percent'
  readonly whole?: true
  /** Values beyond an end have its colour. */
  readonly beyond?: { readonly below: boolean; readonly above: boolean }
  /** The name of cells without a value. */
  readonly missing?: string
}

export interface LegendItem {
  readonly label: string
  readonly colour: Colour
  readonly key: 'line' | 'box' | 'point'
  /** Dashes of a line. */
  readonly dash?: Dash | 'of-series'
  /** Shape of a point; a circle if omitted. */
  readonly shape?: Shape | 'of-series'
  /** A point is an outline, like its marks. */
  readonly ring?: true
  /** Diameter of a point in points, if it means something. */
  readonly size?: number
  /** Opacity of a box's fill; faint by default. */
  readonly opacity?: number
  /** Lines in a box, like its marks. */
  readonly pattern?: Pattern
  /** A box without an outline, like its marks. */
  readonly bare?: true
}

export interface AlignedTable {
  readonly title: string
  /** Positions on x. */
  readonly at: readonly number[]
  /** Long labels are wrapped, not cut off: the table is then higher, which panels in a row would show. */
  readonly wraps?: true
  readonly rows: readonly { readonly label: string; readonly colour: Colour; readonly values: readonly string[] }[]
}
