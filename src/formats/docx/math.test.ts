import { Document, Packer, Paragraph } from 'docx'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parseMath } from '../math/parse-math.ts'
import { mathObject } from './math.ts'

async function xmlOf(source: string): Promise<string> {
  const children = [new Paragraph({ children: [mathObject(parseMath(source))] })]
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }))
  return strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml'] ?? new Uint8Array())
}

test.each([
  ['\\frac{a}{b}', /<m:f>.*<m:num>.*a.*<m:den>.*b/],
  ['\\sqrt[3]{8}', /<m:rad>.*<m:deg>.*3.*<m:e>.*8/],
  ['x_1^2', /<m:sSubSup>/],
  ['\\sum_{i=1}^n x', /<m:nary>.*∑.*<m:sub>.*i.*<m:sup>.*n.*<m:e>.*x/],
  ['\\prod x', /<m:chr m:val="∏"\/>/],
  ['\\bar x', /<m:acc>/],
  ['\\overline{xy}', /<m:bar>/],
  ['\\left(x\\right]', /<m:begChr m:val="\("\/>.*<m:endChr m:val="\]"\/>|<m:endChr m:val="\]"\/>/],
  ['\\text{若}', /<m:nor[^>]*>.*若/],
  ['a<b', /a.*&lt;.*b/],
])('%s is an equation of Word', async (source, pattern) => {
  const xml = await xmlOf(source)
  expect(xml).toContain('<m:oMath>')
  expect(xml).toMatch(pattern)
})
