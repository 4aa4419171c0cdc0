import type { PaletteName } from './palettes.ts'

/** The style options of a figure. */
export interface Look {
  readonly palette: PaletteName
  readonly font: FontName
  /** Type and strokes as multiples of their default size; the size of the figure is unchanged. */
  readonly scale: number
  /** What tells series apart; colour and shape (dashes of lines) if omitted. */
  readonly groups?: 'colour' | 'both'
  /** Lines around the plot; the two axes if omitted. */
  readonly frame?: 'axes' | 'box'
}

export type FontName = 'sans' | 'serif'

export const fonts: Readonly<Record<FontName, string>> = {
  sans: "Arial, Helvetica, 'Liberation Sans', 'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif",
  serif:
    "'Times New Roman', Times, 'Liberation Serif', 'Noto Serif SC', 'Noto Serif CJK SC', 'Songti SC', SimSun, serif",
}
