import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { documentStyles, standardStyle } from '../document/document-style.ts'
import { sampleDocument, sampleTable, words } from '../document/sample-document.fixture.ts'
import { writeDocument } from './write-document.ts'

async function partsOf(document = sampleDocument, style = standardStyle) {
  const files = unzipSync(new Uint8Array(await (await writeDocument(document, style)).arrayBuffer()))
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { xml: part('word/document.xml'), styles: part('word/styles.xml'), part }
}

/** The paragraph with a text. */
const paragraphWith = (xml: string, text: string) => xml.split('<w:p>').find((part) => part.includes(text)) ?? ''

test('RE4 headings have the styles of Word', async () => {
  const { xml, styles } = await partsOf()
  expect(paragraphWith(xml, '材料与方法')).toContain('<w:pStyle w:val="Heading1"/>')
  expect(paragraphWith(xml, '统计学方法')).toContain('<w:pStyle w:val="Heading2"/>')
  expect(paragraphWith(xml, '生存分析')).toMatch(/Heading3|Title/)
  for (const name of ['heading 1', 'heading 2', 'heading 3', 'caption', 'Body Text', 'Bibliography'])
    expect(styles.toLowerCase()).toContain(`<w:name w:val="${name.toLowerCase()}"/>`)
})

test('tables and figures are numbered by fields in bookmarks, and cross-references follow these', async () => {
  const { xml } = await partsOf()
  for (const [bookmark, label, number] of [
    ['_Ref_table_1', '表', 1],
    ['_Ref_figure_1', '图', 1],
    ['_Ref_table_2', '表', 2],
    ['_Ref_table_3', '表', 3],
  ]) {
    expect(xml).toMatch(
      new RegExp(
        `<w:bookmarkStart w:name="${bookmark}"[^>]*/>(?:(?!bookmarkEnd).)*${label} (?:(?!bookmarkEnd).)*SEQ ${label} (?:(?!bookmarkEnd).)*>${number}<`,
      ),
    )
  }
  const paragraph = paragraphWith(xml, '采用 Cox 回归')
  expect(paragraph).toMatch(/REF _Ref_table_1 \\h.*表 1.*REF _Ref_figure_1 \\h.*图 1.*REF _Ref_equation_1 \\h.*\(1\)/)
})

test('RE4 only what is cited is listed, in the order of citation', async () => {
  const { xml } = await partsOf()
  const list = xml.slice(xml.indexOf('参考文献'))
  expect(list).toMatch(/1\..*COX D R.*2\..*KAPLAN E L.*3\..*DELONG E R/)
  expect(list).not.toContain('NOBODY')
  expect(paragraphWith(xml, '采用 Cox 回归')).toMatch(/>\[1\]<.*>\[1–3\]<.*>\[\?\]</)
})

test('only the section of the wide table is landscape', async () => {
  const { xml } = await partsOf()
  const sections = xml.split('<w:sectPr>')
  expect(sections).toHaveLength(4)
  expect(sections.map((after, k) => (k === 0 ? '' : /w:orient="(\w+)"/.exec(after)?.[1]))).toEqual([
    '',
    'portrait',
    'landscape',
    'portrait',
  ])
  expect(sections[1]).toContain('全部变量')
  expect(sections[2]).toContain('宽表之后')
  const upright = { ...sampleDocument, blocks: [{ kind: 'table', id: 'a', table: sampleTable(8) } as const] }
  expect((await partsOf(upright)).xml).not.toContain('landscape')
})

test('a list of numbers that follows other text starts again', async () => {
  const { xml } = await partsOf()
  const list = (text: string) => /<w:numId w:val="(\w+)"/.exec(paragraphWith(xml, text))?.[1]
  expect(list('第二条')).toBe(list('第一条'))
  expect(list('又从一开始')).not.toBe(list('第一条'))
})

test('equations are objects of Word; what is none is written as typed', async () => {
  const { xml } = await partsOf()
  expect(xml.match(/<m:oMath>/g)).toHaveLength(2)
  expect(xml).toContain('\\frac{1')
})

test('a fixed distance of lines does not cut off an equation', async () => {
  const [, fixed] = documentStyles
  const { xml } = await partsOf(sampleDocument, fixed)
  expect(paragraphWith(xml, '采用 Cox 回归')).toContain('w:line="400" w:lineRule="atLeast"')
  expect(paragraphWith(xml, '宽表之前')).not.toContain('w:line=')
})

test('a table has three lines, its head is repeated, and short rows are filled up', async () => {
  const { xml } = await partsOf()
  const table = xml.slice(xml.indexOf('手写的表'))
  const rows = table.slice(0, table.indexOf('</w:tbl>')).split('<w:tr>').slice(1)
  expect(rows.map((row) => row.match(/<w:tc>/g)?.length)).toEqual([2, 2, 2])
  expect(rows[0]).toMatch(/<w:tblHeader\/>.*<w:b\/>.*项目/)
})

test.each(documentStyles)('style $id: fonts, sizes, spacing, indents and margins', async (style) => {
  const { xml, styles, part } = await partsOf(sampleDocument, style)
  const twips = (mm: number) => Math.floor((mm / 25.4) * 1440)
  expect(xml).toContain(`w:top="${twips(style.margins.top)}"`)
  expect(xml).toContain(`w:left="${twips(style.margins.left)}"`)
  const text = /<w:style [^>]*w:styleId="BodyText".*?<\/w:style>/.exec(styles)?.[0] ?? ''
  if ('points' in style.lines)
    expect(text).toMatch(new RegExp(`w:line="${style.lines.points * 20}" w:lineRule="exact"`))
  else expect(text).toMatch(new RegExp(`w:line="${style.lines.multiple * 240}" w:lineRule="auto"`))
  if (style.firstLineIndent > 0) expect(text).toContain(`w:firstLineChars="${style.firstLineIndent * 100}"`)
  else expect(text).not.toContain('firstLine')
  const heading = /<w:style [^>]*w:styleId="Heading1".*?<\/w:style>/.exec(styles)?.[0] ?? ''
  expect(heading).toContain(`w:eastAsia="${style.fonts.heading.chinese}"`)
  expect(heading).toContain(`<w:sz w:val="${style.sizes.headings[0] * 2}"/>`)
  expect(part('word/footer1.xml')).toContain('PAGE')
  expect(part('docProps/custom.xml')).toContain('AIGC')
  const mark = style.citations.isSuperscript ? /<w:vertAlign w:val="superscript"\/>[^[]*\[1-3\]/ : />\[1–3\]</
  expect(xml).toMatch(mark)
  expect(xml).toContain(style.references === 'gbt7714' ? '[1]' : '1.')
})

test('captions stand where the style says', async () => {
  const below = { ...standardStyle, captions: { table: 'below', figure: 'above' } } as const
  const { xml } = await partsOf(sampleDocument, below)
  expect(xml.indexOf('两组比较')).toBeGreaterThan(xml.indexOf('x̄±s'))
  expect(xml.indexOf('生存曲线</w:t>')).toBeLessThan(xml.indexOf('<w:drawing>'))
  const usual = (await partsOf()).xml
  expect(usual.indexOf('两组比较')).toBeLessThan(usual.indexOf('x̄±s'))
  expect(usual.indexOf('生存曲线</w:t>')).toBeGreaterThan(usual.indexOf('<w:drawing>'))
})

test('an empty document, and one of 500 blocks, are written', async () => {
  const empty = { title: '', language: 'en', blocks: [], references: new Map<string, string>() } as const
  expect((await partsOf(empty)).xml).toContain('<w:body>')
  const runs = [words('text <&> '), words('one\ntwo'), { kind: 'text', text: '\u0000' } as const]
  const blocks = Array.from({ length: 500 }, () => ({ kind: 'paragraph', runs }) as const)
  const { xml } = await partsOf({ ...empty, blocks })
  expect(xml).toContain('text &lt;&amp;&gt;')
  expect(xml).toMatch(/>one<\/w:t><w:cr\/><w:t[^>]*>two</)
})
