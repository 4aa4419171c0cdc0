/**
 * A starred chart is a `favourite` like a starred tool, whose field `tool` has this prefix before the chart's id: programs that know only tools
 * carry it along and list nothing for it. No tool has an id that begins so (`tests/architecture/charts.test.ts`).
 */
export const CHART_STAR = 'plot-'

/** What the field `tool` of a starred chart holds. */
export const starOfChart = (chart: string): string => CHART_STAR + chart

/** The charts among starred tools and charts. */
export function starredCharts(starred: readonly string[]): readonly string[] {
  return starred.flatMap((star) => (star.startsWith(CHART_STAR) ? [star.slice(CHART_STAR.length)] : []))
}
