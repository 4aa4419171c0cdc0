/** Of vitest's JSON report: one text for each test that failed. */
export function failuresOfVitest(report: object): string[]
/** Of Playwright's JSON report: one text for each test that failed, in its last try. */
export function failuresOfPlaywright(report: object): string[]
