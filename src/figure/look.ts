import type { PaletteName } from './palettes.ts'

/** The style options of a figure. */
export interface Look {
  readonly palette: PaletteName
  /** The reader's own colours of the first series, `#rrggbb`, the same in all themes. */
  readonly colours?: readonly string[]
  readonly font: FontName
  /** Type and strokes as multiples of their default size; the size of the figure is unchanged. */
  readonly scale: number
  /** What tells series apart; colour and shape (dashes of lines) if omitted. */
  readonly groups?: 'colour' | 'both'
  /** Lines around the plot; the two axes if omitted. */
  readonly frame?: 'axes' | 'box'
  /** Diameters of points as multiples of what the figure chooses; 1 if omitted. */
  readonly points?: number
  /** Widths of lines, in the same way. */
  readonly lines?: number
  /** Opacity of filled areas, from 0 to 1; that of the figure if omitted. */
  readonly fill?: number
}

export type FontName = 'sans' | 'serif'

export const fonts: Readonly<Record<FontName, string>> = {
  sans: "Arial, Helvetica, 'Liberation Sans', 'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif",
  serif:
    "'Times New Roman', Times, 'Liberation Serif', 'Noto Serif SC', 'Noto Serif CJK SC', 'Songti SC', SimSun, serif",
}
