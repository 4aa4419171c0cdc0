import { useLiveQuery } from 'dexie-react-hooks'
import type { NamedColumns } from '#catalog/kit/data-dictionary.ts'
import { knownNames } from '../data/datasets/kept-names.ts'
import { type KeptOutcome, readKept } from '../data/datasets/kept-outcome.ts'
import { ownData } from '../data/own-data.ts'

interface Kept {
  readonly outcome: KeptOutcome | undefined
  /** What the variables are called, for the time until the dataset is open. */
  readonly names: NamedColumns
}

/** The kept outcome of the open question to a dataset; undefined until it has been read. */
export function useKept(dataset: string, question: string | undefined): Kept | undefined {
  const found = useLiveQuery(async () => {
    if (question === undefined) return undefined
    const { database } = ownData()
    const outcome = await readKept(database, question)
    return { question, outcome, names: await knownNames(database, dataset, outcome) }
  }, [dataset, question])
  // until the query of the new question resolves, the hook returns the previous result
  return found && found.question === question ? found : undefined
}
