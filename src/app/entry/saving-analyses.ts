import { createContext } from 'react'
import type { Words } from '#catalog/kit/words.ts'

/** An analysis of the dataset with its savable outputs. */
export interface SavingAnalysis {
  readonly id: string
  readonly title: string
  readonly outputs: readonly { readonly id: string; readonly title: Words }[]
}

/** The analyses that a form offers. */
export const SavingAnalyses = createContext<readonly SavingAnalysis[]>([])
