/** A figure of the bench, its size in its name. */
export type Row = (typeof rows)[number]
export const rows = [
  'scatter-1000',
  'scatter-10000',
  'scatter-100000',
  'boxes-100000',
  'violins-100000',
  'histogram-1000000',
  'kaplan-meier-100000',
  'heat-500',
  'forest-200',
  'sankey-2000',
] as const

/** Figures that are timed in a browser as well, from numbers to the first frame that shows them. */
export const framed: readonly Row[] = ['scatter-1000', 'scatter-10000', 'scatter-100000', 'heat-500']

/** Figures of a library: each prepares its data, and returns what makes the figure from them, as the library takes it. */
export type Figures<T> = Readonly<Partial<Record<Row, () => Promise<() => T | Promise<T>>>>>
