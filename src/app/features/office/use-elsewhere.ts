import { liveQuery } from 'dexie'
import type { EditorView } from 'prosemirror-view'
import { useEffect } from 'react'
import { ownData } from '../../data/own-data.ts'
import type { ReportRows, Rows } from '../../data/reports/report-rows.ts'
import { staysOnDevice, textsElsewhere } from '../../data/reports/texts-elsewhere.ts'
import { showElsewhere } from './editor/elsewhere.ts'

/** Shows in an editor which texts are on another device only. */
export function useElsewhere(view: EditorView | undefined, project: string, reportRows: ReportRows): void {
  useEffect(() => {
    if (!view) return
    const { database, writer } = ownData()
    let rows: Rows = new Map()
    let stays = false
    const show = () => {
      // a word that is being composed is not touched: the next change of the report tells it again
      if (view.isDestroyed || view.composing) return
      showElsewhere(view, stays ? textsElsewhere(rows.values(), writer.device) : new Set())
    }
    const unsubscribe = reportRows.subscribe((found) => {
      rows = found
      show()
    })
    const reading = liveQuery(() => staysOnDevice(database, project)).subscribe((found) => {
      stays = found
      show()
    })
    return () => {
      unsubscribe()
      reading.unsubscribe()
    }
  }, [view, project, reportRows])
}
