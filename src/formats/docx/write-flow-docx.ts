import type { FlowChart } from '#figure/flow-chart.ts'
import { flowAccent, flowTint, placeFlow } from '#figure/place-flow.ts'
import { tintOnPaper } from '#figure/theme.ts'
import { escapeXml } from '../xml/escape-xml.ts'
import { ZipWriter } from '../zip/write-zip.ts'
import { docxType } from './docx-styles.ts'
import { emu, flowShapes } from './flow-shapes.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const word2010 = 'http://schemas.microsoft.com/office/word/2010'
const wordprocessing = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const namespaces = [
  `xmlns:w="${office}/wordprocessingml/2006/main"`,
  `xmlns:wp="${office}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${office}/drawingml/2006/main"`,
  `xmlns:mc="${office}/markup-compatibility/2006"`,
  `xmlns:wpg="${word2010}/wordprocessingGroup"`,
  `xmlns:wps="${word2010}/wordprocessingShape"`,
].join(' ')

const twipsPerPoint = 20
/** Points. A4, or higher if the chart needs it. */
const page = { width: 595.3, height: 841.9, margin: 48 }

/** A flow chart as a one-page Word document with movable boxes and arrows and editable text, for Word 2010 and later. */
export function writeFlowDocx(chart: FlowChart, description: string): Blob {
  const placed = placeFlow(chart)
  const extent = `cx="${emu(placed.width)}" cy="${emu(placed.height)}"`
  const group = [
    `<wpg:wgp><wpg:cNvGrpSpPr/><wpg:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/><a:chOff x="0" y="0"/><a:chExt ${extent}/></a:xfrm></wpg:grpSpPr>`,
    `${flowShapes(placed, 2, tintOnPaper(flowAccent, flowTint))}</wpg:wgp>`,
  ].join('')
  const drawing = [
    `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${extent}/><wp:effectExtent l="0" t="0" r="0" b="0"/>`,
    `<wp:docPr id="1" name="Flow chart" descr="${escapeXml(description)}"/><wp:cNvGraphicFramePr/>`,
    `<a:graphic><a:graphicData uri="${word2010}/wordprocessingGroup">${group}</a:graphicData></a:graphic></wp:inline></w:drawing>`,
  ].join('')
  const older = `<mc:Fallback><w:t>${escapeXml(description)}</w:t></mc:Fallback>`
  const run = `<w:r><mc:AlternateContent><mc:Choice Requires="wpg">${drawing}</mc:Choice>${older}</mc:AlternateContent></w:r>`
  const body = `<w:p><w:pPr><w:spacing w:before="0" w:after="0"/><w:jc w:val="center"/></w:pPr>${run}</w:p>${section(placed.height)}`
  const zip = new ZipWriter()
  zip.add('[Content_Types].xml', contentTypes)
  zip.add('_rels/.rels', relations)
  zip.add('word/document.xml', `${declaration}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`)
  return zip.finish(docxType)
}

function section(chartHeight: number): string {
  // the drawing's paragraph has a line of text below it
  const height = Math.max(page.height, chartHeight + 2 * page.margin + 24)
  const twips = (points: number) => Math.round(points * twipsPerPoint)
  const margin = twips(page.margin)
  return `<w:sectPr><w:pgSz w:w="${twips(page.width)}" w:h="${twips(height)}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="0" w:footer="0" w:gutter="0"/></w:sectPr>`
}

const contentTypes = `${declaration}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordprocessing}"/></Types>`
const relations = `${declaration}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
