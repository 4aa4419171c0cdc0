import { createContext } from 'react'
import { ColumnSummaries } from '../opened/column-summaries.ts'

/** The counts of the values that a form asks about: those before its step. Without a form, there are none. */
export const ValueCounts = createContext(new ColumnSummaries(() => Promise.resolve(undefined)))
