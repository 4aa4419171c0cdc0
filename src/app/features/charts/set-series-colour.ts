import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import { ownColours } from '#catalog/kit/figures/own-colours.ts'
import { colourOf, themed } from '#figure/theme.ts'

type Coloured = Pick<FigureStyle, 'ownColours' | 'palette'>

/** The colour of a series on paper, `#rrggbb`. */
export function seriesColour({ ownColours: typed, palette }: Coloured, series: number): string {
  return colourOf({ series }, themed('print', { palette, colours: ownColours(typed).colours }))
}

/** The text of the reader's own colours with that of one series set; the series before it keep the colours that they have. */
export function withSeriesColour(style: Coloured, series: number, colour: string): string {
  const { colours } = ownColours(style.ownColours)
  const count = Math.max(colours.length, series + 1)
  return Array.from({ length: count }, (_, k) => (k === series ? colour : seriesColour(style, k))).join(', ')
}
