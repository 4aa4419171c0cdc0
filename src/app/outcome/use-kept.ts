import { useLiveQuery } from 'dexie-react-hooks'
import { type KeptOutcome, readKept } from '../data/datasets/kept-outcome.ts'
import { ownData } from '../data/own-data.ts'

/** The kept outcome of the open question; undefined until it has been read. */
export function useKept(question: string | undefined): { readonly outcome: KeptOutcome | undefined } | undefined {
  const found = useLiveQuery(
    async () => question && { question, outcome: await readKept(ownData().database, question) },
    [question],
  )
  // until the query of the new question resolves, the hook returns the previous result
  return found && found.question === question ? found : undefined
}
