import { unzipSync } from 'fflate'
import { parseHTML } from 'linkedom'
import { expect, test, vi } from 'vitest'
import { standardStyle } from '#formats/document/document-style.ts'
import type { NewBlock } from '../../data/reports/report.ts'
import { answerBlocks } from '../../report/answer-blocks.ts'
import type { SavedReport } from '../../report/document/written-report.ts'
import { htmlFile, markdownFile, wordFile } from './report-files.ts'

vi.stubGlobal('location', new URL('https://stat.example/office'))

function reportOf(blocks: readonly NewBlock[]): SavedReport {
  return {
    title: 'Report',
    language: 'en',
    style: standardStyle,
    works: new Map(),
    frozen: new Map(),
    results: new Map(),
    blocks: blocks.map(({ type, level = 1, text }, k) => ({
      id: String(k),
      type,
      level,
      source: undefined,
      runs: text?.runs ?? [],
    })),
  }
}

/** The property of a Word file about generated text; undefined if it has none. */
async function propertyOf(report: SavedReport): Promise<unknown> {
  const parts = unzipSync(new Uint8Array(await (await wordFile(report, [])).arrayBuffer()))
  const custom = new TextDecoder().decode(parts['docProps/custom.xml'] ?? new Uint8Array())
  const { document } = parseHTML(`<body>${custom.replace(/<\?xml.*?\?>/, '')}</body>`)
  const property = [...document.querySelectorAll('property')].find((one) => one.getAttribute('name') === 'AIGC')
  return property && JSON.parse(property.textContent ?? '')
}

const MARK = 'AI-generated, check it · Model A'
const own: NewBlock = { type: 'paragraph', text: { runs: [{ text: 'My own words.' }] } }
const withAnswer = reportOf([own, ...answerBlocks('# Which\n\nUse the *t* test.', 'Model A', MARK)])
const aigc = { Label: '1', ContentProducer: 'Model A' }

test('[AI7] files of a report with text of a model say so: a property in Word, a meta element in HTML, the line in Markdown', async () => {
  expect(await propertyOf(withAnswer)).toEqual(aigc)
  const html = await (await htmlFile(withAnswer)).text()
  const meta = parseHTML(html).document.querySelector('meta[name=AIGC]')
  expect(JSON.parse(meta?.getAttribute('content') ?? '')).toEqual(aigc)
  expect(html).toContain(MARK)
  const { blob, extension } = await markdownFile(withAnswer)
  expect(extension).toBe('md')
  expect(await blob.text()).toContain(MARK)
})

test('[AI7] files of a report without such text say nothing, also when a text of another device was not taken', async () => {
  const other: NewBlock = { type: 'other-text', text: { runs: [{ text: 'by a model', ai: 'Model A' }] } }
  for (const report of [reportOf([own]), reportOf([own, other])]) {
    expect(await propertyOf(report)).toBeUndefined()
    expect(await (await htmlFile(report)).text()).not.toContain('AIGC')
  }
})

test('[AI7] a model that its operator does not name is not named', async () => {
  expect(await propertyOf(reportOf(answerBlocks('Words', '', 'AI-generated, check it')))).toEqual({ Label: '1' })
})
