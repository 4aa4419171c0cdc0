import { useLingui } from '@lingui/react/macro'
import { FilePlus2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../loading/load-part.ts'
import { Button } from '../ui/button.tsx'
import type { ToolResult } from './tool-block.ts'

// the records are opened only when a report is chosen (SPEC L6)
const AddToolResult = lazy(() => loadPart(() => import('./add-tool-result.tsx'), 'own'))

/** Adds the result of a clinical tool to a report; `tool` is undefined while there is no result. */
export default function AddToolButton({ tool }: { tool: ToolResult | undefined }) {
  const { t } = useLingui()
  const [adding, setAdding] = useState<ToolResult>()
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        disabled={!tool}
        aria-label={t`Add to report`}
        title={t`Add to report`}
        onClick={() => setAdding(tool)}
      >
        <FilePlus2 size={17} aria-hidden />
      </Button>
      {adding ? (
        <Suspense>
          <AddToolResult tool={adding} onClose={() => setAdding(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
