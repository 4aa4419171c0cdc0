import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../ui/dialog.tsx'

/** How to install the application on an iPhone or iPad, in the words of its menus. */
export function HomeScreenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog open onOpenChange={onClose} title={t`Install on this device`} closeLabel={t`Close`}>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        <li>
          <Trans>Press Share in the browser.</Trans>
        </li>
        <li>
          <Trans>Choose “Add to Home Screen”.</Trans>
        </li>
        <li>
          <Trans>Press Add, and open it from the home screen once while there is a network.</Trans>
        </li>
      </ol>
      <p className="mt-4 text-sm text-ink-2">
        <Trans>
          On the home screen it keeps data of its own. Log in there; what is only in this browser can be saved as a
          project file and opened there.
        </Trans>
      </p>
    </Dialog>
  )
}
