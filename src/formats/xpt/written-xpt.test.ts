import { describe, expect, test } from 'vitest'
import type { Column } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { createRandom } from '#tests/support/random.ts'
import { plainFile, plainFrame, stataFrame } from '#tests/support/random-frame.ts'
import { openXpt } from './open-xpt.ts'
import { frameToXpt } from './write-xpt.ts'

const open = (blob: Blob) => openXpt(blob, {}, {})

// haven 2.5 read 25 such frames once with the same values, kinds of missing values, labels and classes; foreign reads version 5 only
test('[property] what is written is read again', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const frame = stataFrame(createRandom(seed))
    const file = await open((await frameToXpt(frame)).blob)
    const found = await plainFile(file)
    for (const [place, wanted] of plainFrame(frame).entries()) {
      const { type, cells, label } = found[place] ?? {}
      expect([type, cells], `seed ${seed}, ${wanted.name}`).toEqual([wanted.type, wanted.cells])
      const isKept = /^[A-Za-z0-9_]+$/.test(wanted.name)
      expect(label, `seed ${seed}, ${wanted.name}`).toBe(wanted.label.trimEnd() || (isKept ? '' : wanted.name))
    }
  }
})

test('numbers are exact from the least to the largest', async () => {
  const random = createRandom(9)
  const values = [
    0, 1, -1, 0.1, 1 / 3, 2 ** 53, -(2 ** -260), 2 ** -259 * 1.5, 7.2e75, Math.PI * 1e-70,
    ...Array.from({ length: 500 }, () => (random.next() - 0.5) * 10 ** (random.below(150) - 75)),
  ] // biome-ignore format: one line
  const { blob, losses } = await frameToXpt(makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, values)]))
  expect(losses).toEqual([])
  expect((await (await open(blob)).read({}, {})).columns).toEqual([{ values: Float64Array.from(values) }])
})

describe('what SAS cannot hold is said', () => {
  const meta = { id: 'c1', name: 'x' }
  const written = async (...columns: Column[]) => {
    const { blob, losses } = await frameToXpt(makeFrame(columns))
    return {
      file: await plainFile(await open(blob)),
      losses: losses.map(({ code, params }) => `${code}: ${params.names}`),
    }
  }

  test('numbers beyond the range, labels of values, missing codes, levels', async () => {
    const column = makeNumericColumn(
      { ...meta, measure: 'ordinal', valueLabels: [{ value: 1, label: 'one' }], missingCodes: [9], note: 'n' },
      [1e-80, 1e76, Number.POSITIVE_INFINITY, 9],
    )
    const { file, losses } = await written(column)
    expect(losses).toEqual([
      'codes-as-values: x',
      'numbers-out-of-range: x',
      'value-labels-left-out: x',
      'measures-left-out: x',
      'notes-left-out: x',
    ])
    expect(file[0]?.cells).toEqual([null, null, null, 9])
  })

  test('names of SAS, with the original one as the label; long labels and texts', async () => {
    const { file, losses } = await written(
      makeNumericColumn({ ...meta, name: 'Größe (cm)' }, [1]),
      makeNumericColumn({ id: 'c2', name: 'grosse__cm_', label: 'x'.repeat(100) }, [2]),
      makeNumericColumn({ id: 'c3', name: '2nd', label: '标'.repeat(100) }, [3]),
      textColumn({ id: 'c4', name: 'n'.repeat(40) }, ['a'.repeat(40_000)]),
    )
    expect(file.map(({ name, label }) => [name, label])).toEqual([
      ['Gro_e__cm_', 'Größe (cm)'],
      ['grosse__cm_', 'x'.repeat(100)],
      ['_2nd', '标'.repeat(85)],
      ['n'.repeat(32), 'n'.repeat(40)],
    ])
    expect(file[3]?.cells).toEqual(['a'.repeat(32_767)])
    expect(losses.map((loss) => loss.replace(/:.*/, ''))).toEqual(['texts-cut', 'names-changed', 'labels-cut'])
  })
})

test('blank rows at the end stay, and a frame without rows', async () => {
  for (const texts of [['a', null, null], [null], []]) {
    const frame = makeFrame([textColumn({ id: 'c1', name: 't' }, texts), textColumn({ id: 'c2', name: 'u' }, texts)])
    const found = await plainFile(await open((await frameToXpt(frame)).blob))
    expect(found.map(({ cells }) => cells)).toEqual([texts, texts])
  }
})

test('a frame without columns is refused, and Stop is heard', async () => {
  await expect(frameToXpt(makeFrame([]))).rejects.toMatchObject({ code: 'no-columns' })
  const signal = AbortSignal.abort(new Error('stopped'))
  const one = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, [1])])
  await expect(frameToXpt(one, { signal })).rejects.toThrow('stopped')
})
