import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Check, CloudDownload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Tutorial } from '#contract/calls/tutorial.ts'
import { connection } from '../../api/connection.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { keepFilm, removeFilm, sizeOnServer } from '../../offline/kept-films.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  film: Pick<Tutorial, 'title' | 'video' | 'captions'>
  /** The size of the film if it was kept when it was opened, bytes. */
  keptSize: number | undefined
}

/** Keeps a film on this device, with its size shown first, and removes it again. */
export function KeepFilm({ film, keptSize }: Props) {
  const { online } = useSnapshot(connection)
  const [size, setSize] = useState(keptSize)
  const [isKept, setKept] = useState(keptSize !== undefined)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (size !== undefined || !online) return
    let isWanted = true
    void sizeOnServer(film).then((found) => isWanted && setSize(found))
    return () => {
      isWanted = false
    }
  }, [film, size, online])
  const keep = async () => {
    setBusy(true)
    try {
      await keepFilm(film)
      setKept(true)
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      showToast(
        'error',
        isFull
          ? msg`There is no room for this film on the device. Remove something and try again.`
          : msg`The film could not be fetched. Try again when the connection is back.`,
      )
    } finally {
      setBusy(false)
    }
  }
  const remove = async () => {
    await removeFilm(film)
    setKept(false)
  }
  if (size === undefined) return null
  const shown = fileSize(size)
  return (
    <div className="mt-3 flex min-h-10 flex-wrap items-center gap-3 text-sm text-ink-2">
      {isKept ? (
        <>
          <output className="flex items-center gap-1.5">
            <Check size={16} aria-hidden className="text-accent" />
            <Trans>Kept on this device: {shown}</Trans>
          </output>
          <Button size="sm" look="quiet" onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        </>
      ) : (
        <Button size="sm" disabled={isBusy || !online} onClick={() => void keep()}>
          <CloudDownload size={16} aria-hidden />
          {isBusy ? <Trans>Fetching the film …</Trans> : <Trans>Keep offline ({shown})</Trans>}
        </Button>
      )}
    </div>
  )
}
