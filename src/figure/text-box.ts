import type { TextPrimitive } from './primitive.ts'
import { richWidth } from './text-width.ts'

export interface TextBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The extent of a text, from cap height to descenders, in points. */
export function textBox({ x, y, text, size, anchor, bold, upwards }: TextPrimitive): TextBox {
  const width = richWidth(text, size, { bold })
  const before = anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width
  const [ascent, descent] = [0.78 * size, 0.2 * size]
  if (upwards === true) return { left: x - ascent, right: x + descent, top: y - width + before, bottom: y + before }
  return { left: x - before, right: x - before + width, top: y - ascent, bottom: y + descent }
}
