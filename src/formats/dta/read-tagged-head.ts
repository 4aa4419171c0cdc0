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

/** The places in the file of its elements, as `<map>` lists them. */
const mapEntries = 14
const labelsEntry = 11

/** Versions from 117 on: the same lists, each within an element. */
export function readTaggedHead(view: ByteView): DtaHead {
  expectTag(view, '<stata_dta><header><release>')
  const release = view.latin1(3)
  if (!/^\d{3}$/.test(release)) throw damaged(STATA, view.at - 3)
  const version = Number(release)
  if (version < 117) throw damaged(STATA, view.at - 3)
  const layout = layoutOf(version)
  expectTag(view, '</release><byteorder>')
  const isLittle = readByteOrder(view)
  view.isLittle = isLittle
  expectTag(view, '</byteorder><K>')
  const count = checkedColumns(version < 119 ? view.u16() : view.u32())
  expectTag(view, '</K><N>')
  const rows = checkedRows(version < 118 ? view.u32() : view.u64())
  expectTag(view, '</N><label>')
  const label = untilZero(view.take(version < 118 ? view.u8() : view.u16()))
  expectTag(view, '</label><timestamp>')
  view.skip(view.u8())
  expectTag(view, '</timestamp></header><map>')
  const map = Array.from({ length: mapEntries }, () => view.u64())
  expectTag(view, '</map><variable_types>')
  const storages = Array.from({ length: count }, () => readStorage(view, version))
  expectTag(view, '</variable_types><varnames>')
  const names = fields(view, count, layout.name)
  expectTag(view, '</varnames><sortlist>')
  view.skip((version < 119 ? 2 : 4) * (count + 1))
  expectTag(view, '</sortlist><formats>')
  const formats = fields(view, count, layout.format)
  expectTag(view, '</formats><value_label_names>')
  const tables = fields(view, count, layout.name)
  expectTag(view, '</value_label_names><variable_labels>')
  const labels = fields(view, count, layout.label)
  expectTag(view, '</variable_labels><characteristics>')
  const characteristics: Characteristic[] = []
  while (nextIs(view, '<ch>')) {
    view.skip(4)
    characteristics.push(characteristic(view.take(view.u32()), layout))
    expectTag(view, '</ch>')
  }
  expectTag(view, '</characteristics><data>')
  return {
    layout,
    isLittle,
    label,
    characteristics,
    ...joinFields(rows, { storages, names, formats, tables, labels }),
    dataAt: view.at,
    labelsAt: map[labelsEntry] as number,
  }
}

/** MSF: the most significant byte first. */
function readByteOrder(view: ByteView): boolean {
  const order = view.latin1(3)
  if (order !== 'LSF' && order !== 'MSF') throw damaged(STATA, view.at - 3)
  return order === 'LSF'
}

/** @throws FormatError `damaged-data-file` if another tag follows */
export function expectTag(view: ByteView, tag: string): void {
  const { at } = view
  if (view.latin1(tag.length) !== tag) throw damaged(STATA, at)
}

/** Whether a tag follows, which is not passed over. */
export function nextIs(view: ByteView, tag: string): boolean {
  const { at } = view
  const found = view.latin1(tag.length) === tag
  view.at = at
  return found
}
