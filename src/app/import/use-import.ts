import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FileChoices, FilePreview } from '#formats/table-file.ts'
import { newId } from '../data/database/identifiers.ts'
import { announceChange, ownData } from '../data/own-data.ts'
import { deviceName } from '../device/device-name.ts'
import { ask, start } from '../workers/bridge.ts'
import type { Proposal } from '../workers/import-dataset.ts'
import { isAllAnswered } from './answer-questions.ts'
import { useFormatWords } from './use-format-words.ts'

/** `kept`: done, and the page is about to navigate. */
export type ImportState = 'looking' | 'reading' | 'reviewing' | 'keeping' | 'kept'

interface Request {
  readonly project: string
  /** The name of the project if it is created with the dataset. */
  readonly newProject: string | undefined
  readonly file: File
}

/** The stages of an import: the preview of the first rows, the reading of every cell, the reader's review, and storing. */
export function useImport({ project, newProject, file }: Request) {
  const words = useFormatWords()
  const [state, setState] = useState<ImportState>('looking')
  const [choices, setChoices] = useState<FileChoices>({})
  const [preview, setPreview] = useState<FilePreview>()
  const [proposal, setProposal] = useState<Proposal>()
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  const { encoding, delimiter, decimal, headerRow, headerRows, sheet } = choices
  const header = choices.answers?.header
  // a change of types needs no new preview
  const settings = useMemo(
    () => given({ encoding, delimiter, decimal, headerRow, headerRows, sheet, answers: header && { header } }),
    [encoding, delimiter, decimal, headerRow, headerRows, sheet, header],
  )

  useEffect(() => {
    let isNewest = true
    ask((engine) => engine.preview(file, settings) as Promise<FilePreview>).then(
      (found) => {
        if (!isNewest) return
        setPreview(found)
        setFailure(undefined)
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

  const work = useCallback(
    async <T>(during: ImportState, after: ImportState, act: Parameters<typeof start<T>>[0]): Promise<T | undefined> => {
      const controller = new AbortController()
      stop.current = controller
      setState(during)
      setProgress(0)
      setFailure(undefined)
      const before = state
      try {
        const result = await start(act, { signal: controller.signal, onProgress: setProgress })
        setState(after)
        return result
      } catch (error) {
        if (!controller.signal.aborted) setFailure(words(error))
        setState(before)
        return undefined
      }
    },
    [state, words],
  )

  const read = async (now = choices) => {
    const { user } = ownData()
    setProposal(
      await work('reading', 'reviewing', (engine, job, onFraction) => engine.propose(user, file, now, job, onFraction)),
    )
  }

  const keep = async (name: string): Promise<string | undefined> => {
    const { user, writer } = ownData()
    void navigator.storage.persist()
    // a column changed to a number may raise a new question; the reading itself is reused
    const found = await work<Proposal>('keeping', 'keeping', (engine, job, onFraction) =>
      engine.propose(user, file, choices, job, onFraction),
    )
    if (!found) return undefined
    if (!isAllAnswered(found.questions, choices)) {
      setProposal(found)
      setState('reviewing')
      return undefined
    }
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
    const kept = await work('keeping', 'kept', async (engine, job, onFraction) => {
      await engine.import(about, job, onFraction)
      return dataset
    })
    if (kept) announceChange()
    return kept
  }

  return {
    state,
    preview,
    proposal,
    choices,
    setChoices,
    progress,
    failure,
    read,
    keep,
    back: () => setState('looking'),
    cancel: () => stop.current?.abort(new DOMException('cancelled', 'AbortError')),
  }
}

function given(choices: { readonly [K in keyof FileChoices]: FileChoices[K] | undefined }): FileChoices {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined))
}
