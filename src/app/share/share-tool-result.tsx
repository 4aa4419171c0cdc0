import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import ShareResultDialog from './share-result-dialog.tsx'
import { type ShownTool, shareableTool } from './shareable-tool.ts'

/** The way from the link to a tool to the page with its result. */
export function ShareToolButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Trans>Share the result as a page …</Trans>
    </Button>
  )
}

/** The dialog that makes a share link of a tool's result as it was when it opened. */
export function ShareToolResult({ onClose, ...tool }: ShownTool & { onClose: () => void }) {
  const { language } = useWords()
  const [result] = useState(() => shareableTool(tool.title[language], tool))
  return <ShareResultDialog result={result} onClose={onClose} />
}
