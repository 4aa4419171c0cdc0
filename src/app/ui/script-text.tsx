import { useEffect, useState } from 'react'
import type { ScriptLanguage, ScriptRun } from './highlight-script.ts'

interface Props {
  language: ScriptLanguage
  script: string
  testId: string
}

const looks: Readonly<Record<string, string>> = {
  comment: 'text-ink-2 italic',
  keyword: 'font-semibold text-accent',
  literal: 'text-warn',
  number: 'text-warn',
  string: 'text-ok',
  attr: 'text-accent',
  built_in: 'text-accent',
}

/** A script with syntax colours. It is shown without them until the highlighter is loaded. */
export function ScriptText({ language, script, testId }: Props) {
  const [shown, setShown] = useState<{ of: string; runs: readonly ScriptRun[] }>()
  useEffect(() => {
    let isNewest = true
    void import('./highlight-script.ts').then(
      ({ highlightScript }) => isNewest && setShown({ of: script, runs: highlightScript(script, language) }),
      () => undefined, // the script stays without colours
    )
    return () => {
      isNewest = false
    }
  }, [script, language])
  return (
    <pre className="w-max p-4 font-mono text-xs leading-5" data-testid={testId}>
      {shown?.of === script
        ? shown.runs.map(({ scope, text }, k) => (
            <span key={`${k}${scope}`} className={looks[scope ?? '']}>
              {text}
            </span>
          ))
        : script}
    </pre>
  )
}
