import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Display } from '#catalog/kit/message.ts'
import type { Scene } from '#figure/scene.ts'
import type { ReadChart } from '../../../data/datasets/chart-versions.ts'
import { loadPart } from '../../../loading/load-part.ts'
import { ResultAction } from '../../../outcome/result-action.tsx'
import { DrawnIcon } from '../../../ui/drawn-icon.tsx'

const VersionsDialog = lazy(() => loadPart(() => import('./versions-dialog.tsx'), 'own'))

const CLOCK_BACK = 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.5M3.5 3.5v5h5M12 7.5V12l3 2'

interface Props {
  read: ReadChart
  /** The figure as it is now; undefined if it is not drawn. */
  draw: () => Scene | undefined
  display: Display
}

/** Opens the dialog with the versions of a chart. */
export function VersionsButton(props: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResultAction
        icon={<DrawnIcon d={CLOCK_BACK} size={16} />}
        name={t`Versions of this chart`}
        onClick={() => setOpen(true)}
      >
        {t`Versions`}
      </ResultAction>
      {isOpen ? (
        <Suspense>
          <VersionsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
