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
export type PaletteName = 'standard' | 'muted' | 'warm' | 'grey'

export const fonts: Readonly<Record<FontName, string>> = {
  sans: "Arial, Helvetica, 'Liberation Sans', 'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif",
  serif:
    "'Times New Roman', Times, 'Liberation Serif', 'Noto Serif SC', 'Noto Serif CJK SC', 'Songti SC', SimSun, serif",
}

/**
 * Colours in the order of the series, on a light and on a dark background. `standard` are Okabe and Ito's without the yellow that is invisible
 * on white; `muted` and `warm` are Paul Tol's muted and part of his sunset scheme; `grey` varies in lightness only.
 */
export const palettes: Readonly<
  Record<PaletteName, { readonly light: readonly string[]; readonly dark: readonly string[] }>
> = {
  standard: {
    light: ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#555555'],
    dark: ['#5aa9e6', '#f08a4b', '#34c79a', '#dd9cc0', '#f0b63c', '#8fd0f5', '#b5b5b5'],
  },
  muted: {
    light: ['#332288', '#cc6677', '#117733', '#88ccee', '#882255', '#44aa99', '#999933'],
    dark: ['#8f83d8', '#e08a99', '#4fb872', '#a5dcf7', '#c96a98', '#6fcdbd', '#c4c46a'],
  },
  warm: {
    light: ['#364b9a', '#a50026', '#4a7bb7', '#dd3d2d', '#6ea6cd', '#f67e4b', '#98cae1'],
    dark: ['#7f93e0', '#e8587a', '#7fb0ea', '#f27a6e', '#9cc9ea', '#fba27a', '#b9def0'],
  },
  grey: {
    light: ['#1a1a1a', '#8c8c8c', '#595959', '#b3b3b3', '#404040', '#a0a0a0', '#737373'],
    dark: ['#f0f0f0', '#8c8c8c', '#bdbdbd', '#6a6a6a', '#d8d8d8', '#7c7c7c', '#a6a6a6'],
  },
}
