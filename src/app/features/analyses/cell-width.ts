import { textWidth } from '#figure/text-width.ts'

/** The font size for measuring, in px: large, so that a browser's rounding is negligible. */
const MEASURED_AT = 100

/** Used if text cannot be measured: the page's fonts are slightly wider than those with known widths, and headings are bold. */
const WIDER = 1.12

/** Width of a text in em. */
export type CellWidth = (text: string, isHeading: boolean) => number

/** The width of a text in a table, in the font that this device uses; digits are all as wide as a zero. */
export function cellWidth(): CellWidth {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return (text) => textWidth(text, WIDER)
  const { fontFamily } = getComputedStyle(document.body)
  const fontOf = (weight: number) => `${weight} ${MEASURED_AT}px ${fontFamily}`
  const fonts = { heading: fontOf(600), cell: fontOf(400) }
  return (text, isHeading) => {
    const font = isHeading ? fonts.heading : fonts.cell
    if (context.font !== font) context.font = font
    return context.measureText(text.replaceAll(/\d/g, '0')).width / MEASURED_AT
  }
}
