import { createContext } from 'react'
import type { Language } from '#catalog/kit/words.ts'
import type { Provenance, WrittenResult } from '#formats/document/provenance.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import { keepFault } from '../faults/kept-faults.ts'
import { loadPart } from '../loading/load-part.ts'

/** From what a figure was computed: the analyses and charts that it shows, or the result of a clinical tool. */
export type Origin = readonly AnalysisRecord[] | ((language: Language) => Promise<WrittenResult>)

/** The origin of the figure that is shown; its Word and PDF files state it. */
export const FigureOrigin = createContext<Origin | undefined>(undefined)

/**
 * How a figure was computed, for its file; undefined if its data cannot be opened now: the file is written all the same, and
 * the reason is kept with the faults of this device. A PDF states the tables of the result as well. A Word file does not: /verify reads its tables,
 * and would report those that it does not find.
 */
export async function provenanceOf(
  origin: Origin,
  format: 'pdf' | 'docx',
  language: Language,
): Promise<Provenance | undefined> {
  try {
    const { writtenProvenance } = await loadPart(() => import('./written-provenance.ts'), 'own')
    const parts =
      typeof origin === 'function'
        ? [{ ...(await origin(language)), ...(format === 'docx' && { tables: [] }) }]
        : origin.map((record) => ({
            record,
            ...(format === 'docx' && { tables: new Set<string>() }),
            hasReading: false,
            hasFigures: true,
          }))
    return await writtenProvenance(parts, { language })
  } catch (error) {
    await keepFault(error, 'result')
    return undefined
  }
}
