import type { Dash } from './scene.ts'

/** Sizes of type in points, as journals require them at final size. */
export const usualType = { title: 9.5, axis: 8.5, tick: 7.5, legend: 8, small: 7, table: 7.5 } as const

/** The sizes of the figure that is being laid out: it has one of each, which is thus not passed to each function that measures a label. */
export const type: Record<keyof typeof usualType, number> = { ...usualType }

/**
 * Lays out in sizes of type that are multiples of the usual ones; a size without a multiple is the usual one.
 * @param times by size, above 0
 */
export function inSizes<T>(times: Readonly<Partial<Record<keyof typeof usualType, number>>>, layOut: () => T): T {
  const outer = { ...type }
  for (const [name, size] of Object.entries(usualType) as [keyof typeof usualType, number][])
    type[name] = size * (times[name] ?? 1)
  try {
    return layOut()
  } finally {
    Object.assign(type, outer)
  }
}

/** Strokes in points. */
export const stroke = { axis: 0.7, grid: 0.5, line: 1.3, thin: 0.8 } as const

/** Lengths of line and gap in points. */
export const dashes: Readonly<Record<Dash, readonly number[]>> = {
  dashed: [4, 2.5],
  dotted: [1, 2],
  'dash-dot': [5, 2, 1, 2],
  'long-dashed': [8, 2.5],
  'dash-dot-dot': [6, 2, 1, 2, 1, 2],
}
