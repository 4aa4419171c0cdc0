import { describe, expect, test } from 'vitest'
import type { Column } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { createRandom } from '#tests/support/random.ts'
import { plainFile, plainFrame, rFrame } from '#tests/support/random-frame.ts'
import { openRdata } from './open-rdata.ts'
import { frameToRds } from './write-rds.ts'

/** R does not say that a column without labels is nominal or continuous. */
const readAgain = async (blob: Blob) =>
  (await plainFile(await openRdata(blob, {}, {}))).map((column) => ({
    ...column,
    measure: column.measure ?? (column.type === 'text' ? 'nominal' : 'continuous'),
  }))

test('[property] what is written is read again, with its dictionary', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const frame = rFrame(createRandom(seed))
    const { blob, losses } = await frameToRds(frame)
    expect(losses, `seed ${seed}`).toEqual([])
    const found = await readAgain(blob)
    expect(found, `seed ${seed}`).toEqual(plainFrame(frame))
  }
})

describe('what R cannot hold is said', () => {
  const written = async (...columns: Column[]) => {
    const { blob, losses } = await frameToRds(makeFrame(columns))
    return { file: await readAgain(blob), losses: losses.map(({ code, params }) => `${code}: ${params.names}`) }
  }
  const meta = { id: 'c1', name: 'x' }

  test('labels and codes of dates, more than one range', async () => {
    const day = 86_400_000
    const date = { ...meta, type: 'date' as const, missingCodes: [day], valueLabels: [{ value: day, label: 'second' }] }
    const ranges = [[90, 99], [null, -1]] as const // biome-ignore format: pairs
    const { file, losses } = await written(
      makeNumericColumn({ ...date, format: 'month' }, [0, day]),
      makeNumericColumn({ ...meta, id: 'c2', name: 'y', measure: 'ordinal', missingRanges: ranges }, [95, -1]),
    )
    expect(losses).toEqual([
      'codes-as-values: x (1970-01-02), y (-Inf – -1)',
      'value-labels-left-out: x',
      'measures-left-out: y',
      'formats-left-out: x',
    ])
    expect(file.map(({ cells }) => cells)).toEqual([
      [0, day],
      [95, -1],
    ])
  })
  test('a kind of missing value that has no letter; weight, sets, notes', async () => {
    const column = makeNumericColumn({ ...meta, note: 'n', missingTags: Uint8Array.of(0, 1) }, [1, null])
    const set = { id: 's', name: 'several', label: '', countedValue: 1, columns: ['c1'] }
    const { losses } = await frameToRds({ ...makeFrame([column]), weight: 'c1', sets: [set] })
    expect(losses.map(({ code }) => code)).toEqual([
      'tags-left-out',
      'notes-left-out',
      'weight-left-out',
      'sets-left-out',
    ])
  })
  test('a text that is not among the levels makes labels instead of a factor', async () => {
    const valueLabels = [{ value: 'a', label: 'a' }]
    const { file } = await written(textColumn({ ...meta, valueLabels }, ['a', 'b']))
    expect(file[0]).toMatchObject({ cells: ['a', 'b'], valueLabels })
  })
})

test('Stop ends the writing', async () => {
  const frame = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, new Float64Array(500_000))])
  const stop = new AbortController()
  const onProgress = () => stop.abort(new Error('stopped'))
  await expect(frameToRds(frame, { signal: stop.signal, onProgress })).rejects.toThrow('stopped')
})
