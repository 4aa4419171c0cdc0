import { type ByteView, damaged } from '../typed/byte-view.ts'
import {
  type Characteristic,
  characteristic,
  checkedColumns,
  checkedRows,
  type DtaHead,
  fields,
  joinFields,
  readStorage,
  untilZero,
} from './head.ts'
import { layoutOf, STATA } from './layout.ts'
import { readTaggedHead } from './read-tagged-head.ts'

/**
 * Reads what precedes the rows, by the description of the format in Stata's manual (help dta, versions 104 to 119).
 * @throws FormatError `damaged-data-file`, `unsupported-data-file`, `too-many-columns`, `too-many-rows`
 */
export function readHead(view: ByteView): DtaHead {
  view.seek(0)
  return view.bytes[0] === 0x3c ? readTaggedHead(view) : readPlainHead(view)
}

/** Versions before 117: fields of fixed places. */
function readPlainHead(view: ByteView): DtaHead {
  const version = view.u8()
  const order = view.u8()
  const kind = view.u8()
  if (version < 102 || version > 116 || order < 1 || order > 2 || kind !== 1) throw damaged(STATA, 0)
  view.skip(1)
  const isLittle = order === 2
  view.isLittle = isLittle
  const layout = layoutOf(version)
  const count = checkedColumns(view.u16())
  const rows = checkedRows(view.u32())
  const label = untilZero(view.take(layout.label))
  if (version > 104) view.skip(18) // when it was written
  const storages = Array.from({ length: count }, () => readStorage(view, version))
  const names = fields(view, count, layout.name)
  view.skip(2 * (count + 1)) // by which the rows are sorted
  const formats = fields(view, count, layout.format)
  const tables = fields(view, count, layout.name)
  const labels = fields(view, count, layout.label)
  const characteristics: Characteristic[] = []
  while (version > 104) {
    const type = view.u8()
    const length = version < 110 ? view.u16() : view.u32()
    if (type === 0 && length === 0) break
    const bytes = view.take(length)
    if (type === 1) characteristics.push(characteristic(bytes, layout))
  }
  return {
    layout,
    isLittle,
    label,
    characteristics,
    ...joinFields(rows, { storages, names, formats, tables, labels }),
    dataAt: view.at,
    labelsAt: null,
  }
}
