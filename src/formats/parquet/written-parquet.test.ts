import { describe, expect, test } from 'vitest'
import type { Column } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { createRandom } from '#tests/support/random.ts'
import { plainFile, plainFrame, rFrame, spssFrame } from '#tests/support/random-frame.ts'
import { importFile } from '../table-file.ts'
import { openParquet } from './open-parquet.ts'
import { frameToParquet } from './write-parquet.ts'

const open = (blob: Blob) => openParquet(blob, {}, {})

// DuckDB 1.5.6 read such files once: rows, types (INTEGER, DOUBLE, DATE, TIMESTAMP, VARCHAR) and values of 40 random frames were the same.
test('[property] what is written is read again, with its dictionary', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const frame = spssFrame(createRandom(seed))
    const { blob, losses } = await frameToParquet(frame)
    const codes = new Set(losses.map(({ code }) => code))
    expect([...codes].filter((code) => code !== 'codes-as-values' && code !== 'labels-for-this-program')).toEqual([])
    const file = await open(blob)
    expect(file.dictionary).toMatchObject({ rows: frame.rows, weight: 2, sets: frame.sets })
    expect(await plainFile(file), `seed ${seed}`).toEqual(plainFrame(frame))
  }
})

test('imported, it is the frame that was written', async () => {
  const frame = makeFrame([
    makeNumericColumn(
      { id: 'c1', name: 'sex', label: '性别', measure: 'nominal', valueLabels: [{ value: 1, label: '男' }] },
      [1, 2],
    ),
    textColumn({ id: 'c2', name: 'stage', measure: 'ordinal' }, ['I', null]),
  ])
  const { frame: found } = await importFile((await frameToParquet(frame)).blob)
  expect(found.columns).toEqual(frame.columns)
})

test('more rows than a group, and none', async () => {
  const values = Float64Array.from({ length: 250_001 }, (_, k) => k % 1000)
  const many = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, values)])
  const file = await open((await frameToParquet(many)).blob)
  const read = await file.read({}, {})
  expect(read.columns).toEqual([{ values }])
  const none = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, []), textColumn({ id: 'c2', name: 't' }, [])])
  expect(await plainFile(await open((await frameToParquet(none)).blob))).toEqual(plainFrame(none))
})

describe('what the file cannot hold is said', () => {
  const meta = { id: 'c1', name: 'x' }
  const written = async (...columns: Column[]) => {
    const { blob, losses } = await frameToParquet(makeFrame(columns))
    return {
      file: await plainFile(await open(blob)),
      losses: losses.map(({ code, params }) => `${code}: ${params.names}`),
    }
  }

  test('kinds of missing values, labels and codes for other programs, repeated names', async () => {
    const tagged = makeNumericColumn({ ...meta, label: 'L', missingCodes: [9], missingTags: Uint8Array.of(0, 2) }, [
      9,
      null,
    ])
    const { file, losses } = await written(tagged, textColumn({ id: 'c2', name: 'x' }, ['a', 'b']))
    expect(losses).toEqual([
      'codes-as-values: x',
      'labels-for-this-program: x',
      'tags-left-out: x',
      'names-changed: x → x_2',
    ])
    expect(file.map(({ cells }) => cells)).toEqual([
      [9, null],
      ['a', 'b'],
    ])
  })

  test('subscales, which are no part of a file', async () => {
    const frame = makeFrame([makeNumericColumn(meta, [1])])
    const set = {
      id: 'd',
      role: 'dimension',
      name: 'scale',
      label: '',
      columns: ['c1'],
      reversed: [],
      scale: null,
    } as const
    const { losses, blob } = await frameToParquet({ ...frame, sets: [set] })
    expect(losses).toEqual([{ code: 'sets-left-out', params: { count: 1, names: 'scale' } }])
    expect((await open(blob)).dictionary.sets).toEqual([])
  })
})

test('-0, infinite numbers, and days with a time of day are whole', async () => {
  const columns = [
    makeNumericColumn({ id: 'c1', name: 'a' }, [-0, 1, null]),
    makeNumericColumn({ id: 'c2', name: 'b' }, [Number.POSITIVE_INFINITY, -1e300, 2 ** 31]),
    makeNumericColumn({ id: 'c3', name: 'c', type: 'date' }, [1, null, 86_400_000]),
  ]
  const read = await (await open((await frameToParquet(makeFrame(columns))).blob)).read({}, {})
  const values = read.columns.map((cells) => (cells && 'values' in cells ? [...cells.values] : []))
  expect(values).toEqual([
    [-0, 1, Number.NaN],
    [Number.POSITIVE_INFINITY, -1e300, 2 ** 31],
    [1, Number.NaN, 86_400_000],
  ])
})

test('a frame without columns is refused, the same frame gives the same bytes, and Stop is heard', async () => {
  await expect(frameToParquet(makeFrame([]))).rejects.toMatchObject({ code: 'no-columns' })
  const frame = rFrame(createRandom(3))
  const bytes = async () => new Uint8Array(await (await frameToParquet(frame)).blob.arrayBuffer())
  expect(await bytes()).toEqual(await bytes())
  const signal = AbortSignal.abort(new Error('stopped'))
  const one = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, [1])])
  await expect(frameToParquet(one, { signal })).rejects.toThrow('stopped')
})
