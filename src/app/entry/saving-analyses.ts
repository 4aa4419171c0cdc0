import { createContext } from 'react'
import type { Words } from '#catalog/kit/words.ts'

/** An analysis of the dataset with what it can save. */
export interface SavingAnalysis {
  readonly id: string
  readonly title: string
  readonly outputs: readonly { readonly id: string; readonly title: Words }[]
}

/** For a form that asks for an analysis. */
export const SavingAnalyses = createContext<readonly SavingAnalysis[]>([])
