import { describe, expect, test } from 'vitest'
import type { Column } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { createRandom } from '#tests/support/random.ts'
import { plainFile, plainFrame, spssFrame } from '#tests/support/random-frame.ts'
import { openSav } from './open-sav.ts'
import { frameToSav } from './write-sav.ts'

test('[property] what is written is read again, with its dictionary', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const frame = spssFrame(createRandom(seed))
    const { blob, losses } = await frameToSav(frame)
    expect(losses, `seed ${seed}`).toEqual([])
    const file = await openSav(blob, {}, {})
    expect(file.dictionary).toMatchObject({ rows: frame.rows, weight: 2, sets: frame.sets })
    expect(file.dictionary.encoding).toMatchObject({ encoding: 'utf-8', by: 'file' })
    expect(await plainFile(file), `seed ${seed}`).toEqual(plainFrame(frame))
  }
})

test('[property] packed by zlib it is the same', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const frame = spssFrame(createRandom(seed))
    const { blob, losses } = await frameToSav(frame, {}, { isPacked: true })
    expect(losses, `seed ${seed}`).toEqual([])
    expect(await blob.slice(0, 4).text()).toBe('$FL3')
    const file = await openSav(blob, {}, {})
    expect(file.dictionary).toMatchObject({ rows: frame.rows, weight: 2, sets: frame.sets })
    expect(await plainFile(file), `seed ${seed}`).toEqual(plainFrame(frame))
  }
})

test('several blocks of zlib', async () => {
  const values = Float64Array.from({ length: 1_200_000 }, (_, k) => k / 7)
  const { blob } = await frameToSav(
    makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, values)]),
    {},
    { isPacked: true },
  )
  const read = await (await openSav(blob, {}, {})).read({}, {})
  expect(read.columns).toEqual([{ values }])
})

test('texts at the limits of segments are whole', async () => {
  const lengths = [1, 7, 8, 9, 252, 253, 255, 256, 504, 505, 510, 511, 1000, 32_767]
  const texts = lengths.map((length) => Array.from({ length }, (_, k) => String.fromCharCode(97 + (k % 26))).join(''))
  const frame = makeFrame(
    texts.map((text, k) => textColumn({ id: `c${k + 1}`, name: `t${k}` }, [text, null, text.slice(0, -1) || null])),
  )
  const { blob, losses } = await frameToSav(frame)
  expect(losses).toEqual([])
  expect(await plainFile(await openSav(blob, {}, {}))).toEqual(plainFrame(frame))
})

test('the weight and sets of several answers are kept', async () => {
  const columns = [
    textColumn({ id: 'c1', name: 't' }, ['a very long text']),
    makeNumericColumn({ id: 'c2', name: 'q1' }, [1]),
    makeNumericColumn({ id: 'c3', name: '问题二' }, [0]),
    makeNumericColumn({ id: 'c4', name: 'w' }, [2.5]),
  ]
  const sets = [
    { id: 's', name: '$选择', label: '多选', countedValue: 1, columns: ['c2', 'c3'] },
    { id: 'd', role: 'dimension', name: 'scale', label: '', columns: ['c2', 'c3'], reversed: [], scale: null },
  ] as const
  const { blob, losses } = await frameToSav({ ...makeFrame(columns), weight: 'c4', sets })
  const { dictionary } = await openSav(blob, {}, {})
  expect(dictionary.weight).toBe(3)
  expect(dictionary.sets).toEqual([
    { id: '$选择', name: '$选择', label: '多选', countedValue: 1, columns: ['c2', 'c3'] },
  ])
  expect(losses).toEqual([{ code: 'sets-left-out', params: { count: 1, names: 'scale' } }])
})

describe('names', () => {
  test('of SPSS, each once without case', async () => {
    const given = ['a b', 'A_b', '1st', 'with', '年龄（岁）', 'x.', '', '年'.repeat(30), `${'年'.repeat(21)}龄`, '_u']
    const columns = given.map((name, k) => makeNumericColumn({ id: `c${k + 1}`, name }, [k]))
    const { blob, losses } = await frameToSav(makeFrame(columns))
    const names = (await openSav(blob, {}, {})).dictionary.columns.map(({ name }) => name)
    expect(names).toEqual([
      'a_b_2', 'A_b', '@1st', 'with_', '年龄_岁_', 'x_', 'V', '年'.repeat(21), `${'年'.repeat(20)}_2`, '@_u',
    ]) // biome-ignore format: one line
    expect(losses[0]?.code).toBe('names-changed')
    expect(losses[0]?.params.count).toBe(9)
  })
})

describe('what SPSS cannot hold', () => {
  const writtenTo = async (...columns: Column[]) => {
    const { blob, losses } = await frameToSav(makeFrame(columns))
    return { file: await plainFile(await openSav(blob, {}, {})), losses: losses.map(({ code }) => code) }
  }
  const number = (meta: object, values: (number | null)[], tags?: number[]) =>
    makeNumericColumn({ id: 'c1', name: 'x', ...meta, ...(tags && { missingTags: Uint8Array.from(tags) }) }, values)

  test('kinds of missing values become free codes, with their labels', async () => {
    const valueLabels = [{ value: '.a', label: '拒答' }, { value: 1, label: 'one' }] // biome-ignore format: pairs
    const { file, losses } = await writtenTo(number({ valueLabels }, [1, -3, null, null, null], [0, 0, 2, 3, 0]))
    expect(losses).toEqual(['tags-as-codes'])
    expect(file[0]).toMatchObject({
      cells: [1, -3, -4, -5, null],
      missingCodes: [-4, -5],
      valueLabels: [{ value: -4, label: '拒答' }, { value: 1, label: 'one' }], // biome-ignore format: pairs
    })
  })
  test('many kinds become a range, and those without room plain missing values', async () => {
    const tags = [2, 3, 4, 5, 0]
    const many = await writtenTo(number({ missingCodes: [9] }, [null, null, null, null, 9], tags))
    expect(many.file[0]).toMatchObject({ cells: [-1, -2, -3, -4, 9], missingCodes: [9], missingRanges: [[-4, -1]] })
    const none = await writtenTo(number({ missingRanges: [[5, 6]], missingCodes: [9] }, [null, 9], [2, 0]))
    expect(none.file[0]).toMatchObject({ cells: [null, 9], missingCodes: [9], missingRanges: [[5, 6]] })
    expect(none.losses).toEqual(['tags-left-out'])
    const open = await writtenTo(number({ missingRanges: [[null, -1]], missingCodes: [9] }, [null, 9], [2, 0]))
    expect(open.file[0]).toMatchObject({ cells: [-2, 9], missingCodes: [9], missingRanges: [[null, -1]] })
  })
  test('dates with kinds of missing values', async () => {
    const date = number({ type: 'date' }, [Date.UTC(2020, 0, 1), null], [0, 2])
    expect((await writtenTo(date)).file[0]).toMatchObject({
      cells: [Date.UTC(2020, 0, 1), Date.UTC(1899, 11, 31)],
      missingCodes: [Date.UTC(1899, 11, 31)],
    })
  })
  test('more codes and ranges than it has room for are said', async () => {
    const { blob, losses } = await frameToSav(
      makeFrame([
        number({ missingCodes: [7, 8, 9, 10] }, [1]),
        { ...number({ missingCodes: [5, 6, 99], missingRanges: [[90, null], [1, 2]] }, [1]), id: 'c2', name: 'y' }, // biome-ignore format: pairs
        textColumn({ id: 'c3', name: 't', missingCodes: ['not known', 'n/a'] }, ['a text of some length']),
      ]),
    )
    expect(losses).toEqual([
      { code: 'codes-as-values', params: { count: 3, names: 'x (10), y (6, 1 THRU 2), t (not known)' } },
    ])
    const [, y] = await plainFile(await openSav(blob, {}, {}))
    expect(y).toMatchObject({ missingCodes: [5], missingRanges: [[90, null]] })
  })
  test('long labels and texts are cut between signs, blanks at the end are left out', async () => {
    const { file, losses } = await writtenTo(
      textColumn({ id: 'c1', name: 't', label: '标'.repeat(100), note: 'a note' }, ['龄'.repeat(20_000), 'a  ']),
      { ...number({ valueLabels: [{ value: 1, label: '签'.repeat(50) }] }, [1, 2]), id: 'c2' },
    )
    expect(losses).toEqual(['texts-cut', 'blanks-cut', 'labels-cut', 'notes-left-out'])
    expect(file[0]?.label).toBe('标'.repeat(85))
    expect(file[0]?.cells).toEqual(['龄'.repeat(10_922), 'a'])
    expect(file[1]?.valueLabels[0]?.label).toBe('签'.repeat(40))
  })
  test('a day within a month is kept as a day', async () => {
    const { file, losses } = await writtenTo(number({ type: 'date', format: 'month' }, [Date.UTC(2020, 0, 5)]))
    expect([file[0]?.cells, file[0]?.format, losses]).toEqual([[Date.UTC(2020, 0, 5)], undefined, ['formats-left-out']])
  })
})

test('a frame without columns is refused, and Stop ends the writing', async () => {
  await expect(frameToSav(makeFrame([]))).rejects.toMatchObject({ code: 'no-columns' })
  const frame = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, new Float64Array(500_000))])
  const stop = new AbortController()
  const onProgress = () => stop.abort(new Error('stopped'))
  await expect(frameToSav(frame, { signal: stop.signal, onProgress })).rejects.toThrow('stopped')
})
