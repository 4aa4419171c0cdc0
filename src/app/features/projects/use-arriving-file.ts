import { useEffect, useRef } from 'react'
import { readWaitingFile, removeWaitingFile } from '../../device/waiting-file.ts'

interface LaunchParams {
  readonly files?: readonly { getFile(): Promise<File> }[]
}

declare global {
  interface Window {
    /** Chromium's files opened with the application from the operating system; they queue until a page asks for them. */
    readonly launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void }
  }
}

interface Arrived {
  /** Where the file was shared with the application: how many files there were. */
  readonly count: number
  /** To be called when the file needs to wait no longer. */
  readonly onDone: () => void
}

/** When the file arrived that is being opened: this hook may be mounted again meanwhile. */
let opening: number | undefined

/** Gets a file that the reader opened or shared outside the browser, also if that was before the login. */
export function useArrivingFile(onFile: (file: File, arrived: Arrived) => void): void {
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  })
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files = [] }) => {
      const [handle] = files
      void handle?.getFile().then((file) => take.current(file, { count: files.length, onDone: () => undefined }))
    })
    let isHere = true
    void readWaitingFile(Date.now()).then((waiting) => {
      if (!isHere || !waiting || waiting.at === opening) return
      opening = waiting.at
      take.current(waiting.file, { count: waiting.count, onDone: () => void removeWaitingFile() })
    })
    return () => {
      isHere = false
    }
  }, [])
}
