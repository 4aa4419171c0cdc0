import { useEffect } from 'react'
import { keepLastOpened, type LastOpened } from '../data/last-opened.ts'
import { ownData } from '../data/own-data.ts'

/** Remembers what the page shows as opened last. Absent ids leave what was remembered before. */
export function useLastOpened({ dataset, analysis, chart }: LastOpened): void {
  useEffect(() => {
    const opened = { ...(dataset && { dataset }), ...(analysis && { analysis }), ...(chart && { chart }) }
    if (Object.keys(opened).length > 0) void keepLastOpened(ownData().database, opened)
  }, [dataset, analysis, chart])
}
