import { useEffect, useRef, useState } from 'react'
import { choicesOfImport } from '#formats/table/choices-of-import.ts'
import type { FileChoices } from '#formats/table-file.ts'
import type { Dataset } from '../data/datasets/dataset.ts'
import { keepImportNotes } from '../data/import-notes.ts'
import { announceChange, ownData } from '../data/own-data.ts'
import { start } from '../workers/bridge.ts'
import type { Proposal } from '../workers/import-dataset.ts'
import { isDecided } from './import-decision.ts'
import { useFormatWords } from './use-format-words.ts'

/** The settings under which a dataset was imported, and its source read again with others. */
export function useImportAgain(dataset: Dataset, onKept: () => void) {
  const words = useFormatWords()
  const [before] = useState<FileChoices>(() => choicesOfImport(dataset.schema, dataset.cellRules ?? {}))
  const [choices, setChoices] = useState(before)
  const [proposal, setProposal] = useState<Proposal>()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<string>()
  const stop = useRef<AbortController>(undefined)

  const work = async <T>(act: Parameters<typeof start<T>>[0]): Promise<T | undefined> => {
    const controller = new AbortController()
    stop.current = controller
    setBusy(true)
    setProgress(0)
    setFailure(undefined)
    try {
      return await start(act, { signal: controller.signal, onProgress: setProgress })
    } catch (error) {
      if (!controller.signal.aborted) setFailure(words(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }

  const read = async (now: FileChoices) => {
    const { user } = ownData()
    const found = await work<Proposal>((engine, job, onFraction) =>
      engine.proposeAgain(user, dataset.id, now, job, onFraction),
    )
    if (found) setProposal(found)
    return found
  }

  const keep = async () => {
    const { user, writer, database } = ownData()
    const found = await read(choices)
    if (!found || !isDecided(found, choices)) return
    const isKept = await work(async (engine, job, onFraction) => {
      await engine.importAgain(user, { dataset: dataset.id, device: writer.device, choices }, job, onFraction)
      return true
    })
    if (!isKept) return
    await keepImportNotes(database, dataset.id, 0)
    announceChange()
    onKept()
  }

  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void read(choices)
  })

  return {
    proposal,
    choices,
    setChoices,
    isChanged: choices !== before,
    isBusy,
    progress,
    failure,
    read,
    keep,
    cancel: () => stop.current?.abort(new DOMException('cancelled', 'AbortError')),
  }
}
