import { expect, test } from 'vitest'
import { exampleFrame } from '#catalog/kit/example.ts'
import type { Frame, NumericColumn, TextColumn } from '#engine/frame/frame.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { importFile } from '#formats/table-file.ts'
import { demoOf } from './demo-data.ts'
import { entryIds, load } from './entries.ts'

const charts = entryIds('charts')

test.each(charts)('the demo data of %s are read from a file as the example has them', async (id) => {
  const { examples } = await load('charts', id, 'examples')
  const { example, columns } = await demoOf(id)
  const found = examples.find((one) => one.id === example)
  if (!found) throw new Error(`no example ${example}`)
  const frame = exampleFrame(found.data)
  const { frame: read } = await importFile(new File([await frameToCsv(frame)], 'demo.csv'), {})
  expect(read.columns.map(({ id, name, type }) => [id, name, type])).toEqual(
    columns.map((column) => [column.id, column.name, column.type]),
  )
  const cells = (of: Frame) =>
    of.columns.map((column) => (column.type === 'text' ? textsOf(column) : numbersOf(column)))
  expect(cells(read)).toEqual(cells(frame))
})

const textsOf = ({ codes, dictionary }: TextColumn) => [...codes].map((code) => dictionary[code] ?? null)
const numbersOf = ({ values }: NumericColumn) => [...values].map((value) => (Number.isNaN(value) ? null : value))
