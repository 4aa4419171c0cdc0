import { expect, test } from 'vitest'
import { FormatError } from '../format-error.ts'
import { parseHead, parseWhole } from './byte-view.ts'
import { NumberCells, TextCells } from './cells.ts'
import { encodingOfTexts, knownEncoding, TextsDecoder } from './text-encoding.ts'
import type { TypedColumn, TypedDictionary, TypedRows } from './typed-file.ts'
import { typedFrame, typedMeasure } from './typed-frame.ts'

/** 高血压 and 对照 in GB 18030. */
const GB = new Uint8Array([0xb8, 0xdf, 0xd1, 0xaa, 0xd1, 0xb9, 0xb6, 0xd4, 0xd5, 0xd5])
const utf8 = (text: string) => new TextEncoder().encode(text)

test('a head is read again, longer, until it holds what is parsed', async () => {
  const bytes = new Uint8Array(3000).fill(7)
  const sizes: number[] = []
  const read = await parseHead(
    new Blob([bytes]),
    'test',
    (view) => {
      sizes.push(view.bytes.length)
      view.skip(2990)
      return view.u8()
    },
    100,
  )
  expect([read, sizes]).toEqual([7, [100, 800, 3000]])
})

test('what ends too early, and a length that no file has, are damage at a byte', async () => {
  const blob = new Blob([new Uint8Array(20).fill(255)])
  await expect(parseHead(blob, 'SPSS', (view) => view.take(view.u32()))).rejects.toMatchObject({
    code: 'damaged-data-file',
    params: { format: 'SPSS', at: 4 },
  })
  expect(() => parseWhole(new Uint8Array(4), 'Stata', 100, (view) => view.f64())).toThrow(FormatError)
  expect(() => parseWhole(new Uint8Array(4), 'Stata', 0, (view) => view.skip(-1))).toThrow(FormatError)
  expect(() => parseWhole(new Uint8Array(4), 'Stata', 0, (view) => view.take(Number.NaN))).toThrow(FormatError)
})

test('numbers are read in both byte orders', () => {
  const bytes = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8])
  const little = parseWhole(bytes, '', 0, (view) => [view.u16(), view.i32(), view.u8(), view.left])
  const big = parseWhole(bytes, '', 0, (view) => {
    view.isLittle = false
    return [view.u16(), view.i32(), view.u8(), view.left]
  })
  expect([little, big]).toEqual([
    [0x0201, 0x06050403, 7, 1],
    [0x0102, 0x03040506, 7, 1],
  ])
})

test('cells grow, keep their tags, and lose the padding of texts', () => {
  const numbers = new NumberCells(1)
  for (let k = 0; k < 40; k++)
    if (k === 20) numbers.pushTag(2)
    else numbers.push(k)
  const made = numbers.finish()
  if (!('values' in made)) throw new Error('numbers')
  expect([made.values.length, made.values[39], made.values[20]]).toEqual([40, 39, Number.NaN])
  expect([made.missingTags?.length, made.missingTags?.[20], made.missingTags?.[21]]).toEqual([40, 2, 0])

  const texts = new TextCells(1)
  for (let k = 0; k < 20; k++) for (const text of ['a  ', '   ', ' b', 'a']) texts.push(utf8(text))
  const found = texts.finish(new TextsDecoder('utf-8').decode)
  if (!('codes' in found)) throw new Error('texts')
  expect(found.codes.slice(0, 4)).toEqual(Int32Array.of(0, -1, 1, 0))
  expect([found.codes.length, found.dictionary]).toEqual([80, ['a', ' b']])
})

test('a character that a field has cut is left out, and one that is not of the encoding is counted', () => {
  const decoder = new TextsDecoder('gb18030')
  expect(decoder.decode(GB.subarray(0, 5))).toBe('高血')
  expect([decoder.decode(GB), decoder.undecodable]).toEqual(['高血压对照', 0])
  expect([decoder.decode(new Uint8Array([0x41, 0xff, 0x41])), decoder.undecodable]).toEqual(['A\uFFFDA', 1])
})

test('the named encoding holds if the texts have it; those that writers name unseen do not', () => {
  const sample = new Uint8Array([...GB, ...GB, ...GB])
  expect(encodingOfTexts('windows-1252', undefined, sample)).toMatchObject({ encoding: 'gb18030', by: 'valid' })
  expect(encodingOfTexts('', undefined, sample)).toMatchObject({ encoding: 'gb18030', by: 'valid' })
  expect(encodingOfTexts('936', undefined, sample)).toMatchObject({ encoding: 'gb18030', by: 'file' })
  expect(encodingOfTexts('UTF-8', undefined, sample)).toMatchObject({ encoding: 'gb18030', by: 'valid' })
  expect(encodingOfTexts('utf-8', undefined, utf8('高血压'))).toMatchObject({ encoding: 'utf-8', by: 'file' })
  expect(encodingOfTexts('', undefined, utf8('plain'))).toMatchObject({ encoding: 'utf-8', by: 'ascii' })
  expect(encodingOfTexts('utf-8', 'Big5', sample)).toMatchObject({ encoding: 'big5', by: 'chosen' })
  expect(() => encodingOfTexts('', 'no-such', sample)).toThrow(FormatError)
  // one stray byte in a small file
  expect(encodingOfTexts('utf-8', undefined, new Uint8Array([0x41, 0xff]))).toMatchObject({
    encoding: 'utf-8',
    by: 'file',
  })
  expect(['GBK', 'cp1250', '1251', '932', 'EBCDIC-US'].map(knownEncoding)).toEqual([
    'gb18030',
    'windows-1250',
    'windows-1251',
    'shift_jis',
    null,
  ])
})

const column = (name: string, type: TypedColumn['type'] = 'number', more: Partial<TypedColumn> = {}): TypedColumn => ({
  name,
  label: '',
  type,
  measure: null,
  valueLabels: [],
  missingCodes: [],
  missingRanges: [],
  ...more,
})

test('a frame has the columns that were read, with names made unique, and only sets and weights that are whole', () => {
  const dictionary: TypedDictionary = {
    columns: [
      column('age'),
      column('age', 'text'),
      column('sex', 'number', { valueLabels: [{ value: 1, label: 'male' }] }),
      column('w', 'number', { measure: 'continuous' }),
    ],
    rows: 3,
    label: '',
    notes: [],
    sets: [
      { id: 's1', name: 'one', label: '', countedValue: 1, columns: ['c1', 'c3'] },
      { id: 's2', name: 'two', label: '', countedValue: 1, columns: ['c1', 'c2'] },
    ],
    weight: 3,
    encoding: { encoding: 'utf-8', by: 'ascii', alternatives: [] },
    remarks: [],
  }
  const read: TypedRows = {
    rows: 3,
    columns: [
      { values: Float64Array.of(1, 2.5, 3) },
      null,
      { values: Float64Array.of(1, 2, Number.NaN), missingTags: Uint8Array.of(0, 0, 3) },
      { values: Float64Array.of(1, 1, 1) },
    ],
    remarks: [],
  }
  const imported = dictionary.columns.map((column, place) => {
    const cells = read.columns[place]
    return {
      name: column.name,
      measure: cells ? typedMeasure(column, column.name, cells, read.rows) : 'nominal',
    } as const
  })
  const frame = typedFrame(dictionary, read, imported)
  expect(frame.columns.map(({ id, name, measure }) => [id, name, measure])).toEqual([
    ['c1', 'age', 'continuous'],
    ['c3', 'sex', 'nominal'],
    ['c4', 'w', 'continuous'],
  ])
  expect([frame.rows, frame.weight, frame.sets?.map(({ id }) => id)]).toEqual([3, 'c4', ['s1']])
})
