import { useLiveQuery } from 'dexie-react-hooks'
import { type KeptOutcome, readKept } from '../data/datasets/kept-outcome.ts'
import { ownData } from '../data/own-data.ts'

/** What is kept of the question that is open; undefined until it was looked for. */
export function useKept(question: string | undefined): { readonly outcome: KeptOutcome | undefined } | undefined {
  const found = useLiveQuery(
    async () => question && { question, outcome: await readKept(ownData().database, question) },
    [question],
  )
  // until the query of another question has answered, the hook gives what the one before found
  return found && found.question === question ? found : undefined
}
