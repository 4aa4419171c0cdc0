interface Wanted {
  /** The tests that passed only at their second attempt, in place of the failed ones. */
  readonly isUnsteady?: boolean
}

/** From vitest's JSON report: one text per failed test. */
export function failuresOfVitest(report: object, wanted?: Wanted): string[]
/** From Playwright's JSON report: one text per failed test, for its last failed attempt. */
export function failuresOfPlaywright(report: object, wanted?: Wanted): string[]
