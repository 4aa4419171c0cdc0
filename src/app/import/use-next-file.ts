import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ChosenMatches } from '#formats/table/match-columns.ts'
import type { FileChoices, FilePreview } from '#formats/table-file.ts'
import type { Dataset } from '../data/datasets/dataset.ts'
import { keepImportNotes } from '../data/import-notes.ts'
import { announceChange, ownData } from '../data/own-data.ts'
import { deviceName } from '../device/device-name.ts'
import { ask, start } from '../workers/bridge.ts'
import type { NextProposal } from '../workers/next-file.ts'
import { isDecided, previewDecision, thingsToLookAt } from './import-decision.ts'
import { useFormatWords } from './use-format-words.ts'

/**
 * A file that takes the place of a dataset's source: its preview, if its settings are not certain; the comparison of its columns with those of the dataset;
 * and storing.
 */
export function useNextFile(dataset: Dataset, file: File, onKept: () => void) {
  const words = useFormatWords()
  const [choices, setChoices] = useState<FileChoices>({})
  const [matches, setMatches] = useState<ChosenMatches>({})
  const [preview, setPreview] = useState<FilePreview>()
  const [proposal, setProposal] = useState<NextProposal>()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  const { columns: _, answers, ...ofFile } = choices
  const key = JSON.stringify([ofFile, answers?.header ?? null])
  const settings = useMemo((): FileChoices => {
    const [given, header] = JSON.parse(key) as [FileChoices, 'names' | 'data' | null]
    return { ...given, ...(header && { answers: { header } }) }
  }, [key])

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

  const read = async (now = choices, chosen = matches) => {
    const request = { dataset: dataset.id, file, choices: now, matches: chosen }
    const found = await work<NextProposal>((engine, job, onFraction) =>
      engine.proposeNext(ownData().user, request, job, onFraction),
    )
    if (found) setProposal(found)
    return found
  }

  const keep = async () => {
    // a changed answer may raise another question; the reading itself is reused
    const found = await read()
    if (!found || !isDecided(found, choices)) return
    const { user, writer, database } = ownData()
    const request = { dataset: dataset.id, file, choices, matches, device: writer.device, deviceName: deviceName() }
    const isKept = await work(async (engine, job, onFraction) => {
      await engine.replaceSource(user, request, job, onFraction)
      return true
    })
    if (!isKept) return
    await keepImportNotes(database, dataset.id, thingsToLookAt(found, choices)).catch(() => undefined)
    announceChange()
    onKept()
  }

  const hasBegun = useRef(false)
  // only the first preview goes on without the reader: afterwards the reader is choosing
  const begin = useEffectEvent((first: FilePreview) => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (previewDecision(first, choices) === undefined) void read()
  })
  useEffect(() => {
    let isNewest = true
    ask((engine) => engine.preview(file, settings) as Promise<FilePreview>).then(
      (found) => {
        if (!isNewest) return
        setPreview(found)
        setFailure(undefined)
        begin(found)
      },
      (error: unknown) => {
        if (!isNewest) return
        setPreview(undefined)
        setFailure(words(error))
      },
    )
    return () => {
      isNewest = false
    }
  }, [file, settings, words])

  return {
    choices,
    setChoices,
    preview,
    /** Undefined while the settings of the file are open. */
    proposal,
    isBusy,
    progress,
    failure,
    read,
    match: (chosen: ChosenMatches) => {
      setMatches(chosen)
      void read(choices, chosen)
    },
    matches,
    keep,
    /** To the settings of the file. */
    back: () => setProposal(undefined),
    cancel: () => stop.current?.abort(new DOMException('cancelled', 'AbortError')),
  }
}
