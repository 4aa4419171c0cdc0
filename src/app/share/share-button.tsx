import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../loading/load-part.ts'
import { ResultAction } from '../outcome/result-action.tsx'
import type { Shareable } from './shareable.ts'

const ShareResultDialog = lazy(() => loadPart(() => import('./share-result-dialog.tsx'), 'own'))

interface Props {
  isEnabled: boolean
  /** The result as it is shown now. */
  result: () => Promise<Shareable>
}

/** Opens the dialog that makes a share link of a result. */
export function ShareButton({ isEnabled, result }: Props) {
  const { t } = useLingui()
  const [shared, setShared] = useState<Shareable>()
  return (
    <>
      <ResultAction
        isEnabled={isEnabled}
        icon={<Share2 size={16} aria-hidden />}
        name={t`Share as a page`}
        onClick={async () => setShared(await result())}
      >
        {t`Share`}
      </ResultAction>
      {shared ? (
        <Suspense>
          <ShareResultDialog result={shared} onClose={() => setShared(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
