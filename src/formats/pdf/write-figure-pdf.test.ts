import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Scene } from '#figure/scene.ts'
import { woffToSfnt } from '../font/woff-to-sfnt.ts'
import { fontFiles } from './font-files.ts'
import { writeFigurePdf } from './write-figure-pdf.ts'

const sfntOf = (name: string) =>
  woffToSfnt(readFileSync(resolve(import.meta.dirname, `../../../public/fonts/${name}.woff`)))
const fonts = () => [{ name: 'arimo-greek-italic', style: 'italic' as const, sfnt: sfntOf('arimo-greek-italic') }]

const scene = (title: string): Scene => ({ width: 50, height: 50, title, description: 'x', panels: [] })

test('characters that no font has are listed, even a single one', () => {
  expect(() => writeFigurePdf(scene('α☃'), fonts(), 'en')).toThrow('pdf-characters {"characters":"☃"}')
  expect(() => writeFigurePdf(scene('☃α中☃'), fonts(), 'en')).toThrow('pdf-characters {"characters":"☃ 中"}')
  expect(writeFigurePdf(scene('αβ'), fonts(), 'en').length).toBeGreaterThan(1000)
})

test.each(['sans', 'serif'] as const)('the %s fonts have the signs that figures add to words', (family) => {
  const all = fontFiles({ font: family }).map((font) => ({ ...font, sfnt: sfntOf(font.name) }))
  expect(writeFigurePdf(scene('← Favours treatment → • – — … − × ± ≤ ≥ ≈ χ² μ °'), all, 'en').length).toBeGreaterThan(
    1000,
  )
})

test('Chinese has the typeface that the reader chose beside that of the Latin letters', () => {
  const names = fontFiles({ font: 'serif', chineseFont: 'sans' }).map(({ name }) => name)
  expect(names).toContain('tinos-latin')
  expect(names).toContain('noto-sans-sc-chinese')
  expect(names.some((name) => name.startsWith('arimo') || name.startsWith('noto-serif'))).toBe(false)
  const fonts = fontFiles({ font: 'serif', chineseFont: 'sans' })
    .filter(({ name }) => /tinos-latin$|chinese$/.test(name))
    .map((font) => ({ ...font, sfnt: sfntOf(font.name) }))
  const pdf = new TextDecoder('latin1').decode(writeFigurePdf(scene('Survival 生存率'), fonts, 'zh'))
  for (const name of ['tinos-latin', 'noto-sans-sc-chinese']) expect(pdf).toContain(`SLIPST+${name}`)
})
