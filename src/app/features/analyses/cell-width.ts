import { textWidth } from '#figure/text-width.ts'

/** The size that letters are measured at, in px: whatever a browser rounds is then small. */
const MEASURED_AT = 100

/** Where no letter can be measured: the page's fonts are a little wider than those whose widths are known, and headings are bold. */
const WIDER = 1.12

/** Width of a text in em. */
export type CellWidth = (text: string, isHeading: boolean) => number

/** How wide a text stands in a table, by the font that the page is shown in on this device; digits are all as wide as a zero. */
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
