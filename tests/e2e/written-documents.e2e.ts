import { expect, test } from '@playwright/test'
import { documentStyles } from '#formats/document/document-style.ts'
import { sampleDocument } from '#formats/document/sample-document.fixture.ts'
import { writeDocument } from '#formats/docx/write-document.ts'
import { openedOffice } from '#tests/support/open-documents.ts'

for (const style of documentStyles)
  test(`RE4 LibreOffice opens a document in style ${style.id} and prints each of its texts`, async () => {
    const blob = await writeDocument(sampleDocument, style)
    const { text, pages } = openedOffice(new Uint8Array(await blob.arrayBuffer()), 'docx')
    const read = text.replaceAll(/\s+/g, '')
    for (const part of [
      '肺癌患者的生存分析',
      '材料与方法',
      '见表1、图1和式(1)',
      '1.第一条',
      '2.第二条',
      '1.又从一开始',
      '表1两组比较',
      '图1生存曲线',
      '表2全部变量',
      '表3手写的表',
      'x̄±s',
      '引文一段。',
    ])
      expect(read, part).toContain(part)
    const marks =
      style.references === 'gbt7714' ? ['[1]COX', '[2]KAPLAN', '[3]DELONG'] : ['1.COX', '2.KAPLAN', '3.DELONG']
    for (const mark of marks) expect(read).toContain(mark)
    expect(read).not.toContain('NOBODY')
    // letters of equations are upright or italic signs of Unicode; raised ones may be on a line of their own
    const plain = read.normalize('NFKC')
    expect(plain).toMatch(/a2?\+b/)
    expect(plain).toMatch(/∑2?x/)
    expect(pages).toBeGreaterThanOrEqual(4)
  })
