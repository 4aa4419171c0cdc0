import type { ScriptLanguage } from './highlight-script.ts'
import { HighlightedScript } from './highlighted-script.tsx'

interface Props {
  language: ScriptLanguage
  script: string
  testId: string
}

/** A script with syntax colours. It is shown without them until the highlighter is loaded. */
export function ScriptText(props: Props) {
  return (
    <pre className="w-max p-4 font-mono text-xs leading-5" data-testid={props.testId}>
      <HighlightedScript {...props} />
    </pre>
  )
}
