import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { sortedValues } from './sorted-values.ts'

test.each([0, 1, 131_072, 131_073, 700_001])(
  '%i values are sorted as by a single sort, and the input is unchanged',
  async (n) => {
    const values = Float64Array.from({ length: n }, (_, i) => ((i * 7919) % 10_007) - 5000.5)
    const given = values.slice()
    const sorted = await sortedValues(values, uninterrupted)
    expect(sorted).toEqual(given.toSorted())
    expect(values).toEqual(given)
  },
)
