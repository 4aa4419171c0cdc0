import { readFileSync } from 'node:fs'
import { gunzipSync, unzipSync } from 'fflate'
import type { PresentedHeadCell, PresentedTable } from '#catalog/kit/present/present-table.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import type { FlowChart } from '#figure/flow-chart.ts'
import type { Scene } from '#figure/scene.ts'
import { dictionaryToCsv, frameToCsv } from '#formats/csv/write-csv.ts'
import { type DocumentContents, writeDocx, writeFigureDocx, writeReport } from '#formats/docx/write-docx.ts'
import { writeFlowDocx } from '#formats/docx/write-flow-docx.ts'
import { frameToDta } from '#formats/dta/write-dta.ts'
import { figureSheets } from '#formats/figure-data/figure-sheets.ts'
import { woffToSfnt } from '#formats/font/woff-to-sfnt.ts'
import { copiedTable } from '#formats/html/copied-table.ts'
import { withDpi } from '#formats/image/png-dpi.ts'
import { writeTiff } from '#formats/image/write-tiff.ts'
import { frameToParquet } from '#formats/parquet/write-parquet.ts'
import { fontFiles } from '#formats/pdf/font-files.ts'
import { writeFigurePdf } from '#formats/pdf/write-figure-pdf.ts'
import { writeProject } from '#formats/project/write-project.ts'
import { frameToRds } from '#formats/rdata/write-rds.ts'
import { frameToSav } from '#formats/sav/write-sav.ts'
import { dictionarySheets } from '#formats/xlsx/dictionary-sheets.ts'
import { framesToXlsx, frameToXlsx } from '#formats/xlsx/write-frame.ts'
import { tablesToXlsx } from '#formats/xlsx/write-tables.ts'
import { frameToXpt } from '#formats/xpt/write-xpt.ts'
import { createRandom } from './random.ts'
import { rFrame, spssFrame, stataFrame } from './random-frame.ts'

const day = 86_400_000

/** A column of every type, with special values. */
const frame = makeFrame([
  textColumn({ id: 'c1', name: '编号 & <x>', label: 'a, "b"' }, [
    '001',
    '=1+1',
    null,
    ' a\tb\r\n"c" \u0001 _x0041_ ',
    '-',
    '+1',
    '＝2',
  ]),
  makeNumericColumn(
    {
      id: 'c2',
      name: 'x',
      missingCodes: [999, -9],
      missingRanges: [
        [null, -1],
        [90, null],
        [5, 6],
      ],
    },
    [0.1 + 0.2, -1e-300, null, 12345678901234568, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ),
  makeNumericColumn(
    { id: 'c3', name: '=日期', type: 'date' },
    [19_000, null, -25_509, -25_508, 0, -719_162, 47_481].map((d) => (d === null ? null : d * day)),
  ),
  makeNumericColumn({ id: 'c4', name: 'time', type: 'datetime' }, [
    1_683_000_615_000,
    1_683_000_615_250,
    null,
    -3e12,
    -25_508 * day,
    0.5 * day,
    null,
  ]),
  textColumn(
    {
      id: 'c5',
      name: 'a name of some forty letters and more, so wide',
      valueLabels: [
        { value: 'a', label: 'first' },
        { value: 'b', label: 'second' },
      ],
    },
    ['a', 'b', 'a', null, 'c'.repeat(32_768), 'd', '\ud800 \ufffe'],
  ),
])
const single = makeFrame([textColumn({ id: 'c1', name: 'one' }, ['x', null, ' y'])])
const wide = makeFrame(Array.from({ length: 30 }, (_, k) => makeNumericColumn({ id: `c${k}`, name: `v${k}` }, [k, -k])))

const run = (text: string) => ({ text, runs: [{ text }] })
const head = (
  text: string,
  colSpan = 1,
  rowSpan = 1,
  align: 'left' | 'center' | 'right' = 'center',
): PresentedHeadCell => ({ ...run(text), align, colSpan, rowSpan })
const cell = (text: string, raw: number | string | null = null, align: 'left' | 'center' | 'right' = 'right') => ({
  ...run(text),
  align,
  raw,
})
const p = {
  text: 'P25',
  runs: [
    { text: 'P', italic: true as const },
    { text: '25', script: 'sub' as const },
    { text: 'a', script: 'super' as const },
  ],
  align: 'center' as const,
  colSpan: 1,
  rowSpan: 1,
}

const table: PresentedTable = {
  id: 't',
  title: '表1: 基线 <&>',
  head: [
    [head('变量', 1, 2, 'left'), head('组别', 2), head('P', 1, 2), head('检验')],
    [head('甲'), p, head('统计量')],
  ],
  body: [
    {
      depth: 0,
      cells: [
        cell('年龄', null, 'left'),
        cell('56.12', 56.123456789),
        cell('60.0', 60),
        cell('< 0.001', 1.2e-7),
        cell('t'),
      ],
    },
    {
      depth: 1,
      cells: [
        cell('男性患者的人数以及所占的百分比例', null, 'left'),
        cell('12 (60.0)'),
        cell('−0.50', -0.5),
        cell('0.0321', 0.0321),
        cell('卡方'),
      ],
    },
    {
      depth: 2,
      cells: [
        cell('a\tb', 'text', 'left'),
        cell('50.0%', 0.5),
        cell('1,234', 1234),
        { ...cell(''), runs: [] },
        cell('F'),
      ],
    },
  ],
  notes: ['x̄±s', 'P < 0.05 "significant"'],
}
const plain = (columns: number, words: readonly string[]): PresentedTable => ({
  id: 'u',
  title: 'Columns',
  head: [Array.from({ length: columns }, (_, k) => head(`column ${k}`))],
  body: words.map((word, depth) => ({
    depth,
    cells: Array.from({ length: columns }, (_, k) => cell(k === 0 ? word : String(k), k)),
  })),
  notes: [],
})

/** A picture of one pixel. */
const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
const picture = { title: '图1', description: 'a "dot"', png }
const document: DocumentContents = {
  title: '肺癌',
  text: [{ paragraphs: ['纳入 9 / 共 10 例。'] }, { heading: '结果', paragraphs: ['差值为 1.2。', 'More.'] }],
  tables: [table],
  figures: [
    { ...picture, width: 100, height: 70 },
    { ...picture, width: 320, height: 200, svg: '<svg/>' },
  ],
  methods: { heading: '方法', text: '采用 t 检验。' },
}
const across: DocumentContents = { ...document, tables: [plain(9, ['x']), table], methods: { heading: '', text: '' } }
const upright: DocumentContents = { ...document, tables: [plain(8, ['one', 'two words']), plain(1, [])], figures: [] }

const boxes = [
  [0, 1, 2],
  [1, 1.6, 2.6],
  [2, 0, 1],
  [2, 1, 2],
  [2, 2, 3],
  [1, 0.4, 1.4],
  [3, 0, 3],
] as const
const chart: FlowChart = {
  width: 150,
  columns: 3,
  boxes: boxes.map(([row, from, to], k) => ({
    row,
    from,
    to,
    lines: [
      { text: `方框 ${k} & <more>`, ...(k % 2 === 0 && { bold: true as const }) },
      { text: 'a point', point: 1 as const },
      { text: 'within', point: 2 as const },
    ],
    ...((k === 1 || k === 5) && { role: 'aside' as const }),
    ...(k === 6 && { role: 'heading' as const }),
  })),
  arrows: [
    { from: 0, to: 1, into: 'side' },
    { from: 0, to: 5, into: 'side' },
    { from: 0, to: 2 },
    { from: 0, to: 3 },
    { from: 0, to: 4 },
  ],
  stages: [
    { label: '分组', firstRow: 0, lastRow: 1 },
    { label: 'Follow-up', firstRow: 2, lastRow: 2 },
  ],
}
/** Tall enough to need a page of its own height. */
const tall: FlowChart = {
  ...chart,
  boxes: chart.boxes.map((box) => ({ ...box, lines: Array.from({ length: 20 }, () => ({ text: 'line' })) })),
  stages: [],
}

function scene(width: number, height: number, look?: Scene['look']): Scene {
  return {
    width,
    height,
    title: '图 A 血压 x²',
    description: 'all kinds of marks',
    panels: [
      {
        x: { kind: 'linear', title: 'Age (years)', domain: [0, 10], grid: true },
        y: { kind: 'linear', title: '收缩压 10⁻⁹', domain: [0, 5] },
        marks: [
          { kind: 'line', x: [1, 4, 9], y: [1, 4, 2], colour: { series: 0 }, dash: 'dashed' },
          { kind: 'band', x: [1, 5, 9], lower: [0, 1, 1], upper: [2, 3, 4], curve: 'linear', colour: { series: 1 } },
          { kind: 'step', x: [0, 5], y: [1, 3], colour: 'ink', width: 2 },
          { kind: 'point', x: [2, 6], y: [3, 4], colour: { series: 2 }, size: 4, shape: 'circle', fill: 'open' },
          { kind: 'point', x: [3], y: [2], colour: 'muted', size: 5, shape: 'circle', fill: 'translucent' },
          { kind: 'rect', x: [7, 8], y: [1, 2], fill: 'faint', stroke: 'ink' },
          { kind: 'rect', x: [8, 9], y: [0, 1], fill: null, stroke: 'ink' },
          { kind: 'text', at: [5, 1], text: [{ text: 'end' }], anchor: 'end', colour: 'ink' },
        ],
        brackets: [{ from: 1, to: 4, text: [{ text: 'P', italic: true }] }],
        note: {
          lines: [
            [
              { text: 'P', italic: true },
              { text: ' = 0.03' },
              { text: '2', script: 'super' },
              { text: 'χ', script: 'sub' },
            ],
          ],
          corner: 'top-left',
        },
      },
    ],
    caption: 'α = 0.05',
    ...(look && { look }),
  }
}

function pdf(scene: Scene, language: 'en' | 'zh'): Uint8Array {
  const fonts = fontFiles({ font: 'sans' }).map((font) => ({
    ...font,
    sfnt: woffToSfnt(readFileSync(new URL(`../../public/fonts/${font.name}.woff`, import.meta.url))),
  }))
  // without the date and the identifier that differ in each writing
  const text = Buffer.from(writeFigurePdf(scene, fonts, language)).toString('latin1')
  return Buffer.from(text.replace(/\/CreationDate \([^)]*\)/, '').replace(/\/ID \[[^\]]*\]/, ''), 'latin1')
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Parts of a Word document without those that contain the time of writing or running numbers. */
async function documentParts(blob: Promise<Blob>): Promise<Uint8Array> {
  const parts = Object.entries(unzipSync(await bytesOf(await blob))).filter(([name]) =>
    /document\.xml$|styles\.xml$|media/.test(name),
  )
  const texts = parts.map(([name, bytes]) => `${name} ${Buffer.from(bytes).toString('latin1')}`)
  return Buffer.from(texts.join('\n').replace(/(<wp:docPr )id="\d+"/g, '$1'), 'latin1')
}

function dots(width: number, height: number, seed: number) {
  const random = createRandom(seed)
  const noise = random.bytes(width * height * 4)
  return { width, height, rgba: seed === 0 ? noise.map((_, k) => (k % 4 === 3 ? 255 : (k >> 6) & 255)) : noise }
}

const text = (value: string) => new TextEncoder().encode(value)
const csv = async (...given: Parameters<typeof frameToCsv>) => bytesOf(await frameToCsv(...given))
const xlsx = async (given: typeof frame, sheetName: string) => bytesOf((await frameToXlsx(given, { sheetName })).blob)

const project = {
  records: [{ kind: 'step', id: '0190a000-0000-7000-8000-000000000001', fields: { 'data.x': 1, name: 'n' } }],
  outcomes: [],
  sources: [{ sha256: 'a'.repeat(64), name: '病例.csv', blob: new Blob(['年龄\n34\n']) }],
}
const saved = { withData: true, program: 'p', savedAt: 1 }

/** A few small inputs for every writer. */
export const writtenFiles: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>> = {
  csv: () => csv(frame),
  'csv for Excel': () => csv(frame, { bom: true, newline: '\r\n', delimiter: ';', guardFormulas: true }),
  'csv with tabs': () => csv(frame, { delimiter: '\t' }),
  'csv of one column': () => csv(single),
  'csv of what is known': () => text(dictionaryToCsv(frame.columns)),
  xlsx: () => xlsx(frame, 'a/b: [数据] of a name that is longer than Excel has it'),
  'xlsx of many columns': () => xlsx(wide, ''),
  'xlsx of nothing': () => xlsx(makeFrame([]), 'x'),
  'xlsx of tables': () => bytesOf(tablesToXlsx([table, plain(28, ['x']), { ...table, body: [] }])),
  'xlsx of a figure': async () => bytesOf((await framesToXlsx(figureSheets(scene(120, 80), 'zh'))).blob),
  'xlsx of a dictionary': async () => bytesOf((await framesToXlsx(dictionarySheets(frame))).blob),
  sav: async () => bytesOf((await frameToSav(frame)).blob),
  'sav of all kinds': async () => bytesOf((await frameToSav(spssFrame(createRandom(7)))).blob),
  dta: async () => bytesOf((await frameToDta(frame)).blob),
  'dta of all kinds': async () => bytesOf((await frameToDta(stataFrame(createRandom(7)))).blob),
  rds: async () => gunzipSync(await bytesOf((await frameToRds(frame)).blob)),
  'rds of all kinds': async () => gunzipSync(await bytesOf((await frameToRds(rFrame(createRandom(7)))).blob)),
  xpt: async () => bytesOf((await frameToXpt(frame)).blob),
  'xpt of all kinds': async () => bytesOf((await frameToXpt(stataFrame(createRandom(7)))).blob),
  parquet: async () => bytesOf((await frameToParquet(frame)).blob),
  'parquet of all kinds': async () => bytesOf((await frameToParquet(spssFrame(createRandom(7)))).blob),
  'html of a table': () => text(copiedTable(table).html),
  'text of a table': () => text(copiedTable(table).text),
  docx: () => documentParts(writeDocx(document)),
  'docx of several': () => documentParts(writeReport('all', [across, upright])),
  'docx of a figure': () => {
    const {
      figures: [figure],
    } = document
    if (figure === undefined) throw new Error('there is no figure')
    return documentParts(writeFigureDocx(figure))
  },
  'docx of a flow chart': () => bytesOf(writeFlowDocx(chart, 'a "chart"')),
  'docx of a high flow chart': () => bytesOf(writeFlowDocx(tall, '')),
  'tiff of noise': () => writeTiff(dots(37, 131, 1), 600),
  'tiff in one strip': () => writeTiff(dots(5, 3, 2), 72.5),
  'tiff of whole strips': () => writeTiff(dots(3, 128, 3), 300),
  'tiff of bands': () => writeTiff(dots(300, 200, 0), 300),
  png: () => withDpi(png, 300),
  'pdf across': () => pdf(scene(120, 80), 'zh'),
  'pdf upright': () => pdf(scene(60, 90, { palette: 'grey', font: 'sans', scale: 1.2 }), 'en'),
  project: async () => bytesOf(await writeProject(project, saved)),
  'project without data': async () => bytesOf(await writeProject(project, { ...saved, withData: false })),
}
