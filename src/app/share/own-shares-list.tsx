import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { wordsOfError } from '../api/error-words.ts'
import { dateTime } from '../i18n/dates.ts'
import { fileSize } from '../i18n/file-size.ts'
import { useCopyText } from '../outcome/use-copy-text.ts'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
import { listOwnShares, type OwnShare, revokeShare } from './own-shares.ts'

const MS_PER_SECOND = 1000
const minute = (seconds: number) => dateTime(seconds * MS_PER_SECOND).slice(0, 16)

/** The user's valid share links, each with a button to copy it, where this device has it, and one to revoke it. */
export function OwnShares() {
  const { t, i18n } = useLingui()
  const copy = useCopyText()
  const [shares, setShares] = useState<readonly OwnShare[]>()
  const [error, setError] = useState<unknown>()
  const load = useCallback(() => {
    listOwnShares().then(setShares, setError)
  }, [])
  useEffect(load, [load])
  const revoke = async (id: string) => {
    try {
      await revokeShare(id)
      showToast('ok', msg`The link is revoked`)
      load()
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <div className="mt-2 flex flex-col gap-3">
      {error === undefined ? null : <FormError>{i18n._(wordsOfError(error))}</FormError>}
      {shares?.length === 0 ? (
        <p className="text-sm text-ink-2">
          <Trans>No link is valid at the moment.</Trans>
        </p>
      ) : null}
      <ul className="divide-y divide-line text-sm">
        {shares?.map(({ id, size, created, expires, kept }) => {
          const title = kept?.title ?? t`Title not on this device`
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <div className="min-w-48 flex-1">
                <p className="font-medium break-words">{title}</p>
                <p className="text-ink-3">
                  <Trans>
                    {minute(created)} to {minute(expires)}, {fileSize(size)}
                  </Trans>
                </p>
              </div>
              {kept ? (
                <Button size="sm" aria-label={t`Copy the link: ${title}`} onClick={() => void copy(kept.link)}>
                  <Trans>Copy</Trans>
                </Button>
              ) : null}
              <Button size="sm" aria-label={t`Revoke: ${title}`} onClick={() => void revoke(id)}>
                <Trans>Revoke</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
