import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { firstRecords } from './delimiter.ts'
import { countFormulaTexts } from './formula-text.ts'
import { readCsv } from './read-csv.ts'
import { dictionaryToCsv, frameToCsv } from './write-csv.ts'

const word = fc
  .string({ unit: fc.constantFrom('a', '中', '"', ',', '\n', '=', ' ', ';'), minLength: 1, maxLength: 5 })
  .map((t) => t.trim())

test('what is written reads back: numbers to the bit, texts, days and instants', async () => {
  const rows = fc.array(fc.tuple(fc.double(), fc.option(word), fc.integer({ min: -50_000, max: 50_000 })), {
    minLength: 1,
  })
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(',' as const, '\t' as const), async (cells, delimiter) => {
      const frame = makeFrame([
        makeNumericColumn(
          { id: 'c1', name: 'x,"y' },
          cells.map(([x]) => x),
        ),
        textColumn(
          { id: 'c2', name: '中 文' },
          cells.map(([, t]) => t),
        ),
        makeNumericColumn(
          { id: 'c3', name: 'd', type: 'date' },
          cells.map(([, , d]) => d * 86_400_000),
        ),
        makeNumericColumn(
          { id: 'c4', name: 't', type: 'datetime' },
          cells.map(([, , d]) => d * 123_457),
        ),
      ])
      const blob = await frameToCsv(frame, { delimiter, bom: true, newline: '\r\n' })
      const schema = {
        readerVersion: 1,
        layout: { format: 'csv' as const, encoding: 'utf-8', delimiter },
        headerRow: 0,
        headerRows: 1,
        decimal: '.' as const,
        columns: frame.columns.map((c) => ({
          id: c.id,
          name: c.name,
          type: c.type,
          measure: c.measure,
          include: true,
        })),
      }
      expect(await readCsv(blob, { schema, cellRules: {} })).toEqual(frame)
    }),
  )
})

test('a blank in the only column makes a row', async () => {
  const blob = await frameToCsv(makeFrame([textColumn({ id: 'c1', name: 'x' }, ['a', null])]))
  expect(await blob.text()).toBe('x\na\n""\n')
})

test('[D8] texts that a spreadsheet would run are guarded on request, and counted', async () => {
  const formulas = ['=1+1', '@a', '+cmd|0', '-5+2', '=', '＝1', '＠a', '\t=1', '\r=1', '\n=1', '-1,5', '-0x1', '+1e']
  for (const text of formulas) {
    const frame = makeFrame([textColumn({ id: 'c1', name: 'x' }, [text, text, null])])
    expect(countFormulaTexts(frame), text).toBe(2)
    const [, cell] = await recordsOf(await frameToCsv(frame, { guardFormulas: true }))
    expect(cell).toEqual([`'${text}`])
    expect((await recordsOf(await frameToCsv(frame)))[1]).toEqual([text])
  }
})

test('[D8] a number, a text that is a plain number, and signs alone are never changed', async () => {
  const texts = ['-1.5', '+.5', '-1e-3', '+8613800000000', '-', '++', '－', 'a=b', "'=1", ' =1', '1-2']
  const frame = makeFrame([
    textColumn({ id: 'c1', name: 'x' }, texts),
    makeNumericColumn(
      { id: 'c2', name: 'y' },
      texts.map((_, k) => -k - 0.5),
    ),
  ])
  expect(countFormulaTexts(frame)).toBe(0)
  expect(await (await frameToCsv(frame, { guardFormulas: true })).text()).toBe(await (await frameToCsv(frame)).text())
})

test('[D8] the name of a column is a cell too', async () => {
  const frame = makeFrame([makeNumericColumn({ id: 'c1', name: '=HYPERLINK("x")' }, [1])])
  expect(countFormulaTexts(frame)).toBe(1)
  expect(await (await frameToCsv(frame, { guardFormulas: true })).text()).toBe('"\'=HYPERLINK(""x"")"\n1\n')
})

async function recordsOf(blob: Blob): Promise<string[][]> {
  return firstRecords(new Uint8Array(await blob.arrayBuffer()), ',', 10, true)
}

test('writing can be cancelled', async () => {
  const frame = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, new Float64Array(500_000))])
  const controller = new AbortController()
  const work = frameToCsv(
    frame,
    {},
    { signal: controller.signal, onProgress: () => controller.abort(new Error('stopped')) },
  )
  await expect(work).rejects.toThrow('stopped')
})

test('the dictionary describes each variable', () => {
  const column = makeNumericColumn(
    {
      id: 'c1',
      name: '性别',
      label: 'sex, at birth',
      measure: 'nominal',
      missingCodes: [9],
      missingRanges: [[97, null]],
      valueLabels: [
        { value: 1, label: '男' },
        { value: 2, label: '女' },
      ],
    },
    [1],
  )
  expect(dictionaryToCsv([column])).toBe(
    'name,label,type,measure,value_labels,missing_codes\n性别,"sex, at birth",number,nominal,1=男; 2=女,9; 97 THRU HI\n',
  )
})
