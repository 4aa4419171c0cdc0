import { blockOf, type Frame, type Size, wholeBlocks } from './frames.ts'
import { pixelate, REACH } from './pixelate.ts'

export type Edit =
  | { readonly type: 'blur'; readonly frames: readonly Frame[] }
  | { readonly type: 'crop'; readonly frame: Frame }

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser gives no canvas')
  return context
}

/** Draws the picture with its edits on a canvas, which becomes as large as the result. */
export function drawEdited(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, edits: readonly Edit[]): void {
  canvas.width = picture.width
  canvas.height = picture.height
  contextOf(canvas).drawImage(picture, 0, 0)
  for (const edit of edits) applyEdit(canvas, edit, picture)
}

/** @param picture whose size determines that of the blocks: cropping does not make them smaller */
export function applyEdit(canvas: HTMLCanvasElement, edit: Edit, picture: Size): void {
  if (edit.type === 'blur') for (const frame of edit.frames) blur(canvas, frame, blockOf(picture))
  else crop(canvas, edit.frame)
}

function blur(canvas: HTMLCanvasElement, frame: Frame, block: number): void {
  const context = contextOf(canvas)
  const area = wholeBlocks(frame, block, canvas)
  const [left, top] = [Math.max(0, area.x - REACH * block), Math.max(0, area.y - REACH * block)]
  const right = Math.min(canvas.width, area.x + area.width + REACH * block)
  const lower = Math.min(canvas.height, area.y + area.height + REACH * block)
  const pixels = context.getImageData(left, top, right - left, lower - top)
  pixelate(pixels, { ...area, x: area.x - left, y: area.y - top }, block)
  context.putImageData(pixels, left, top)
}

function crop(canvas: HTMLCanvasElement, { x, y, width, height }: Frame): void {
  const kept = contextOf(canvas).getImageData(x, y, width, height)
  canvas.width = width
  canvas.height = height
  contextOf(canvas).putImageData(kept, 0, 0)
}
