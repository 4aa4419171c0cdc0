import type { DrawHeaderCallback, Theme } from '@glideapps/glide-data-grid'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { ColumnSummary } from '#engine/frame/summarize-column.ts'
import { missingShare } from '../../opened/missing-share.ts'
import { drawMeasureIcon } from './measure-glyphs.ts'
import { pictureBars } from './picture-bars.ts'

/** Height of the heads, and of their parts: the name above, the picture, the missing share below; px. */
export const HEAD_HEIGHT = 70
const NAME_MIDDLE = 17
const PICTURE = { top: 31, height: 20 }
const SHARE_MIDDLE = 61
const PADDING = 10
const ICON = 14

/** The part of a head, from its right end and from its top, that opens the menu; px. */
export const MENU_AREA = { width: 34, height: 34 }

type Args = Parameters<DrawHeaderCallback>[0]

interface Head {
  readonly column: ColumnInfo
  readonly summary: ColumnSummary | undefined
  /** `12% missing` in the language of the reader. */
  readonly missingWords: (share: string) => string
}

/** Draws the head of a column: icon and name, a small picture, the missing share, a mark for odd values, and the dots of the menu. */
export function drawColumnHead({ ctx, theme, rect, isSelected }: Args, { column, summary, missingWords }: Head): void {
  const left = rect.x + PADDING
  const right = rect.x + rect.width - PADDING
  const ink = isSelected ? theme.textHeaderSelected : theme.textHeader
  const quiet = isSelected ? theme.textHeaderSelected : theme.textLight
  ctx.save()
  ctx.textBaseline = 'middle'
  ctx.textAlign = 'left'
  drawMeasureIcon(ctx, column, left, rect.y + NAME_MIDDLE - ICON / 2, ICON, quiet)
  ctx.fillStyle = ink
  ctx.font = `${theme.headerFontStyle} ${theme.fontFamily}`
  const nameRoom = right - left - ICON - 6 - (MENU_AREA.width - PADDING)
  ctx.fillText(shortened(ctx, column.name, nameRoom), left + ICON + 6, rect.y + NAME_MIDDLE)
  drawDots(ctx, right - 4, rect.y + NAME_MIDDLE, quiet)
  if (summary) drawSummary(ctx, summary, { left, right, top: rect.y, theme, isSelected, quiet, missingWords })
  ctx.restore()
}

interface Below {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly theme: Theme
  readonly isSelected: boolean
  readonly quiet: string
  readonly missingWords: Head['missingWords']
}

function drawSummary(ctx: CanvasRenderingContext2D, summary: ColumnSummary, below: Below): void {
  const { left, right, top, theme, isSelected, quiet, missingWords } = below
  if (summary.picture) {
    ctx.fillStyle = isSelected ? theme.textHeaderSelected : theme.accentColor
    for (const bar of pictureBars(summary.picture, right - left, PICTURE.height)) {
      ctx.globalAlpha = bar.isRest ? 0.35 : 0.75
      ctx.fillRect(left + bar.x, top + PICTURE.top + bar.y, bar.width, bar.height)
    }
    ctx.globalAlpha = 1
  }
  const share = missingShare(summary)
  ctx.font = `11px ${theme.fontFamily}`
  ctx.fillStyle = quiet
  const isOdd = summary.odd.length > 0
  if (share !== undefined)
    ctx.fillText(shortened(ctx, missingWords(share), right - left - (isOdd ? 14 : 0)), left, top + SHARE_MIDDLE)
  if (isOdd) drawOddMark(ctx, right - 9, top + SHARE_MIDDLE, quiet)
}

/** A triangle with a stroke, as beside the remarks of steps. */
function drawOddMark(ctx: CanvasRenderingContext2D, x: number, middle: number, colour: string): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = 1.25
  ctx.lineJoin = 'round'
  ctx.beginPath()
  ctx.moveTo(x + 4.5, middle - 5)
  ctx.lineTo(x + 10, middle + 4.5)
  ctx.lineTo(x - 1, middle + 4.5)
  ctx.closePath()
  ctx.moveTo(x + 4.5, middle - 1.5)
  ctx.lineTo(x + 4.5, middle + 1)
  ctx.moveTo(x + 4.5, middle + 2.5)
  ctx.lineTo(x + 4.5, middle + 3)
  ctx.stroke()
}

function drawDots(ctx: CanvasRenderingContext2D, x: number, middle: number, colour: string): void {
  ctx.fillStyle = colour
  for (const dx of [-10, -5, 0]) {
    ctx.beginPath()
    ctx.arc(x + dx, middle, 1.4, 0, 2 * Math.PI)
    ctx.fill()
  }
}

/** The text, or as much of it as has room in `width` px, with an ellipsis. */
function shortened(ctx: Pick<CanvasRenderingContext2D, 'measureText'>, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text
  const characters = Array.from(text)
  let [fits, tooMany] = [0, characters.length]
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2)
    if (ctx.measureText(`${characters.slice(0, half).join('')}…`).width <= width) fits = half
    else tooMany = half
  }
  return `${characters.slice(0, fits).join('')}…`
}
