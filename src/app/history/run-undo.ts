import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redo, takeBack, undo } from '../data/history/undo.ts'
import { announceChange, ownData } from '../data/own-data.ts'
import { showToast } from '../state/toast.ts'
import { editText, skippedText } from './edit-text.ts'

export async function undoLast(project: string): Promise<void> {
  await report(undo(ownData().writer, project), (what) => msg`Undone: ${what}`)
}

export async function redoNext(project: string): Promise<void> {
  await report(redo(ownData().writer, project), (what) => msg`Redone: ${what}`)
}

/** Reverses one edit, which need not be the last. */
export async function undoEdit(order: number): Promise<void> {
  await report(takeBack(ownData().writer, order), (what) => msg`Undone: ${what}`)
}

/** Says what was reversed, since it may be on another page, and names what was not. */
async function report(reversing: ReturnType<typeof undo>, words: (what: string) => MessageDescriptor): Promise<void> {
  const reversed = await reversing
  announceChange()
  if (!reversed) return
  const { edit, skipped } = reversed
  const done = i18n._(words(await editText(edit)))
  if (skipped.length === 0) showToast('info', done)
  else showToast('warn', `${done} ${await skippedText(skipped)}`)
}
