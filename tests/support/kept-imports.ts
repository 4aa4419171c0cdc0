import { existsSync, readFileSync } from 'node:fs'
import type { Frame } from '#engine/frame/frame.ts'
import type { CellRules, ImportSchema } from '#formats/table/schema.ts'
import type { FileChoices } from '#formats/table-file.ts'

/** A file with its import by an earlier version: the frozen schema and rules, and the resulting frame. */
export interface KeptImport {
  /** The contents, or a file under `tests/fixtures/formats`. */
  readonly text?: string
  readonly path?: string
  readonly schema: ImportSchema
  readonly cellRules: CellRules
  readonly frame: unknown
}

/** The imports kept by a version of the reader. */
export const keptImportsFile = (version: number) =>
  new URL(`../fixtures/imports/reader-${version}.json`, import.meta.url)

export function readKeptImports(version: number): readonly KeptImport[] {
  const file = keptImportsFile(version)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptImport[]) : []
}

/** The file that was imported. */
export function keptSource({ text, path }: Pick<KeptImport, 'text' | 'path'>): Blob {
  return new Blob([
    path === undefined ? (text ?? '') : readFileSync(new URL(`../fixtures/formats/${path}`, import.meta.url)),
  ])
}

/** A frame as JSON. Numbers are texts, since JSON has neither NaN nor -0. */
export function frameImage(frame: Frame): unknown {
  const text = (value: number) => (Object.is(value, -0) ? '-0' : String(value))
  const columns = frame.columns.map((column) =>
    column.type === 'text'
      ? { ...column, codes: Array.from(column.codes) }
      : { ...column, values: Array.from(column.values, text) },
  )
  return JSON.parse(JSON.stringify({ rowIds: Array.from(frame.rowIds), columns }))
}

/** Files with types and a dictionary: one of each format, and some with choices. */
export const typedCases: readonly (readonly [path: string, choices: FileChoices])[] = [
  ['sav/pspp-byte.sav', {}],
  ['sav/readstat.zsav', { columns: { c1: { name: 'first', measure: 'ordinal' }, c2: { include: false } } }],
  ['por/pspp-ascii.por', {}],
  ['dta/haven-15.dta', {}],
  ['dta/foreign-6.dta', {}],
  ['xpt/tags-v8.xpt', {}],
  ['xpt/chinese-gb18030-v5.xpt', { encoding: 'gbk' }],
  ['sas7bdat/patients.sas7bdat', {}],
  ['rdata/several.RData', { table: 'd' }],
  ['sqlite/all.sqlite', { table: 'ids' }],
  ['parquet/arrow-snappy.parquet', {}],
  ['feather/arrow-lz4.feather', {}],
  ['sheets/libreoffice.ods', {}],
  ['sheets/libreoffice.xls', {}],
  ['json/python-records.data', {}],
  ['json/r-list.data', { sheet: 'visits' }],
  ['rdata/xz.rds', {}],
  ['rdata/bzip2.rds', {}],
  ['omv/made.omv', {}],
  ['jasp/made.jasp', {}],
  ['jasp/old.jasp', { columns: { c1: { include: false } } }],
  ['redcap/made.zip', {}],
  ['rec/made.rec', {}],
]

/** Files that cover the cases of an import, each with the choices made for it. */
export const importCases: readonly (readonly [text: string, choices: FileChoices])[] = [
  [
    '编号,年龄,入院日期,CRP,尿蛋白,备注\n001,34,2023.5.1,<0.5,-,好\n002,５６,2023年5月2日,12.3↑,+,\n003,"1,078",2023/05/03,未查,++," 转院 "\n004,41,2023-05-04,>200,±,x\n005,不详,2023-05,/,-,y\n',
    {},
  ],
  ['a;b;c\n1,5;1.234,5;12%\n2;3;4\n', {}],
  [
    '2023年病例,,\n,术前,\n编号,血压,心率\n1,120,70\n2,130,80\n合计,250,150\n注：均为首次测量,,\n',
    { headerRow: 1, headerRows: 2 },
  ],
  ['1,2\n3,999\n5,\n', {}],
  ['日期,x\n20230501,3/4/2023\n20230502,13/4/2023\n', { columns: { c2: { include: false } } }],
  [
    'x,y\n<1,<2\n3,4\nNA,5\n',
    {
      columns: {
        c1: {
          rules: {
            rules: [
              { match: { kind: 'below-limit' }, action: 'root-half' },
              { match: { text: 'NA' }, action: 'value', value: -9 },
            ],
          },
        },
        c2: { type: 'text', name: 'z', measure: 'ordinal' },
      },
    },
  ],
  [
    '编号,CRP,PSA,率,年龄\n1,<0.5,>200,12%,34\n2,3.1,8,5%,999\n3,,7,,41\n合计,,,,1074\n',
    {
      answers: {
        footer: 'leave-out',
        'below-limit': 'root-half',
        'above-limit': 'flag',
        percent: 'hundredth',
        code: 'missing',
        columns: { c2: { 'below-limit': 'flag' } },
      },
    },
  ],
  ['2019,2020\n12%,8.5\n9%,>30\n', { answers: { header: 'names', 'above-limit': 'limit' } }],
]
