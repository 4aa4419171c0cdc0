import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ClipboardCopy, Share2 } from 'lucide-react'
import { type FigureFormat, figureTypes } from '../download/figure-file.ts'
import { canShare } from '../download/save-file.ts'
import { loadPart } from '../loading/load-part.ts'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  format: FigureFormat
  /** Whether the figure cannot be drawn in the chosen size. */
  disabled: boolean
  /** Makes the file in a format; undefined if that failed, which has been said. */
  make: (format: FigureFormat) => Promise<File | undefined>
}

/** Buttons that copy the figure as a picture and share it as a file. A button is shown only if the browser supports it. */
export function FigureHandOn({ format, disabled, make }: Props) {
  const copy = async () => {
    const picture = async () => {
      const file = await make('png')
      if (!file) throw new Error('no picture was made')
      return file
    }
    try {
      // Safari needs the promise: it no longer counts the click once the picture is made
      await navigator.clipboard.write([new ClipboardItem({ [figureTypes.png]: picture() })])
      showToast('ok', msg`Copied`)
    } catch {
      showToast('error', msg`Copy failed`)
    }
  }
  const share = async () => {
    const file = await make(format)
    if (!file) return
    const part = await loadPart(() => import('../download/offer-sharing.ts'), 'own')
    await part.shareUnsaved(file)
  }
  return (
    <>
      {'ClipboardItem' in window ? (
        <Button disabled={disabled} onClick={() => void copy()}>
          <ClipboardCopy size={16} aria-hidden />
          <Trans>Copy as picture</Trans>
        </Button>
      ) : null}
      {canShare(new File([], `figure.${format}`, { type: figureTypes[format] })) ? (
        <Button disabled={disabled} onClick={() => void share()}>
          <Share2 size={16} aria-hidden />
          <Trans>Share</Trans>
        </Button>
      ) : null}
    </>
  )
}
