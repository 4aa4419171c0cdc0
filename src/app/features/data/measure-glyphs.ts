import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'

type Draw = (ctx: CanvasRenderingContext2D) => void

/** The icons of `MeasureIcon` for the canvas, simpler, on a square of 14. */
const glyphs = {
  continuous: (ctx) => {
    ctx.strokeRect(0.5, 4, 13, 6)
    for (const x of [3.5, 7, 10.5]) line(ctx, x, 4, x, 7)
  },
  ordinal: (ctx) => {
    ctx.fillRect(1, 9, 3, 5)
    ctx.fillRect(5.5, 5, 3, 9)
    ctx.fillRect(10, 1, 3, 13)
  },
  nominal: (ctx) => {
    ctx.beginPath()
    ctx.moveTo(7, 0.75)
    ctx.lineTo(9.75, 5.25)
    ctx.lineTo(4.25, 5.25)
    ctx.closePath()
    ctx.stroke()
    ctx.strokeRect(1, 8.5, 4.5, 4.5)
    ctx.beginPath()
    ctx.arc(10.75, 10.75, 2.4, 0, 2 * Math.PI)
    ctx.stroke()
  },
  id: (ctx) => {
    line(ctx, 5, 1, 3.5, 13)
    line(ctx, 10.5, 1, 9, 13)
    line(ctx, 1.5, 4.75, 13, 4.75)
    line(ctx, 1, 9.25, 12.5, 9.25)
  },
  date: (ctx) => {
    ctx.strokeRect(1, 2, 12, 11)
    line(ctx, 1, 5.75, 13, 5.75)
    line(ctx, 4.25, 0.5, 4.25, 3)
    line(ctx, 9.75, 0.5, 9.75, 3)
  },
} satisfies Record<string, Draw>

function line(ctx: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  ctx.beginPath()
  ctx.moveTo(x1, y1)
  ctx.lineTo(x2, y2)
  ctx.stroke()
}

/** Draws the icon of a variable's measurement level into a square of `size` px. */
export function drawMeasureIcon(
  ctx: CanvasRenderingContext2D,
  { type, measure }: Pick<ColumnInfo, 'type' | 'measure'>,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const isDate = type === 'date' || type === 'datetime'
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size / 14, size / 14)
  ctx.strokeStyle = colour
  ctx.fillStyle = colour
  ctx.lineWidth = 1.2
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  glyphs[isDate ? 'date' : measure](ctx)
  ctx.restore()
}
