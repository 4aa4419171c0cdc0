/** From vitest's JSON report: one text per failed test. */
export function failuresOfVitest(report: object): string[]
/** From Playwright's JSON report: one text per failed test, for its last attempt. */
export function failuresOfPlaywright(report: object): string[]
