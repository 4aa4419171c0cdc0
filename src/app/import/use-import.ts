import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { FileChoices, FilePreview } from '#formats/table-file.ts'
import { newId } from '../data/database/identifiers.ts'
import { keepImportNotes } from '../data/import-notes.ts'
import { announceChange, ownData } from '../data/own-data.ts'
import { readProject } from '../data/projects.ts'
import { deviceName } from '../device/device-name.ts'
import { askToKeepData } from '../device/lasting-storage.ts'
import { ask, start } from '../workers/bridge.ts'
import type { Proposal } from '../workers/import-dataset.ts'
import { WorkerError } from '../workers/worker-errors.ts'
import { isDecided, isStoredAtOnce, previewDecision, thingsToLookAt } from './import-decision.ts'
import { useFormatWords } from './use-format-words.ts'

/** `kept`: done, and the page is about to navigate. */
export type ImportState = 'looking' | 'reading' | 'reviewing' | 'keeping' | 'kept'

interface Request {
  /** Name of the dataset. */
  readonly name: string
  readonly project: string
  /** The name of the project if it is created with the dataset. */
  readonly newProject: string | undefined
  readonly file: File
  /** Whether the reader chooses the settings, and reviews what was found. */
  readonly isAsked: boolean | undefined
  readonly onKept: (dataset: string) => void
  /** The work was cancelled before anything was stored. */
  readonly onStopped: () => void
}

/**
 * The stages of an import: the preview of the first rows, the reading of every cell, the reader's review, and storing. They follow each other
 * without the reader, unless there is something to decide or the reader goes back.
 * @param onKept gets the id of the dataset
 */
export function useImport({ name, project, newProject, file, isAsked = false, onKept, onStopped }: Request) {
  const words = useFormatWords()
  const [state, setState] = useState<ImportState>('looking')
  const [choices, setChoices] = useState<FileChoices>({})
  const [preview, setPreview] = useState<FilePreview>()
  const [proposal, setProposal] = useState<Proposal>()
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<string>()
  const [cutAfter, setCutAfter] = useState<number>()
  const [isAsking, setAsking] = useState(isAsked)
  /** Whether a file without open questions is stored without a review. */
  const [isUnasked, setUnasked] = useState(!isAsked)
  const stop = useRef<AbortController>(undefined)
  const { encoding, delimiter, decimal, headerRow, headerRows, sheet, table, wholeRows } = choices
  const header = choices.answers?.header
  // a change of types needs no new preview
  const settings = useMemo(
    () =>
      given({
        encoding,
        delimiter,
        decimal,
        headerRow,
        headerRows,
        sheet,
        table,
        wholeRows,
        answers: header && { header },
      }),
    [encoding, delimiter, decimal, headerRow, headerRows, sheet, table, wholeRows, header],
  )

  const work = async <T>(
    [before, during, after]: readonly [ImportState, ImportState, ImportState],
    act: Parameters<typeof start<T>>[0],
  ): Promise<T | undefined> => {
    const controller = new AbortController()
    stop.current = controller
    setState(during)
    setProgress(0)
    setFailure(undefined)
    try {
      const result = await start(act, { signal: controller.signal, onProgress: setProgress })
      setState(after)
      return result
    } catch (error) {
      if (controller.signal.aborted) onStopped()
      else {
        setFailure(words(error))
        setCutAfter(wholeRowsOf(error))
      }
      setUnasked(false)
      setState(before)
      return undefined
    }
  }

  const propose = (now: FileChoices): Parameters<typeof start<Proposal>>[0] => {
    const { user } = ownData()
    return (engine, job, onFraction) => engine.propose(user, file, now, job, onFraction)
  }

  const review = (found: Proposal) => {
    setUnasked(false)
    setProposal(found)
    setState('reviewing')
  }

  const read = async (now = choices) => {
    const found = await work([state, 'reading', 'reading'], propose(now))
    if (!found) return
    if (!isUnasked || !isStoredAtOnce(found, now, await leavesDevice(project))) review(found)
    else await store(found, 'looking')
  }

  const keep = async () => {
    // a column changed to a number may raise a new question; the reading itself is reused
    const found = await work(['reviewing', 'keeping', 'keeping'], propose(choices))
    if (!found) return
    if (isDecided(found, choices)) await store(found, 'reviewing')
    else review(found)
  }

  const store = async (found: Proposal, before: ImportState) => {
    const { user, writer } = ownData()
    void askToKeepData()
    const dataset = newId()
    const about = {
      dataset,
      user,
      device: writer.device,
      deviceName: deviceName(),
      project,
      newProject,
      name,
      file,
      choices,
    }
    const isKept = await work([before, 'keeping', 'kept'], async (engine, job, onFraction) => {
      await engine.import(about, job, onFraction)
      return true
    })
    if (!isKept) return
    await keepImportNotes(writer.database, dataset, thingsToLookAt(found, choices)).catch(() => undefined)
    announceChange()
    onKept(dataset)
  }

  const decision = preview && previewDecision(preview, choices)
  const hasBegun = useRef(false)
  // only the first preview goes on without the reader: afterwards the reader is choosing
  const begin = useEffectEvent((first: FilePreview | undefined) => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (!first) setUnasked(false)
    else if (isAsking || previewDecision(first, choices) !== undefined) setAsking(true)
    else void read()
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
        setCutAfter(wholeRowsOf(error))
        begin(undefined)
      },
    )
    return () => {
      isNewest = false
    }
  }, [file, settings, words])

  return {
    state,
    /** Why the reader is asked before the rows are read, as long as nothing was chosen. */
    decision,
    /** Whether the reader has the word before the rows are read. */
    isAsking: isAsking || !isUnasked,
    preview,
    proposal,
    choices,
    setChoices,
    progress,
    failure,
    /** How many rows are whole in a file that was cut off. */
    wholeRows: failure === undefined ? undefined : cutAfter,
    read,
    keep,
    back: () => {
      setUnasked(false)
      setState('looking')
    },
    /** Ends what is running. Returns whether anything was. */
    cancel: () => {
      const isRunning = state === 'reading' || state === 'keeping' || state === 'kept'
      stop.current?.abort(new DOMException('cancelled', 'AbortError'))
      return isRunning
    },
  }
}

function wholeRowsOf(error: unknown): number | undefined {
  if (!(error instanceof WorkerError) || error.code !== 'cut-data-file') return undefined
  const rows = Number(error.params.row) - 1
  return rows > 0 ? rows : undefined
}

async function leavesDevice(project: string): Promise<boolean> {
  return (await readProject(ownData().database, project))?.storage === 'cloud'
}

function given(choices: { readonly [K in keyof FileChoices]: FileChoices[K] | undefined }): FileChoices {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined))
}
