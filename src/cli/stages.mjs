/** Most minutes of each test stage on two cores. A whole run may take ninety; the remainder is reserved for future tests. */
export const budgets = { check: 4, pauses: 4, server: 8, build: 4, browser: 15, bench: 4 }

/** The minutes of each stage with its budget, and the names of the stages over budget. */
export function spentOf(seconds) {
  const stages = Object.entries(budgets).filter(([stage]) => stage in seconds)
  const spent = stages.map(([stage, most]) => ({ stage, most, minutes: seconds[stage] / 60 }))
  return {
    lines: spent.map(
      ({ stage, most, minutes }) => `${stage.padEnd(8)} ${minutes.toFixed(1).padStart(5)} of ${most} min`,
    ),
    over: spent.filter(({ most, minutes }) => minutes > most).map(({ stage }) => stage),
  }
}

/** Processor seconds of each entry's tests, from vitest's JSON report, in descending order. */
export function secondsByEntry(report, ids) {
  const known = new Set(ids)
  const seconds = new Map()
  for (const { assertionResults = [] } of report.testResults ?? [])
    for (const { ancestorTitles, title, meta } of assertionResults) {
      const id = [...ancestorTitles, title].flatMap((text) => text.split(/[\s/,:]+/)).find((word) => known.has(word))
      if (id !== undefined) seconds.set(id, (seconds.get(id) ?? 0) + (meta?.cpuMs ?? 0) / 1000)
    }
  return [...seconds].sort((a, b) => b[1] - a[1])
}
