import { leaving, type Reason, reasonsOf } from '../../kit/present/reason-lines.ts'

export interface ReviewCounts {
  readonly databases: number
  readonly registers: number | null
  readonly duplicates: number | null
  readonly automation: number | null
  readonly otherRemoved: number | null
  readonly screened: number
  readonly excluded: number
  readonly sought: number
  readonly notRetrieved: number
  readonly assessed: number
  readonly reportsExcluded: string | null
  readonly studies: number
  readonly reports: number | null
  readonly websites: number | null
  readonly organisations: number | null
  readonly citations: number | null
  readonly otherSought: number | null
  readonly otherNotRetrieved: number | null
  readonly otherAssessed: number | null
  readonly otherExcluded: string | null
}

export interface ReportsExcluded {
  readonly n: number
  readonly reasons: readonly Reason[]
}

export function excludedFor(text: string | null): ReportsExcluded {
  const reasons = reasonsOf(text)
  return { n: leaving(reasons), reasons }
}

export function identifiedIn({ databases, registers, websites, organisations, citations }: ReviewCounts): number {
  return databases + (registers ?? 0) + (websites ?? 0) + (organisations ?? 0) + (citations ?? 0)
}

/** A number that follows from the previous ones. */
export interface Balance {
  readonly input: 'screened' | 'sought' | 'assessed' | 'otherAssessed' | 'reports' | 'studies'
  readonly got: number
  readonly expected: number
}

/** The numbers that do not add up. Records and reports from other methods are counted separately until inclusion. */
export function imbalances(review: ReviewCounts): readonly Balance[] {
  const { databases, registers, duplicates, automation, otherRemoved, screened, sought, assessed, reports } = review
  const removed = (duplicates ?? 0) + (automation ?? 0) + (otherRemoved ?? 0)
  const { otherSought, otherNotRetrieved, otherAssessed } = review
  const remaining =
    assessed + (otherAssessed ?? 0) - excludedFor(review.reportsExcluded).n - excludedFor(review.otherExcluded).n
  const all: readonly (Balance | null)[] = [
    { input: 'screened', got: screened, expected: databases + (registers ?? 0) - removed },
    { input: 'sought', got: sought, expected: screened - review.excluded },
    { input: 'assessed', got: assessed, expected: sought - review.notRetrieved },
    otherAssessed === null || otherSought === null
      ? null
      : { input: 'otherAssessed', got: otherAssessed, expected: otherSought - (otherNotRetrieved ?? 0) },
    reports === null
      ? { input: 'studies', got: review.studies, expected: remaining }
      : { input: 'reports', got: reports, expected: remaining },
  ]
  return all.flatMap((one) => (one === null || one.got === one.expected ? [] : [one]))
}
