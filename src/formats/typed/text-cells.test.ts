import { expect, test } from 'vitest'
import { TextCells } from './cells.ts'
import { TextsDecoder } from './text-encoding.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (byte) => byte.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

function finished(texts: readonly Uint8Array[], encoding: string, named: string) {
  const cells = new TextCells()
  for (const text of texts) cells.push(text)
  const decoder = new TextsDecoder(encoding)
  return { cells: cells.finish(decoder.decode, named), undecodable: decoder.undecodable }
}

/** ASCII, valid UTF-8, a cut character, an invalid byte, a byte order mark, and nothing. */
const lists: readonly (readonly Uint8Array[])[] = [
  ['a', 'b', '', 'a', 'b  '].map(bytesOf),
  ['北京', 'Zürich', '😀', '', '北京 '].map(utf8),
  [utf8('北京'), utf8('北京').subarray(0, 5), utf8('北')],
  [bytesOf('a\xff'), bytesOf('a\xfe'), utf8('a')],
  [utf8('\uFEFFa'), utf8('a')],
  [bytesOf('\xe4'), bytesOf('a')],
  [],
]

test.each(['utf-8', 'gb18030', 'windows-1252', 'shift_jis', 'utf-16le', 'iso-2022-jp'])(
  'texts in %s are the same, decoded at once or one by one',
  (encoding) => {
    for (const texts of lists) expect(finished(texts, encoding, encoding)).toEqual(finished(texts, encoding, ''))
  },
)
