import { createContext } from 'react'
import type { Likeness } from '#engine/frame/propose-merges.ts'
import type { ProposedMerges } from '../workers/proposed-merges.ts'

/** Proposes texts of a variable that may mean the same. */
export type ProposeMerges = (column: string, likeness: Likeness) => Promise<ProposedMerges | undefined>

/** The proposals for the variables that a form asks about: before its step. Without a form, there are none. */
export const MergeProposals = createContext<ProposeMerges>(() => Promise.resolve(undefined))
