import { useEffect, useState } from 'react'
import { keepFault } from '../faults/kept-faults.ts'
import type { Shareable } from './shareable.ts'
import type { Snapshot } from './snapshot.ts'
import { piecesOf } from './snapshot-pieces.ts'

export interface Contents {
  readonly content: Snapshot['content']
  readonly pieces: readonly string[]
}

/** The content of a result in both languages, once it has been made. */
export function useContents(
  result: Shareable,
  hidesSmallCounts: boolean,
): { readonly contents: Contents | undefined; readonly failure: string | undefined } {
  const [state, setState] = useState<{ hides?: boolean; contents?: Contents; failure?: string }>({})
  useEffect(() => {
    let isWanted = true
    const make = async () => {
      const [en, zh] = [await result.contentIn('en', hidesSmallCounts), await result.contentIn('zh', hidesSmallCounts)]
      if (isWanted) setState({ hides: hidesSmallCounts, contents: { content: { en, zh }, pieces: piecesOf(en) } })
    }
    make().catch((error: unknown) => {
      void keepFault(error, 'result')
      if (isWanted) setState({ failure: error instanceof Error ? error.message : String(error) })
    })
    return () => {
      isWanted = false
    }
  }, [result, hidesSmallCounts])
  // what is sent must never be older than what is ticked
  const contents = state.hides === hidesSmallCounts ? state.contents : undefined
  return { contents, failure: state.failure }
}
