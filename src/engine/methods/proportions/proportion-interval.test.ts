import { expect, test } from 'vitest'
import { clopperPearsonInterval, wilsonInterval } from './proportion-interval.ts'

// Newcombe, Stat Med 1998;17:857, table I: methods 3 and 5
test.each([
  [81, 263, [0.2553, 0.3662], [0.2527, 0.3676]],
  [15, 148, [0.0624, 0.1605], [0.0578, 0.1617]],
  [0, 20, [0, 0.1611], [0, 0.1684]],
  [1, 29, [0.0061, 0.1718], [0.0009, 0.1776]],
])('the published intervals of %i of %i', (events, n, wilson, exact) => {
  for (const [found, published] of [
    [wilsonInterval(events, n, 0.95), wilson],
    [clopperPearsonInterval(events, n, 0.95), exact],
  ] as const) {
    expect(found.lower.toFixed(4)).toBe(published[0]?.toFixed(4))
    expect(found.upper.toFixed(4)).toBe(published[1]?.toFixed(4))
  }
})

test('0 and n events have limits at the ends of the scale, and mirrored intervals', () => {
  for (const interval of [wilsonInterval, clopperPearsonInterval]) {
    const [none, all] = [interval(0, 9, 0.9), interval(9, 9, 0.9)]
    expect([none.lower, all.upper]).toEqual([0, 1])
    expect(all.lower).toBeCloseTo(1 - none.upper, 14)
  }
})
