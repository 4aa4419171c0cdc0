import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { type Dispersion, poissonDispersion } from '#engine/methods/counts/poisson-dispersion.ts'
import { byarInterval, garwoodInterval, poissonScoreInterval } from '#engine/methods/counts/poisson-interval.ts'
import { poissonTest } from '#engine/methods/counts/poisson-test.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'
import type { IntervalMethod } from './facts.ts'
import type { Per } from './per.ts'
import type { CountedRows } from './read-rows.ts'

type Options = OptionsOf<typeof definition>

type Intervals = Readonly<Record<IntervalMethod, Interval>>

/** The results at full precision. */
export interface Examined {
  readonly n: number
  readonly events: number
  readonly exposure: number
  readonly per: Per
  readonly rate: number
  readonly intervals: Intervals
  readonly rateTest: RateTest | undefined
  readonly ratio: StandardisedRatio | undefined
  /** Undefined if there are fewer than two rows or no events. */
  readonly dispersion: Dispersion | undefined
}

interface RateTest {
  readonly reference: number
  /** Number of events expected at the reference rate. */
  readonly expected: number
  readonly p: number
}

export interface StandardisedRatio {
  readonly expected: number
  readonly value: number
  readonly intervals: Intervals
  readonly p: number
}

export async function examine(rows: CountedRows, options: Options, checkpoint: Checkpoint): Promise<Examined> {
  const { confidence, alternative, reference } = options
  const { total: events, values } = rows.events
  const [n, per] = [values.length, Number(options.per)]
  const exposure = rows.exposure?.total ?? n
  const limits = {
    exact: garwoodInterval(events, confidence),
    byar: byarInterval(events, confidence),
    score: poissonScoreInterval(events, confidence),
  }
  const tested = (expected: number) => poissonTest(events, expected, alternative)
  const nullEvents = reference === null ? undefined : (reference / per) * exposure
  const expected = rows.expected?.total
  return {
    n,
    events,
    exposure,
    per: options.per,
    rate: (events / exposure) * per,
    intervals: times(limits, per / exposure),
    rateTest:
      reference === null || nullEvents === undefined
        ? undefined
        : { reference, expected: nullEvents, p: tested(nullEvents) },
    ratio:
      expected === undefined
        ? undefined
        : { expected, value: events / expected, intervals: times(limits, 1 / expected), p: tested(expected) },
    dispersion:
      n > 1 && events > 0
        ? await poissonDispersion(values, (rows.expected ?? rows.exposure)?.values, checkpoint)
        : undefined,
  }
}

function times({ exact, byar, score }: Intervals, factor: number): Intervals {
  const scaled = ({ lower, upper }: Interval) => ({ lower: lower * factor, upper: upper * factor })
  return { exact: scaled(exact), byar: scaled(byar), score: scaled(score) }
}
