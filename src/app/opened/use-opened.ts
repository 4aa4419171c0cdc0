import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { askedQuestions } from '../data/datasets/asked-questions.ts'
import { stepOf } from '../data/datasets/dataset.ts'
import { ownData } from '../data/own-data.ts'
import { afterContent } from '../loading/first-paint.ts'
import { ask } from '../workers/bridge.ts'
import type { OpenedDataset } from '../workers/open-dataset.ts'
import { WorkerError } from '../workers/worker-errors.ts'

export type OpeningFailure = { readonly code: string; readonly params: Readonly<Record<string, string | number>> }

/** A dataset in memory, reopened whenever one of its inputs changes; the last version is shown meanwhile. */
export function useOpened(dataset: string): {
  opened: OpenedDataset | undefined
  failure: OpeningFailure | undefined
  stale: boolean
} {
  const [opened, setOpened] = useState<OpenedDataset>()
  const [failure, setFailure] = useState<OpeningFailure>()
  const [shown, setShown] = useState<string>()
  const recipe = useLiveQuery(() => recipeOf(dataset), [dataset])
  useEffect(() => {
    if (recipe === undefined) return
    let isNewest = true
    const open = async () => {
      await afterContent()
      return ask((engine) => engine.open(ownData().user, dataset))
    }
    open().then(
      (found) => {
        if (!isNewest) return
        setOpened(found)
        setFailure(undefined)
        setShown(recipe)
      },
      (error: unknown) => {
        if (!isNewest) return
        setOpened(undefined)
        setFailure(error instanceof WorkerError ? error : { code: 'internal', params: { message: String(error) } })
      },
    )
    return () => {
      isNewest = false
    }
  }, [dataset, recipe])
  return { opened, failure, stale: recipe !== shown }
}

/** Changes whenever the dataset, one of its variables, sets or steps, or an analysis used by a step changes, or its source is stored. */
async function recipeOf(dataset: string): Promise<string> {
  const { database } = ownData()
  const sources = await database.sources.toCollection().primaryKeys()
  const row = await database.records.get(dataset)
  const parts = await database.records
    .where('parent')
    .equals(dataset)
    .filter(({ kind }) => kind === 'variable' || kind === 'set' || kind === 'step')
    .toArray()
  const stamps = [row, ...parts].flatMap((part) => (part ? Object.values(part.fields).map(([, stamp]) => stamp) : []))
  const steps = parts.filter((part) => part.kind === 'step' && part.deleted === 0).map(stepOf)
  const asked = await askedQuestions(database, dataset, steps)
  return JSON.stringify([stamps.sort(), sources, [...asked].sort(([a], [b]) => (a < b ? -1 : 1))])
}
