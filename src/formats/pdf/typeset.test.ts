import { expect, test } from 'vitest'
import { type Face, typeset } from './typeset.ts'

function face(name: string, style: Face['style'], characters: string, advance: number): Face {
  const has = (codePoint: number) => characters.includes(String.fromCodePoint(codePoint))
  return { name, style, has, width: (text, size) => Array.from(text).length * advance * size }
}

const latin = face('latin', 'normal', 'P0139/L =', 0.5)
const bold = face('latin-bold', 'bold', 'P0139/L =', 0.6)
const italic = face('latin-italic', 'italic', 'P', 0.5)
const chinese = face('chinese', 'normal', '生存P', 1)
const faces = [latin, bold, italic, chinese]

test('each character uses the first face in its style, or the first face that has it at all', () => {
  const { runs, width, missing } = typeset([{ text: 'P', italic: true }, { text: ' = 0生存' }], 10, false, faces)
  expect(runs.map((run) => [run.text, run.face.name])).toEqual([
    ['P', 'latin-italic'],
    [' = 0', 'latin'],
    ['生存', 'chinese'],
  ])
  expect(width).toBe(5 + 20 + 20)
  expect(missing).toEqual([])
})

test('bold that a face lacks is reported, and kept apart from real bold', () => {
  const { runs } = typeset([{ text: 'P生' }], 10, true, faces)
  expect(runs.map(({ face: { name }, embolden }) => [name, embolden])).toEqual([
    ['latin-bold', false],
    ['chinese', true],
  ])
})

test('superscript and subscript digits are set small from plain ones; characters missing in all faces are listed once', () => {
  const { runs, missing } = typeset([{ text: '10⁹/L₀☃☃' }], 10, false, faces)
  expect(runs.map(({ text, size, rise }) => [text, size, rise])).toEqual([
    ['10', 10, 0],
    ['9', 7, 3.5],
    ['/L', 10, 0],
    ['0', 7, -1.7999999999999998],
  ])
  expect(missing).toEqual(['☃'])
  expect(typeset([{ text: '⁰₀' }], 10, false, faces).runs.map(({ text, rise }) => [text, rise])).toEqual([
    ['0', 3.5],
    ['0', -1.7999999999999998],
  ])
})
