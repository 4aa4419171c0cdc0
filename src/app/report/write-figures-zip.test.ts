import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Scene } from '#figure/scene.ts'
import { figureName, writeFiguresZip } from './write-figures-zip.ts'

const scene = (description: string): Scene => ({ width: 50, height: 40, panels: [], description })

test('each figure is a file of the archive, numbered in order and named by its title', async () => {
  const fractions: number[] = []
  const figures = [
    { title: 'Age', scene: scene('first') },
    { title: '生存 a/b', scene: scene('second') },
  ]
  const blob = await writeFiguresZip(figures, 'svg', { dpi: 300, language: 'en' }, (done) => fractions.push(done))
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['Fig1_Age.svg', 'Fig2_生存 a_b.svg'])
  expect(strFromU8(files['Fig2_生存 a_b.svg'] ?? new Uint8Array())).toContain('aria-label="second"')
  expect(fractions).toEqual([0.5, 1])
})

test('a long title is cut, a character beyond the first plane stays whole', () => {
  expect(figureName(0, `${'a'.repeat(79)}𠀀b`, 'pdf')).toBe(`Fig1_${'a'.repeat(79)}𠀀.pdf`)
  expect(figureName(11, ' two\n lines ', 'tiff')).toBe('Fig12_two lines.tiff')
})
