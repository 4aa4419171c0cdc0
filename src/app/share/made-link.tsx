import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardCopy } from 'lucide-react'
import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import { dateTime } from '../i18n/dates.ts'
import { SvgImage } from '../outcome/svg-image.tsx'
import { useCopyText } from '../outcome/use-copy-text.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import type { MadeShare } from './use-make-share.ts'

/** Light modules around a QR code, required by ISO/IEC 18004. */
const QUIET_ZONE = 4
const MS_PER_SECOND = 1000

/** The new link, to copy or to scan. */
export function MadeLink({ made: { link, expires }, title }: { made: MadeShare; title: string }) {
  const { t } = useLingui()
  const copy = useCopyText()
  const code = useMemo(() => renderSVG(link, { border: QUIET_ZONE }), [link])
  const until = dateTime(expires * MS_PER_SECOND).slice(0, 16)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={<Trans>Link to “{title}”</Trans>}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button look="primary" size="field" onClick={() => void copy(link)}>
          <ClipboardCopy size={16} aria-hidden />
          <Trans>Copy the link</Trans>
        </Button>
      </div>
      <div className="flex flex-wrap items-start gap-4">
        <div className="w-44 shrink-0 overflow-hidden rounded-md bg-white" data-testid="share-code">
          <SvgImage svg={code} alt={t`QR code of the link`} ratio={1} />
        </div>
        <div className="flex min-w-52 flex-1 flex-col gap-2 text-sm text-ink-2">
          <p>
            <Trans>Valid until {until}. The page stays as it is now and does not follow later changes.</Trans>
          </p>
          <p>
            <Trans>
              Pass on the whole link: the part behind # is the key. The server does not have it and cannot restore it;
              this device keeps the link under “My share links”.
            </Trans>
          </p>
        </div>
      </div>
    </div>
  )
}
