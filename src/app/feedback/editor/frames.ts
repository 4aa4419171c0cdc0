/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle of whole pixels within a picture. */
export interface Frame extends Point, Size {}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Side of the blocks that hide a part of a picture, in pixels: some 60 along its longer side, and never as small as letters. */
export function blockOf({ width, height }: Size): number {
  return within(Math.round(Math.max(width, height) / 60), 12, 48)
}

/** The frame moved by some pixels, within the picture. */
export function movedFrame(frame: Frame, right: number, down: number, picture: Size): Frame {
  return {
    ...frame,
    x: within(frame.x + right, 0, picture.width - frame.width),
    y: within(frame.y + down, 0, picture.height - frame.height),
  }
}

/** The frame with its right and lower edge moved by some pixels, within the picture, at least a block in size. */
export function resizedFrame(frame: Frame, right: number, down: number, picture: Size): Frame {
  const least = Math.min(blockOf(picture), picture.width, picture.height)
  return {
    ...frame,
    width: within(frame.width + right, least, picture.width - frame.x),
    height: within(frame.height + down, least, picture.height - frame.y),
  }
}

/** The frame between two opposite corners, within the picture. */
export function frameBetween(a: Point, b: Point, picture: Size): Frame {
  const x = within(Math.floor(Math.min(a.x, b.x)), 0, picture.width - 1)
  const y = within(Math.floor(Math.min(a.y, b.y)), 0, picture.height - 1)
  const right = within(Math.ceil(Math.max(a.x, b.x)), x + 1, picture.width)
  const lower = within(Math.ceil(Math.max(a.y, b.y)), y + 1, picture.height)
  return { x, y, width: right - x, height: lower - y }
}

/** The frame before the reader has moved it: in the middle, a third of the picture's width. */
export function firstFrame(picture: Size): Frame {
  const width = Math.max(1, Math.round(picture.width / 3))
  const height = Math.max(1, Math.round(picture.height / 6))
  return { x: Math.round((picture.width - width) / 2), y: Math.round((picture.height - height) / 2), width, height }
}

/** What the brush covers between two points: squares of two blocks, near enough to leave nothing out. */
export function brushFrames(from: Point, to: Point, picture: Size): Frame[] {
  const side = 2 * blockOf(picture)
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (side / 2)))
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps
    const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)]
    return frameBetween({ x: x - side / 2, y: y - side / 2 }, { x: x + side / 2, y: y + side / 2 }, picture)
  })
}

/** The frame grown to whole blocks, so that a block is never half hidden. */
export function wholeBlocks({ x, y, width, height }: Frame, block: number, picture: Size): Frame {
  const [left, top] = [Math.floor(x / block) * block, Math.floor(y / block) * block]
  const right = Math.min(picture.width, Math.ceil((x + width) / block) * block)
  const lower = Math.min(picture.height, Math.ceil((y + height) / block) * block)
  return { x: left, y: top, width: right - left, height: lower - top }
}
