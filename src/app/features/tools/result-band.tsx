import { Trans } from '@lingui/react/macro'
import type { Classified } from '#catalog/kit/classification.ts'
import { useWords } from '../../i18n/use-words.ts'
import { bandTones } from './band-tones.ts'

/** `reported`: the output to the decimals of its source. */
export function ResultBand({ classified, reported }: { classified: Classified; reported: string }) {
  const { say } = useWords()
  const { band, nearCutOff, on, title } = classified
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
              Close to the cut-off {nearCutOff.cutOff}: the digits that decide are shown. The source applies its
              cut-offs to the rounded value, {reported}.
            </Trans>
          ) : (
            <Trans>Close to the cut-off {nearCutOff.cutOff}: the digits that decide are shown.</Trans>
          )}
        </p>
      ) : null}
    </>
  )
}
