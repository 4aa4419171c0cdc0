import { describe, expect, test } from 'vitest'
import type { Column } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { createRandom } from '#tests/support/random.ts'
import { type PlainColumn, plainFile, plainFrame, stataFrame } from '#tests/support/random-frame.ts'
import { openDta } from './open-dta.ts'
import { type DtaOptions, frameToDta } from './write-dta.ts'

/** Stata does not say the measurement level. */
const withoutLevels = (columns: readonly PlainColumn[]) => columns.map((column) => ({ ...column, measure: null }))
const readAgain = async (blob: Blob) => plainFile(await openDta(blob, {}, {}))

test('[property] what is written is read again, with its dictionary', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const frame = stataFrame(createRandom(seed))
    const { blob, losses } = await frameToDta(frame)
    expect(losses, `seed ${seed}`).toEqual([])
    expect(await readAgain(blob), `seed ${seed}`).toEqual(withoutLevels(plainFrame(frame)))
  }
})

const number = (meta: object, values: (number | null)[], tags?: number[]) =>
  makeNumericColumn({ id: 'c1', name: 'x', ...meta, ...(tags && { missingTags: Uint8Array.from(tags) }) }, values)

async function written(columns: readonly Column[], options: DtaOptions = {}) {
  const frame = makeFrame(columns.map((column, k) => ({ ...column, id: `c${k + 1}` })))
  const { blob, losses } = await frameToDta(frame, options)
  return { file: await readAgain(blob), losses, bytes: new Uint8Array(await blob.arrayBuffer()) }
}

test.each([
  [[100, -127], 65_530],
  [[101], 65_529],
  [[-128], 65_529],
  [[32_740, -32_767], 65_529],
  [[32_741], 65_528],
  [[-32_768], 65_528],
  [[2_147_483_620, -2_147_483_647], 65_528],
  [[2_147_483_621], 65_526],
  [[2 ** 40], 65_527],
  [[0.5], 65_527],
  [[0.1], 65_526],
  [[-0], 65_527],
  [[1.5, 2 ** 127], 65_526],
  [[null], 65_530],
])('%j is stored as type %i and read again', async (values, type) => {
  const { file, losses, bytes } = await written([number({ name: 'y' }, values)])
  const text = new TextDecoder('latin1').decode(bytes)
  const at = text.indexOf('<variable_types>') + '<variable_types>'.length
  expect(new DataView(bytes.buffer).getUint16(at, true)).toBe(type)
  expect(file[0]?.cells).toEqual(values)
  expect(losses).toEqual([])
})

test('long texts are stored once each, texts of 2045 bytes in their row', async () => {
  const long = 'é'.repeat(1023)
  const columns = [
    textColumn({ id: 'c1', name: 'a' }, [long, null, 'b', long]),
    textColumn({ id: 'c2', name: 'b' }, ['z'.repeat(2045), 'y', null, null]),
  ]
  const { file, bytes } = await written(columns)
  expect(file).toEqual(withoutLevels(plainFrame(makeFrame(columns))))
  expect(new TextDecoder('latin1').decode(bytes).match(/GSO/g)).toHaveLength(2)
})

describe('missing codes', () => {
  const valueLabels = [{ value: 1, label: 'yes' }, { value: 99, label: '拒答' }] // biome-ignore format: pairs
  const column = number(
    { missingCodes: [98, 99], missingRanges: [[-9, -1]], valueLabels },
    [1, 98, 99, -3, null],
    [0, 0, 0, 0, 2],
  )
  test('become letters that the column does not use', async () => {
    const { file, losses } = await written([column])
    expect(file[0]).toMatchObject({
      cells: [1, '.b', '.c', '.d', '.a'],
      valueLabels: [
        { value: 1, label: 'yes' },
        { value: '.b', label: '98' },
        { value: '.c', label: '拒答' },
        { value: '.d', label: '-3' },
      ],
    })
    expect(losses).toEqual([{ code: 'codes-as-letters', params: { count: 1, names: 'x (98 = .b, 99 = .c, -3 = .d)' } }])
  })
  test('or stay the numbers that they are', async () => {
    const { file, losses } = await written([column], { missingCodes: 'numbers' })
    expect(file[0]).toMatchObject({ cells: [1, 98, 99, -3, '.a'], valueLabels })
    expect(losses[0]).toEqual({ code: 'codes-as-values', params: { count: 1, names: 'x (98, 99, -9 THRU -1)' } })
  })
  test('those without a letter are plainly missing', async () => {
    const values = Array.from({ length: 30 }, (_, k) => k + 100)
    const { file, losses } = await written([number({ missingRanges: [[100, null]] }, [...values, 1])])
    expect(file[0]?.cells.slice(25)).toEqual(['.z', null, null, null, null, 1])
    expect(losses.map(({ code }) => code)).toEqual(['codes-as-letters', 'codes-as-plain'])
    expect(losses[1]?.params.names).toBe('x (126, 127, 128, 129)')
  })
})

test('names of Stata; the name as it was becomes the label', async () => {
  const names = ['a b', 'a_b', 'A_b', '2x', 'int', 'str5', '年龄（岁）', 'n'.repeat(40)]
  const { file, losses } = await written(names.map((name) => number({ name }, [1])))
  expect(file.map(({ name }) => name)).toEqual([
    'a_b_2', 'a_b', 'A_b', '_2x', '_int', '_str5', '年龄_岁_', 'n'.repeat(32),
  ]) // biome-ignore format: one line
  expect(file.map(({ label }) => label)).toEqual(['a b', '', '', '2x', 'int', 'str5', '年龄（岁）', 'n'.repeat(40)])
  expect(losses).toMatchObject([{ code: 'names-changed', params: { count: 6 } }])
})

test('what Stata cannot hold is said', async () => {
  const { file, losses } = await written([
    number({ label: '标'.repeat(81), format: 'percent', measure: 'ordinal' }, [Number.POSITIVE_INFINITY, 1e308]),
    number({ name: 'y', valueLabels: [{ value: 0.5, label: 'half' }] }, [0.5, null], [0, 1]),
    textColumn(
      { id: 't', name: 't', valueLabels: [{ value: 'm', label: 'male' }], missingCodes: ['m'], note: 'a note' },
      ['m', ''],
    ),
  ])
  expect(file[0]).toMatchObject({ label: '标'.repeat(80), cells: [null, null] })
  expect(file[1]?.cells).toEqual([0.5, null])
  expect(losses.map(({ code, params }) => `${code}: ${params.names}`)).toEqual([
    'codes-as-values: t (m)',
    'tags-left-out: y',
    'numbers-too-large: x',
    'labels-cut: x',
    'value-labels-left-out: y, t',
    'measures-left-out: x',
    'formats-left-out: x',
  ])
})

test('notes of variables are kept, the weight and sets are not', async () => {
  const columns = [number({ note: '多行\n备注' }, [1])]
  const set = { id: 's', name: 'several', label: '', countedValue: 1, columns: ['c1'] }
  const { blob, losses } = await frameToDta({ ...makeFrame(columns), weight: 'c1', sets: [set] })
  const { dictionary } = await openDta(blob, {}, {})
  expect([dictionary.columns[0]?.note, dictionary.remarks]).toEqual(['多行\n备注', []])
  expect(losses.map(({ code }) => code)).toEqual(['weight-left-out', 'sets-left-out'])
})

test('Stop ends the writing', async () => {
  const frame = makeFrame([
    number(
      {},
      Array.from({ length: 500_000 }, (_, k) => k),
    ),
  ])
  const stop = new AbortController()
  const onProgress = () => stop.abort(new Error('stopped'))
  await expect(frameToDta(frame, {}, { signal: stop.signal, onProgress })).rejects.toThrow('stopped')
})
