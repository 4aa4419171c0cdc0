import type { NeededVariable } from './options/needs-met.ts'
import type { StoredOptions } from './options/stored-options.ts'
import type { EntrySummary } from './summary.ts'

/**
 * A kind of figure that readers look for among the charts and that an analysis draws. Choosing it creates the analysis; the figure is then edited
 * like a chart.
 */
export interface GalleryFigure
  extends Omit<EntrySummary, 'guide' | 'needs' | 'roles' | 'ward' | 'popular' | 'replacedBy'> {
  /** The figure of the analysis, by its key in the definition. */
  readonly figure: string
  /** Options that make the analysis draw it. */
  readonly options?: StoredOptions
}

/** A figure with the analysis that draws it. */
export interface FigureOfAnalysis extends GalleryFigure {
  readonly analysis: string
  /** The variables that the analysis needs at least. */
  readonly needs: readonly NeededVariable[]
  /** The further variables that it can have. */
  readonly roles: readonly NeededVariable[]
}

/** Returns the list unchanged; it only checks the types. */
export function defineGallery(figures: readonly GalleryFigure[]): readonly GalleryFigure[] {
  return figures
}
