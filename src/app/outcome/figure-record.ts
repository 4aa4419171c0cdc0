import { createContext } from 'react'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'

/** The analysis or chart whose figure is shown; a PDF of the figure states how it was computed. Undefined for a tool or a page of charts. */
export const FigureRecord = createContext<AnalysisRecord | undefined>(undefined)
