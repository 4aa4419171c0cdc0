import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fields, fieldsOf, mergeFields } from './merge.ts'
import { CLOCK_START, formatStamp, tick } from './stamp.ts'

const SEED = { seed: 20261121 }
/** Few names, devices and times, so that registers collide often. As in practice, a stamp has only one value. */
const entry = fc
  .record({
    ms: fc.integer({ min: 0, max: 3 }),
    device: fc.constantFrom('aaaaaaaaaaaa', 'bbbbbbbbbbbb'),
    serial: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ ms, device, serial }): Fields[string] => {
    const id = `00000000-0000-7000-8000-00000000000${serial}`
    const stamp = formatStamp({ ms, counter: 0 }, device, id)
    return [`${ms}${device}${serial}`, stamp]
  })
const fields: fc.Arbitrary<Fields> = fc.dictionary(fc.constantFrom('name', 'option.alpha', 'deleted'), entry)

test('[R3] merging is commutative, associative and idempotent', () => {
  fc.assert(
    fc.property(fields, fields, fields, (a, b, c) => {
      expect(mergeFields(a, b)).toEqual(mergeFields(b, a))
      expect(mergeFields(mergeFields(a, b), c)).toEqual(mergeFields(a, mergeFields(b, c)))
      expect(mergeFields(a, a)).toBe(a)
      expect(mergeFields(mergeFields(a, b), b)).toEqual(mergeFields(a, b))
    }),
    { ...SEED, numRuns: 500 },
  )
})

test('[R2] two devices that write different fields of one record both keep their edit', () => {
  const label = { label: ['Age', formatStamp({ ms: 5, counter: 0 }, 'aaaaaaaaaaaa', 'm1')] } as Fields
  const measure = { measure: ['ordinal', formatStamp({ ms: 9, counter: 0 }, 'bbbbbbbbbbbb', 'm2')] } as Fields
  expect(mergeFields(label, measure)).toEqual({ ...label, ...measure })
})

test('[R3] a device whose wall clock went backward still overwrites its own earlier value', () => {
  const before = tick(CLOCK_START, 1_000_000)
  const after = tick(before, 400_000)
  const first = fieldsOf({ stamp: formatStamp(before, 'aaaaaaaaaaaa', 'm1'), fields: { name: 'first' } })
  const second = fieldsOf({ stamp: formatStamp(after, 'aaaaaaaaaaaa', 'm2'), fields: { name: 'second' } })
  expect(mergeFields(first, second).name?.[0]).toBe('second')
  expect(mergeFields(second, first).name?.[0]).toBe('second')
})

test('[R4] an edit after a deletion does not bring the record back; restoring does', () => {
  const at = (ms: number, id: string) => formatStamp({ ms, counter: 0 }, 'aaaaaaaaaaaa', id)
  const deleted = mergeFields({}, fieldsOf({ stamp: at(1, 'm1'), fields: { deleted: true } }))
  const edited = mergeFields(deleted, fieldsOf({ stamp: at(2, 'm2'), fields: { name: 'later' } }))
  expect(edited.deleted?.[0]).toBe(true)
  const restored = mergeFields(edited, fieldsOf({ stamp: at(3, 'm3'), fields: { deleted: false } }))
  expect(restored.deleted?.[0]).toBe(false)
  expect(restored.name?.[0]).toBe('later')
})
