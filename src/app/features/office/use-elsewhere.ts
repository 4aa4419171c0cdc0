import { liveQuery } from 'dexie'
import type { EditorView } from 'prosemirror-view'
import { useEffect } from 'react'
import { ownData } from '../../data/own-data.ts'
import { textsElsewhere } from '../../data/reports/texts-elsewhere.ts'
import { showElsewhere } from './editor/elsewhere.ts'

/** Shows in an editor which texts are on another device only. */
export function useElsewhere(view: EditorView | undefined, report: string): void {
  useEffect(() => {
    if (!view) return
    const { database, writer } = ownData()
    const reading = liveQuery(() => textsElsewhere(database, writer.device, report)).subscribe((ids) => {
      // a word that is being composed is not touched: the next change of the report tells it again
      if (!view.isDestroyed && !view.composing) showElsewhere(view, ids)
    })
    return () => reading.unsubscribe()
  }, [view, report])
}
