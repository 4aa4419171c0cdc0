import type { MessageDescriptor } from '@lingui/core'
import { useState } from 'react'
import { CallError } from '../api/call.ts'
import { wordsOfError } from '../api/error-words.ts'

export interface Problem {
  readonly code: string
  readonly words: MessageDescriptor
}

/** Submits a form: its error, and whether it is busy. */
export function useSubmit() {
  const [error, setError] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)

  /** The error; undefined on success. */
  const submit = async (send: () => Promise<void>): Promise<Problem | undefined> => {
    setBusy(true)
    setError(undefined)
    try {
      await send()
      return undefined
    } catch (failure) {
      const problem = { code: failure instanceof CallError ? failure.code : 'network', words: wordsOfError(failure) }
      setError(problem)
      setRound((n) => n + 1)
      return problem
    } finally {
      setBusy(false)
    }
  }
  return { submit, error, busy, round }
}
