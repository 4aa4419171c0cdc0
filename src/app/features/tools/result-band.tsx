import { Trans } from '@lingui/react/macro'
import { fixed } from '#catalog/kit/present/format.ts'
import type { Classified } from '#catalog/kit/tool/classification.ts'
import { useWords } from '../../i18n/use-words.ts'
import { bandTones } from './band-tones.ts'

/** `rounded`: the output with the number of decimals that its source uses. */
export function ResultBand({
  classified,
  rounded,
  decimals,
}: {
  classified: Classified
  rounded: number
  decimals: number
}) {
  const { say } = useWords()
  const { band, nearCutOff, on, title } = classified
  const cutOff = nearCutOff ? fixed(nearCutOff.cutOff, decimals) : ''
  const reported = fixed(rounded, decimals)
  return (
    <>
      <div className={`mb-2.5 rounded-md px-3 py-2.5 ${bandTones[band.tone]}`}>
        <p className="font-semibold">
          {title ? <span className="font-normal">{say(title)} · </span> : null}
          {say(band.label)}
        </p>
        <p className="text-sm">{say(band.meaning)}</p>
      </div>
      {nearCutOff ? (
        <p className="-mt-1 mb-2.5 text-sm text-ink-2">
          {on === 'rounded' ? (
            <Trans>
              Close to the cut-off {cutOff}: the digits that decide are shown. The source applies its cut-offs to the
              rounded value, {reported}.
            </Trans>
          ) : (
            <Trans>Close to the cut-off {cutOff}: the digits that decide are shown.</Trans>
          )}
        </p>
      ) : null}
    </>
  )
}
