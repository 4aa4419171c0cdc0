import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { wordsOfError } from '../../../api/error-words.ts'
import { type ChartRating, rateChart } from '../../../data/chart-ratings.ts'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, inputLook } from '../../../ui/field.tsx'
import { StarRow } from './star-row.tsx'

const MOST_LETTERS = 300
const none = {
  aesthetics: 0,
  richfont: 0,
  param_freedom: 0,
  general_param_freedom: 0,
  other_param_freedom: 0,
  overall: 0,
}
type Criterion = keyof typeof none

interface Props {
  chart: { readonly id: string; readonly version: number; readonly title: string }
  /** The user's last rating of the chart. */
  last: ChartRating | undefined
  onClose: () => void
}

/** Asks for a rating of a type of chart: stars for six criteria, and words. It is sent with the versions of chart and application, without data. */
export function RatingDialog({ chart, last, onClose }: Props) {
  const { t } = useLingui()
  const [stars, setStars] = useState<Readonly<Record<Criterion, number>>>(last ?? none)
  const [suggest, setSuggest] = useState(last?.suggest ?? '')
  const [isSending, setSending] = useState(false)
  const criteria: readonly (readonly [Criterion, string])[] = [
    ['aesthetics', t`Looks`],
    ['richfont', t`Variety of what it shows`],
    ['param_freedom', t`Options of this chart`],
    ['general_param_freedom', t`Options of every chart`],
    ['other_param_freedom', t`Annotations and pages of figures`],
    ['overall', t`Overall`],
  ]
  const send = async () => {
    setSending(true)
    const given = Object.fromEntries(criteria.map(([key]) => [key, stars[key]])) as Record<Criterion, number>
    const about = { plot_id: chart.id, version: chart.version, app_version: __BUILD__, rated_at: Date.now() }
    try {
      const sent = await rateChart({ ...about, ...given, suggest: suggest.trim() })
      showToast(
        'ok',
        sent === 'sent'
          ? msg`Thank you: your rating is saved.`
          : msg`Your rating is kept and will be sent when the server is reachable.`,
      )
      onClose()
    } catch (error) {
      showToast('warn', wordsOfError(error))
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Rate this chart: ${chart.title}`}
      description={t`What should be better? Your data are not sent.`}
      closeLabel={t`Close`}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={stars.overall === 0 || isSending} onClick={() => void send()}>
            {last ? <Trans>Change my rating</Trans> : <Trans>Send</Trans>}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-1 max-sm:gap-3">
        {criteria.map(([key, label]) => (
          <StarRow
            key={key}
            label={label}
            value={stars[key]}
            onChange={(value) => setStars((before) => ({ ...before, [key]: value }))}
          />
        ))}
      </div>
      <Field
        label={t`Suggestions`}
        help={<span className="tabular-nums">{t`${suggest.length} of ${MOST_LETTERS} characters`}</span>}
        className="mt-4"
      >
        {(naming) => (
          <textarea
            {...naming}
            rows={3}
            maxLength={MOST_LETTERS}
            className={`${inputLook} w-full py-2`}
            value={suggest}
            onChange={({ target }) => setSuggest(target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
