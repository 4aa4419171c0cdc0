import type { PaletteName } from './palettes.ts'
import type { Dash, Pattern, Shape } from './scene.ts'
import type { usualType } from './typography.ts'

/** The style options of a figure. */
export interface Look {
  readonly palette: PaletteName
  /** The reader's own colours of the first series, `#rrggbb`, the same in all themes; undefined leaves one to the palette. */
  readonly colours?: readonly (string | undefined)[]
  readonly font: FontName
  /** The typeface of Chinese characters; that of `font` if omitted. */
  readonly chineseFont?: FontName
  /** Type and strokes as multiples of their default size; the size of the figure is unchanged. */
  readonly scale: number
  /** What tells series apart; colour and shape (dashes of lines) if omitted. */
  readonly groups?: 'colour' | 'both'
  /** Filled areas of the second and further series have patterns. */
  readonly patterned?: true
  /** Shapes of the points of the first series, and dashes of their lines, chosen by the reader; undefined leaves one to `groups`. */
  readonly shapes?: readonly (Shape | undefined)[]
  readonly dashes?: readonly (Dash | 'solid' | undefined)[]
  /** Patterns of the filled areas of the first series, in the same way. */
  readonly patterns?: readonly (Pattern | 'plain' | undefined)[]
  /** Lines around the plot; the two axes if omitted. */
  readonly frame?: 'axes' | 'box'
  /** Where the title of the figure is; above, at the left if omitted. `below`: centred between the panels and the caption. */
  readonly title?: 'centre' | 'below'
  /** Sizes of type as multiples of what the figure chooses, by what it is used for. */
  readonly sizes?: TypeSizes
  /** In place of the point in numbers: that of British print, or of much of Europe. */
  readonly decimal?: '·' | ','
  /** Around the figure, in points of its type; 6 if omitted. */
  readonly margin?: number
  /** Pictures and files have no ground: what is behind them shows through. */
  readonly transparent?: true
  /** Opacity of points, from 0 to 1; that of the figure if omitted. */
  readonly pointOpacity?: number
  /** Diameters of points as multiples of what the figure chooses; 1 if omitted. */
  readonly points?: number
  /** Width of bars, boxes and what belongs to them within their category, in the same way. */
  readonly bars?: number
  /** Widths of lines, in the same way. */
  readonly lines?: number
  /** Points at the size of print: no stroke is thicker. */
  readonly thickest?: number
  /** Opacity of filled areas, from 0 to 1; that of the figure if omitted. */
  readonly fill?: number
}

/** Multiples of the type sizes of a figure. `small`: caption and notes; `table`: columns and tables. */
export type TypeSizes = Readonly<Partial<Record<keyof typeof usualType, number>>>

export type FontName = 'sans' | 'serif'

const latin: Readonly<Record<FontName, string>> = {
  sans: "Arial, Helvetica, 'Liberation Sans'",
  serif: "'Times New Roman', Times, 'Liberation Serif'",
}

const chinese: Readonly<Record<FontName, string>> = {
  sans: "'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif",
  serif: "'Noto Serif SC', 'Noto Serif CJK SC', 'Songti SC', SimSun, serif",
}

/** The fonts of a figure as a CSS list: a browser takes each character from the first that has it. */
export function fontList(look: Pick<Look, 'font' | 'chineseFont'> | undefined): string {
  const { font = 'sans', chineseFont = font } = look ?? {}
  return `${latin[font]}, ${chinese[chineseFont]}`
}
