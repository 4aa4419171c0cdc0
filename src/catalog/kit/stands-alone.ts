import type { Term } from '#engine/methods/design/term.ts'

/** Whether a term can be a model of its own: products cannot, for want of their main effects. */
export function standsAlone({ kind }: Term): boolean {
  return kind === 'main' || kind === 'polynomial' || kind === 'spline'
}
