import { expect, test } from 'vitest'
import { compareProportions } from './compare-proportions.ts'

const go = () => Promise.resolve()
const counts = [
  { events: 0, n: 30 },
  { events: 0, n: 25 },
  { events: 12, n: 50 },
  { events: 0, n: 0 },
]

// fisher.test, chisq.test(correct = TRUE and FALSE) of R 4.2.2
test('the textbook rule chooses the test by the counts', async () => {
  const pairs = [
    [0, 1],
    [0, 2],
    [2, 3],
  ] as const
  expect(await compareProportions(counts, pairs, 'textbook', go)).toEqual([
    1,
    expect.closeTo(0.00968024807028057, 12),
    Number.NaN,
  ])
  expect(await compareProportions(counts, pairs, 'pearson', go)).toEqual([
    Number.NaN,
    expect.closeTo(0.003609346935945446, 12),
    Number.NaN,
  ])
  expect(await compareProportions(counts, pairs, 'fisher', go)).toEqual([
    1,
    expect.closeTo(0.002672724061628981, 12),
    Number.NaN,
  ])
})
