import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { CsvScanner } from './scanner.ts'

const limits = { maxFields: 8, maxRecordBytes: 1 << 20 }

function scan(text: string, { delimiter = ',', chunk = 1 << 20 } = {}) {
  const rows: string[][] = []
  const decoder = new TextDecoder()
  const scanner = new CsvScanner(
    delimiter,
    (bytes, starts, ends, fields) => {
      rows.push(Array.from({ length: fields }, (_, k) => decoder.decode(bytes.subarray(starts[k], ends[k]))))
    },
    limits,
  )
  const bytes = new TextEncoder().encode(text)
  for (let i = 0; i < bytes.length; i += chunk) scanner.push(bytes.subarray(i, i + chunk))
  scanner.end()
  return { rows, scanner }
}

const cell = fc.string({ unit: fc.constantFrom('a', '中', '"', ',', '\n', '\r', ' ', '1') })
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })

test('what papaparse writes is read back cell for cell, for any line end and chunk size', () => {
  fc.assert(
    fc.property(table, fc.constantFrom('\n', '\r\n', '\r'), fc.integer({ min: 1, max: 9 }), (rows, newline, chunk) => {
      expect(scan(Papa.unparse(rows, { newline }), { chunk }).rows).toEqual(rows)
    }),
  )
})

test('well-formed text is split as papaparse splits it', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const text = Papa.unparse(rows, { newline: '\n', quotes: true })
      expect(scan(text).rows).toEqual(Papa.parse(text, { delimiter: ',', newline: '\n' }).data)
    }),
  )
})

test('every separator is recognised, with a code below the letters or above them', () => {
  const rows = [
    ['a', '1', '~'],
    ['', '中', ' '],
    ['"', '\n', 'z'],
  ]
  for (const delimiter of [',', ';', '\t', '|', '^']) {
    expect(scan(Papa.unparse(rows, { delimiter, newline: '\n' }), { delimiter }).rows).toEqual(rows)
  }
})

test('the chunk size never matters, even for malformed text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r') }),
      fc.integer({ min: 1, max: 5 }),
      (text, chunk) => {
        const whole = attempt(text, 1 << 20)
        expect(attempt(text, chunk)).toEqual(whole)
      },
    ),
  )
})

function attempt(text: string, chunk: number): unknown {
  try {
    const { rows, scanner } = scan(text, { chunk })
    return { rows, blank: scanner.blankLines, malformed: scanner.malformedQuotes }
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

test('a quote within a bare field is a character; text after a closing quote is kept and counted', () => {
  const { rows, scanner } = scan('a"b,"c"d,"e""f"\n')
  expect(rows).toEqual([['a"b', 'cd', 'e"f']])
  expect(scanner.malformedQuotes).toBe(1)
})

test('a separator at the very end makes an empty last field, a missing line end does not', () => {
  expect(scan('a,b\n1,').rows).toEqual([
    ['a', 'b'],
    ['1', ''],
  ])
  expect(scan('a,b\n1,2').rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('empty lines are skipped and counted, a quoted empty field is a cell', () => {
  const { rows, scanner } = scan('a\n\n\r\n1\n""\n')
  expect(rows).toEqual([['a'], ['1'], ['']])
  expect(scanner.blankLines).toBe(2)
})

test('an unclosed quote is reported with its row', () => {
  expect(() => scan('a,b\n1,2\n3,"4\n5,6\n')).toThrow('unclosed-quote {"row":3}')
  const endless = `a,b\n1,"${'x'.repeat(2 << 20)}`
  expect(() => scan(endless, { chunk: 1 << 18 })).toThrow('unclosed-quote {"row":2}')
})

test('a record without end and a record with too many fields are refused', () => {
  expect(() => scan('x'.repeat(2 << 20), { chunk: 1 << 18 })).toThrow('row-too-long')
  expect(scan('1,2,3,4,5,6,7,8').rows[0]).toHaveLength(8)
  expect(() => scan('1,2,3,4,5,6,7,8,9')).toThrow('too-many-columns {"columns":9,"limit":8}')
  expect(() => scan('1,2,3,4,5,6,7,8,')).toThrow('too-many-columns')
})

test('a record may be as long as the limit, whatever precedes it', () => {
  const scanning = (text: string) => {
    const scanner = new CsvScanner(',', () => undefined, { maxFields: 8, maxRecordBytes: 10 })
    return () => scanner.push(new TextEncoder().encode(text))
  }
  expect(scanning('abc,def,gh')).not.toThrow()
  expect(scanning('1,2\n\nabc,def,gh')).not.toThrow()
  expect(scanning('abc,def,ghi')).toThrow('row-too-long {"row":1,"limit":0}')
  expect(scanning('1,2\n\nabc,def,ghi')).toThrow('row-too-long {"row":3,"limit":0}')
  expect(scanning('1,2\n"bc,def,ghi')).toThrow('unclosed-quote {"row":2}')
  expect(scanning('abc,"e",ghi')).toThrow('row-too-long')
  expect(scanning('"b","c,def,ghi')).toThrow('unclosed-quote')
  const large = new CsvScanner(',', () => undefined, { maxFields: 8, maxRecordBytes: 3 << 20 })
  expect(() => large.push(new Uint8Array((3 << 20) + 1).fill(0x61))).toThrow('row-too-long {"row":1,"limit":3}')
})

test('a record may have as many fields as the limit, an empty one at the end of the file included', () => {
  const eight = 'a,b,c,d,e,f,g,h'
  expect(scan(`${eight}\n${eight}`).rows).toHaveLength(2)
  expect(scan(eight.slice(0, -1)).rows[0]).toHaveLength(8)
  for (const text of [`${eight},i\n`, `${eight},i`, `${eight},`, `${eight},\n`])
    expect(() => scan(text)).toThrow('too-many-columns {"columns":9,"limit":8}')
})

test('empty lines are counted, quoted empty cells are rows', () => {
  const { rows, scanner } = scan('\na\n\r\n""\n\n"b"\n')
  expect(rows).toEqual([['a'], [''], ['b']])
  expect(scanner).toMatchObject({ records: 3, blankLines: 3, malformedQuotes: 0 })
})

test.each([
  ['"a" b,c', ['a b', 'c'], 1],
  ['"a""b"x,"c"', ['a"bx', 'c'], 1],
  ['"a"x,"b"y', ['ax', 'by'], 2],
  ['"a"b"c"', ['ab"c"'], 1],
  ['a"b,c""d', ['a"b', 'c""d'], 0],
  ['"a""",""""', ['a"', '"'], 0],
  ['"",""', ['', ''], 0],
])('of %s comes what a spreadsheet shows', (text, row, malformed) => {
  for (const end of ['', '\n', '\r\n']) {
    const { rows, scanner } = scan(text + end)
    expect(rows).toEqual([row])
    expect(scanner.malformedQuotes).toBe(malformed)
  }
})

test('CR and LF cut between two chunks are one line end, and CR alone is one too', () => {
  for (const text of ['a\r\nb\r\n', 'a\rb\r', 'a\nb\n', 'a\r\nb']) {
    for (let chunk = 1; chunk < 6; chunk++) {
      const { rows, scanner } = scan(text, { chunk })
      expect(rows).toEqual([['a'], ['b']])
      expect(scanner.blankLines).toBe(0)
    }
  }
  expect(scan('a\r\n\nb\n', { chunk: 2 }).scanner.blankLines).toBe(1)
  expect(scan('\na\n', { chunk: 1 }).scanner.blankLines).toBe(1)
})

test('an unclosed quotation mark names its row', () => {
  expect(() => scan('a\n\n"b\nc')).toThrow('unclosed-quote {"row":3}')
  expect(() => scan('"')).toThrow('unclosed-quote {"row":1}')
  expect(() => scan('a,"b""')).toThrow('unclosed-quote {"row":1}')
})
