import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { Scene } from '#figure/scene.ts'
import type { WrittenResult } from '#formats/document/provenance.ts'
import { readDocx } from '#formats/docx/read-docx.ts'
import { figureName, writeFiguresZip } from './write-figures-zip.ts'

const scene = (description: string): Scene => ({ width: 50, height: 40, panels: [], description })

test('each figure is a file of the archive, numbered in order and named by its title', async () => {
  const fractions: number[] = []
  const figures = [
    { title: 'Age', scene: scene('first'), origin: [] },
    { title: '生存 a/b', scene: scene('second'), origin: [] },
  ]
  const blob = await writeFiguresZip(figures, 'svg', { dpi: 300, language: 'en' }, (done) => fractions.push(done))
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['Fig1_Age.svg', 'Fig2_生存 a_b.svg'])
  expect(strFromU8(files['Fig2_生存 a_b.svg'] ?? new Uint8Array())).toContain('aria-label="second"')
  expect(fractions).toEqual([0.5, 1])
})

test('Word files of the archive state how each figure was computed', async () => {
  vi.stubGlobal('location', { protocol: 'https:', origin: 'https://example.org' })
  const box = { row: 0, from: 0, to: 1, lines: [{ text: 'n = 90' }] }
  const flow = { ...scene('flow'), flow: { width: 80, columns: 1, boxes: [box], arrows: [], stages: [] } }
  const stated = (title: string): WrittenResult => ({
    kind: 'tool',
    entry: 'flow-consort',
    title,
    question: '{}',
    dataVersion: '',
    engineVersion: '1',
    recipe: 0,
    tables: [],
    figures: [{ id: 'figure', part: 0, sha256: 'ff' }],
    texts: [],
  })
  const figures = ['A', 'B'].map((title) => ({ title, scene: flow, origin: async () => stated(title) }))
  const blob = await writeFiguresZip(figures, 'docx', { dpi: 300, language: 'en' }, () => undefined)
  const files = Object.values(unzipSync(new Uint8Array(await blob.arrayBuffer())))
  const read = await Promise.all(files.map((file) => readDocx(new Blob([file as Uint8Array<ArrayBuffer>]))))
  expect(read.map(({ provenance }) => provenance?.results)).toEqual([[stated('A')], [stated('B')]])
})

test('a long title is cut, a character beyond the first plane stays whole', () => {
  expect(figureName(0, `${'a'.repeat(79)}𠀀b`, 'pdf')).toBe(`Fig1_${'a'.repeat(79)}𠀀.pdf`)
  expect(figureName(11, ' two\n lines ', 'tiff')).toBe('Fig12_two lines.tiff')
})
