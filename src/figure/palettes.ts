interface Palette {
  /** Colours in the order of the series, on white paper. */
  readonly light: readonly string[]
  /** Their counterparts on a dark screen. */
  readonly dark: readonly string[]
  /** How many series, from the first, people with any kind of colour vision can distinguish (`palettes.test.ts` proves it). */
  readonly max: number
}

/**
 * `standard` are Okabe and Ito's without the yellow that is invisible on white; `muted`, `warm` (part of his sunset scheme), `bright` (with the
 * green last) and the first three of `high-contrast` are Paul Tol's (https://personal.sron.nl/~pault/); `grey` varies in lightness only. The
 * others and all dark sets were chosen by `tests/tools/palettes.ts`. The order and the names are stored in figures (DECISIONS.md).
 */
export const palettes = {
  standard: {
    light: ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#555555'],
    dark: ['#60ccfc', '#dd6f23', '#37b880', '#d67ea9', '#ecaa0b', '#197cb3', '#c4c4c4'],
    max: 7,
  },
  muted: {
    light: ['#332288', '#cc6677', '#117733', '#88ccee', '#882255', '#44aa99', '#999933'],
    dark: ['#9e8afa', '#d26479', '#9dffb3', '#3c7d9a', '#fdb0d4', '#52b9a7', '#a9ab4a'],
    max: 7,
  },
  warm: {
    light: ['#364b9a', '#a50026', '#4a7bb7', '#dd3d2d', '#6ea6cd', '#f67e4b', '#98cae1'],
    dark: ['#839ffc', '#fa676e', '#4b6fa9', '#cd4805', '#9be4fc', '#ffa659', '#4493a1'],
    max: 2,
  },
  bright: {
    light: ['#4477aa', '#ee6677', '#ccbb44', '#66ccee', '#aa3377', '#bbbbbb', '#228833'],
    dark: ['#85bcf5', '#d5565d', '#ad9907', '#0a819d', '#fb83bf', '#929292', '#74e791'],
    max: 6,
  },
  'high-contrast': {
    light: ['#004488', '#ddaa33', '#bb5566', '#2d2911', '#2a9f9a', '#3e0026', '#9887e8', '#2f751d'],
    dark: ['#8cc3fc', '#cb9317', '#d26479', '#eae6c8', '#3baca6', '#fabcd8', '#9281e1', '#428731'],
    max: 8,
  },
  clinical: {
    light: ['#16588f', '#a4932e', '#9a5505', '#c96598', '#581f48', '#42926b', '#1f4217', '#8489da'],
    dark: ['#8cc3fc', '#b6a643', '#a7611b', '#c96598', '#fabcd8', '#4f9f77', '#bce5b3', '#797dcd'],
    max: 8,
  },
  ward: {
    light: ['#2f6b5a', '#a2568a', '#583224', '#293871', '#899d41', '#419bd4', '#5c5c01', '#a18677'],
    dark: ['#95dcc3', '#c97aaf', '#8d6354', '#586ba9', '#728426', '#55aee8', '#c8ca7c', '#c1a495'],
    max: 8,
  },
  print: {
    light: ['#b3261e', '#3ca0bc', '#103065', '#af8e2a', '#8362ed', '#ed4f8d', '#277a55', '#58012b'],
    dark: ['#f87966', '#3ca0bc', '#a4bbff', '#a28218', '#8968f4', '#d7397b', '#8fdfb4', '#fdb0d4'],
    max: 8,
  },
  grey: {
    light: ['#000000', '#7e7e7e', '#484848', '#bfbfbf', '#262626', '#9d9d9d', '#626262'],
    dark: ['#ffffff', '#979797', '#cacaca', '#696969', '#e4e4e4', '#7f7f7f', '#b0b0b0'],
    max: 4,
  },
} as const satisfies Readonly<Record<string, Palette>>

export type PaletteName = keyof typeof palettes
