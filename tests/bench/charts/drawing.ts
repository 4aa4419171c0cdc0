/** A figure of the bench, its size in its name. */
export type Row = (typeof rows)[number]
export const rows = [
  'scatter-1000',
  'scatter-10000',
  'scatter-100000',
  'boxes-100000',
  'histogram-1000000',
  'kaplan-meier-100000',
  'heat-500',
  'forest-100',
] as const

/** For each figure that a library draws: prepares its data, and returns the work that is timed, from numbers to the text of an SVG. */
export type Drawing = Readonly<Partial<Record<Row, () => Promise<() => string | Promise<string>>>>>
