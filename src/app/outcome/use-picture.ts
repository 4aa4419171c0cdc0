import { type RefObject, useEffect, useRef } from 'react'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Outcome, OutcomeFigure } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { renderPicture } from '#figure/render-picture.ts'
import type { Scene } from '#figure/scene.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import { keepPicture } from '../data/datasets/keep-picture.ts'
import { keepFault } from '../faults/kept-faults.ts'
import type { OutcomeState } from './use-outcome.ts'

/** The figure of an outcome that its thumbnail shows; undefined if it has none. */
export type Drawn = (outcome: Outcome, display: Display) => Scene | undefined

/** Fixed, because label widths shift the layout: two devices in different languages would overwrite each other's thumbnail. */
const display: Display = { settings: displaySettings('en'), names: namesOf({ columns: [] }) }

/** Debounces edits of the options: one thumbnail is written after the last of them. */
const DELAY_MS = 1000

/**
 * Stores a thumbnail of the outcome, at the latest when the reader leaves the question or hides the page. `draw` must be
 * memoised: a new function redraws it. Callers must be keyed by the question, since only unmounting signals that it was left.
 */
export function usePicture(record: AnalysisRecord, { outcome, progress }: OutcomeState, draw: Drawn): void {
  const { id, kind } = record
  const isSettled = progress === undefined
  const waiting = useRef<() => Promise<void>>(undefined)

  useEffect(() => {
    const onHidden = () => document.hidden && void keepNow(waiting)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      void keepNow(waiting)
    }
  }, [])

  useEffect(() => {
    waiting.current = undefined
    if (!outcome || !isSettled) return
    waiting.current = async () => {
      const scene = draw(outcome, display)
      await keepPicture({ id, kind }, scene ? renderPicture(scene) : null)
    }
    const timer = setTimeout(() => void keepNow(waiting), DELAY_MS)
    return () => clearTimeout(timer)
  }, [id, kind, outcome, isSettled, draw])
}

async function keepNow(waiting: RefObject<(() => Promise<void>) | undefined>): Promise<void> {
  const keep = waiting.current
  waiting.current = undefined
  try {
    await keep?.()
  } catch (error) {
    await keepFault(error, 'result')
  }
}

/** The first figure of an outcome, or of its first part that has one. */
export function firstFigure(outcome: Outcome): OutcomeFigure | undefined {
  const answers = outcome.status === 'split' ? outcome.parts.map((part) => part.outcome) : [outcome]
  return answers.flatMap((answer) => (answer.status === 'done' ? answer.figures : []))[0]
}
