import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CloudDownload } from 'lucide-react'
import { useSnapshot } from 'valtio'
import type { OfflineFamily } from '#contract/offline-files.ts'
import { connection } from '../../api/connection.ts'
import { allReady, requestFamilies } from '../../offline/offline-families.ts'
import { serviceWorker } from '../../offline/service-worker.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const names: Readonly<Record<OfflineFamily, MessageDescriptor>> = {
  tools: msg`Clinical tools`,
  data: msg`Projects and data`,
  analyses: msg`Analyses`,
  charts: msg`Charts`,
  files: msg`Reports and files`,
  pages: msg`Account and all other pages`,
}

/** Which parts of the application are on the device, and which are still missing. */
export default function OfflineDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { families, asks } = useSnapshot(serviceWorker)
  const { online } = useSnapshot(connection)
  const size = (bytes: number) =>
    bytes < 1e6
      ? i18n.number(bytes / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
      : i18n.number(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const left = size(families.reduce((sum, { bytes }) => sum + bytes, 0))
  const whole = allReady(families)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Works without a network`}
      closeLabel={t`Close`}
      footer={
        asks && !whole ? (
          <Button look="primary" disabled={!online} onClick={requestFamilies}>
            <Trans>Store all ({left})</Trans>
          </Button>
        ) : null
      }
    >
      <ul className="divide-y divide-line">
        {families.map(({ family, ready, bytes }) => (
          <li key={family} className="flex items-center gap-3 py-2.5">
            {ready ? (
              <Check size={16} className="text-ok" aria-hidden />
            ) : (
              <CloudDownload size={16} className="text-ink-3" aria-hidden />
            )}
            <span className="flex-1">{i18n._(names[family])}</span>
            <span className="text-sm text-ink-3">{ready ? t`On this device` : t`${size(bytes)} to come`}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        {whole ? (
          <Trans>The whole application is stored on this device.</Trans>
        ) : !online ? (
          <Trans>The rest comes when there is a network again.</Trans>
        ) : asks ? (
          <Trans>Your browser saves data, so the rest comes only when you say so.</Trans>
        ) : (
          <Trans>The rest is coming now, in this order.</Trans>
        )}
      </p>
    </Dialog>
  )
}
