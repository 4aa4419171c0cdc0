import { expect, test } from 'vitest'
import { cutLines } from './cut-lines.ts'
import type { TextPrimitive } from './primitive.ts'

const text = (words: string, x: number, y: number): TextPrimitive => ({
  kind: 'text',
  x,
  y,
  text: [{ text: words }],
  size: 10,
  anchor: 'start',
  colour: 'ink',
})
const level = { from: [0, 50], to: [100, 50] } as const

test('a line is cut around a text that it would cross, and only there', () => {
  const pieces = cutLines([level], [text('生存', 30, 53), text('率', 30, 90)])
  expect(pieces.map((piece) => (piece.kind === 'path' ? piece.d : ''))).toEqual(['M0,50L28,50', 'M52,50L100,50'])
})

test('texts at the ends and overlapping texts leave the remaining parts', () => {
  const pieces = cutLines([level], [text('生', 0, 53), text('生存', 85, 53), text('存', 40, 52), text('存率', 42, 54)])
  expect(pieces.map((piece) => (piece.kind === 'path' ? piece.d : ''))).toEqual(['M12,50L38,50', 'M64,50L83,50'])
})

test('a vertical line is cut at the height of the text', () => {
  const pieces = cutLines([{ from: [35, 0], to: [35, 100] }], [text('生存', 30, 53)])
  expect(pieces.map((piece) => (piece.kind === 'path' ? piece.d : ''))).toEqual(['M35,0L35,44.7', 'M35,55.5L35,100'])
})
