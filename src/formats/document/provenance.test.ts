import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { embedProvenance } from '../docx/embed-provenance.ts'
import { readDocx } from '../docx/read-docx.ts'
import { writeDocument } from '../docx/write-document.ts'
import { writeFlowDocx } from '../docx/write-flow-docx.ts'
import { woffToSfnt } from '../font/woff-to-sfnt.ts'
import { isOwnPdf, readPdfProvenance } from '../pdf/read-pdf-provenance.ts'
import { writeFigurePdf } from '../pdf/write-figure-pdf.ts'
import { standardStyle } from './document-style.ts'
import { type Provenance, parseProvenance, provenanceText, type WrittenResult } from './provenance.ts'
import { sampleDocument } from './sample-document.fixture.ts'

const provenance: Provenance = {
  language: 'zh',
  preset: 'chinese-journal',
  software: 'test',
  site: 'https://example.org',
  writtenAt: 1,
  recipes: [[{ kind: 'dataset', id: 'd', fields: { importSchema: { columns: [] } } }]],
  results: [
    {
      kind: 'analysis',
      entry: 'table-one',
      title: '基线 <&> “表” 😀',
      question: '[1,[]]',
      dataVersion: 'abc',
      engineVersion: '5',
      recipe: 0,
      tables: [
        {
          id: 't',
          part: 0,
          title: 'T',
          head: ['变量', 'P'],
          rows: [
            [
              ['年龄', null],
              ['< 0.001', 1e-7],
            ],
          ],
        },
      ],
      figures: [{ id: 'f', part: 0, sha256: 'ff' }],
      texts: ['P < 0.001'],
    },
  ],
}

const written = () => writeDocument({ ...sampleDocument, provenance }, standardStyle)

test('a Word file keeps it in a part of its own, and its text beside it', async () => {
  const read = await readDocx(await written())
  expect(read.provenance).toEqual(provenance)
  expect(read.tables.length).toBeGreaterThan(1)
  expect(read.paragraphs.at(-1)).toBe('本文件中的数字可在 https://example.org/verify 核对。')
  const without = await readDocx(await writeDocument(sampleDocument, standardStyle))
  expect(without.provenance).toBeUndefined()
  expect(without.paragraphs.some((text) => text.includes('/verify'))).toBe(false)
  expect(read.tables).toEqual(without.tables)
})

test('a program that saves the file anew may give the part another name and prefix', async () => {
  const parts = unzipSync(new Uint8Array(await (await written()).arrayBuffer()))
  const item = strFromU8(parts['customXml/item1.xml'] ?? new Uint8Array())
  const renamed = item
    .replace('<provenance xmlns=', '<p1:provenance xmlns:p1=')
    .replace('</provenance>', '</p1:provenance>')
  const { 'customXml/item1.xml': _, ...others } = parts
  const other = '<b:Sources xmlns:b="x"/>'
  const file = zipSync({ ...others, 'customXml/item1.xml': strToU8(other), 'customXml/item7.xml': strToU8(renamed) })
  expect((await readDocx(new Blob([file as Uint8Array<ArrayBuffer>]))).provenance).toEqual(provenance)
})

test('a Word file of shapes alone, which refers to no other part, keeps it too', async () => {
  const box = { row: 0, from: 0, to: 1, lines: [{ text: 'n = 90' }] }
  const flow = writeFlowDocx({ width: 80, columns: 1, boxes: [box], arrows: [], stages: [] }, 'a flow chart')
  const file = embedProvenance(await flow.arrayBuffer(), provenance)
  expect((await readDocx(new Blob([file]))).provenance).toEqual(provenance)
})

test('a result of a clinical tool is stated in a newer format; a file without one stays readable for older programs', () => {
  const tool = {
    ...provenance.results[0],
    kind: 'tool',
    question: '{"weight":{"value":65,"unit":"kg"}}',
  } as WrittenResult
  const text = provenanceText({ ...provenance, results: [tool], recipes: [] })
  expect(JSON.parse(text)).toMatchObject({ format: 2 })
  expect(parseProvenance(text).results).toEqual([tool])
  expect(JSON.parse(provenanceText(provenance))).toMatchObject({ format: 1 })
})

test('a PDF of a figure has it in its metadata', () => {
  const woff = readFileSync(resolve(import.meta.dirname, '../../../public/fonts/arimo-latin.woff'))
  const fonts = [{ name: 'arimo-latin', style: 'normal' as const, sfnt: woffToSfnt(woff) }]
  const scene = { width: 50, height: 50, title: 'x', description: 'x', panels: [] }
  expect(readPdfProvenance(writeFigurePdf(scene, fonts, 'en', null, provenanceText(provenance)))).toEqual(provenance)
  const without = writeFigurePdf(scene, fonts, 'en')
  expect(readPdfProvenance(without)).toBeUndefined()
  expect(isOwnPdf(without)).toBe(true)
  expect(isOwnPdf(new TextEncoder().encode('%PDF-1.4 /Producer (Skia/PDF)'))).toBe(false)
  expect(() => readPdfProvenance(new Uint8Array([1, 2, 3]))).toThrow('not-a-document')
})

test('what is damaged, or of a newer program, is named as such', async () => {
  const text = provenanceText(provenance)
  expect(text).toMatch(/^[\x20-\x7e]+$/)
  expect(parseProvenance(text)).toEqual(provenance)
  const parsed = { format: 1, ...provenance }
  for (const wrong of [
    '',
    '[]',
    text.slice(0, -9),
    JSON.stringify({ ...parsed, format: 0 }),
    JSON.stringify({ ...parsed, results: [{ ...provenance.results[0], tables: [{ id: 1 }] }] }),
    JSON.stringify({ ...parsed, recipes: [[{ kind: 'dataset', id: 'x', fields: [] }]] }),
  ])
    expect(() => parseProvenance(wrong), wrong.slice(0, 40)).toThrow('damaged-provenance')
  expect(() => parseProvenance(JSON.stringify({ ...parsed, format: 3 }))).toThrow('newer-provenance')
  const book = zipSync({ 'xl/workbook.xml': strToU8('<x/>') }) as Uint8Array<ArrayBuffer>
  await expect(readDocx(new Blob([book]))).rejects.toThrow('not-a-document')
})
