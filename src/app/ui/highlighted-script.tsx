import { useEffect, useMemo, useState } from 'react'
import type { highlightScript, ScriptLanguage } from './highlight-script.ts'

type Highlight = typeof highlightScript

const looks: Readonly<Record<string, string>> = {
  comment: 'text-ink-2 italic',
  keyword: 'font-semibold text-accent',
  literal: 'text-warn',
  number: 'text-warn',
  string: 'text-ok',
  attr: 'text-accent',
  built_in: 'text-accent',
}

let loaded: Highlight | undefined

/** A script with syntax colours, without them until the highlighter is loaded. */
export function HighlightedScript({ language, script }: { language: ScriptLanguage; script: string }) {
  const [highlight, setHighlight] = useState(() => loaded)
  useEffect(() => {
    if (highlight) return
    let isShown = true
    void import('./highlight-script.ts').then(
      (part) => {
        loaded = part.highlightScript
        if (isShown) setHighlight(() => part.highlightScript)
      },
      () => undefined, // the script stays without colours
    )
    return () => {
      isShown = false
    }
  }, [highlight])
  const runs = useMemo(() => highlight?.(script, language), [highlight, script, language])
  if (!runs) return script
  return runs.map(({ scope, text }, k) => (
    <span key={`${k}${scope}`} className={looks[scope ?? '']}>
      {text}
    </span>
  ))
}
