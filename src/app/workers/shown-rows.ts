import type { Frame } from '#engine/frame/frame.ts'
import type { Facet } from './facet.ts'
import { facetRows } from './facet-rows.ts'
import { timeSlices } from './time-slices.ts'

type Shown = ReturnType<typeof facetRows>

let last: { readonly key: string; readonly shown: Shown } | undefined

/** What facets show; the last answer is kept, because the grid then asks for the rows block by block. */
export function shownRows(version: string, frame: Frame, facets: readonly Facet[]): Shown {
  const key = JSON.stringify([version, facets])
  if (last?.key !== key) last = { key, shown: facetRows(frame, facets, timeSlices()) }
  return last.shown
}
