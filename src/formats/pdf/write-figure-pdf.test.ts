import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Scene } from '#figure/scene.ts'
import { woffToSfnt } from '../font/woff-to-sfnt.ts'
import { writeFigurePdf } from './write-figure-pdf.ts'

const file = resolve(import.meta.dirname, '../../../public/fonts/arimo-greek-italic.woff')
const fonts = () => [{ name: 'arimo-greek-italic', style: 'italic' as const, sfnt: woffToSfnt(readFileSync(file)) }]

const scene = (title: string): Scene => ({ width: 50, height: 50, title, description: 'x', panels: [] })

test('characters that no font has are listed, even a single one', () => {
  expect(() => writeFigurePdf(scene('α☃'), fonts(), 'en')).toThrow('pdf-characters {"characters":"☃"}')
  expect(() => writeFigurePdf(scene('☃α中☃'), fonts(), 'en')).toThrow('pdf-characters {"characters":"☃ 中"}')
  expect(writeFigurePdf(scene('αβ'), fonts(), 'en').length).toBeGreaterThan(1000)
})
