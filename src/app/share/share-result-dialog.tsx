import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../api/connection.ts'
import { session } from '../state/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField, SelectField } from '../ui/field.tsx'
import { Folded } from '../ui/folded.tsx'
import { FormError } from '../ui/form-error.tsx'
import { MadeLink } from './made-link.tsx'
import { OwnShares } from './own-shares-list.tsx'
import { PieceFields } from './piece-fields.tsx'
import { RowsField } from './rows-field.tsx'
import { RowsQuestion } from './rows-question.tsx'
import type { Shareable } from './shareable.ts'
import { useContents } from './use-contents.ts'
import { type RowsTrouble, useMakeShare } from './use-make-share.ts'
import { useRowsChoice } from './use-rows-choice.ts'
import { WhoCanRead } from './who-can-read.tsx'

const DAYS = [1, 7, 30, 90, 365]
const USUAL_DAYS = 30

interface Props {
  result: Shareable
  onClose: () => void
}

/** Makes a read-only page of a result: what is in it, for how long, and the link. */
export default function ShareResultDialog({ result, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { online } = useSnapshot(connection)
  const { token } = useSnapshot(session)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set(['inputs']))
  const [hidesSmall, setHidesSmall] = useState(result.smallCounts > 0)
  const [days, setDays] = useState(USUAL_DAYS)
  const rows = useRowsChoice(result, [...leftOut].toSorted().join(' '))
  const { contents, failure } = useContents(result, hidesSmall && !rows.isWith)
  const { made, make, error, trouble, busy } = useMakeShare(result)
  const reason = !token
    ? t`Log in to share: the list of your links is kept with your account.`
    : online
      ? undefined
      : t`The link is kept by the server, which cannot be reached now. Share when you are online.`
  const dayNames = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={made ? <Trans>The link is ready</Trans> : <Trans>Share as a page</Trans>}
      description={
        made
          ? undefined
          : result.kind === 'report'
            ? t`Whoever has the link sees this report as it is now, without an account and without the data.`
            : rows.isWith
              ? t`Whoever has the link sees this result as it is now, and the rows of the variables used, without an account.`
              : t`Whoever has the link sees this result as it is now, without an account and without the data.`
      }
      footer={
        made ? (
          <Button look="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <Button
            look="primary"
            disabled={reason !== undefined || busy || !contents || contents.pieces.every((piece) => leftOut.has(piece))}
            onClick={() => {
              if (!contents) return
              const choices = { leftOut, days, withRows: rows.isWith }
              rows.proceed(() => void make(contents.content, choices))
            }}
          >
            {busy ? <Trans>Encrypting and sending …</Trans> : <Trans>Create the link</Trans>}
          </Button>
        )
      }
    >
      {made ? (
        <MadeLink made={made} title={result.title} />
      ) : (
        <div className="flex flex-col gap-5">
          {contents ? (
            <PieceFields contents={contents} result={result} leftOut={leftOut} onLeaveOut={setLeftOut} />
          ) : failure ? (
            <FormError>{failure}</FormError>
          ) : (
            <p className="text-ink-2" aria-live="polite">
              <Trans>The content is being put together …</Trans>
            </p>
          )}
          <RowsField rows={rows} />
          {result.smallCounts > 0 && rows.isWith ? (
            <p className="rounded-md bg-warn-soft p-3 text-sm">
              <Trans>Counts from 1 to 4 are shown: hiding them would be pointless, because the rows are inside.</Trans>
            </p>
          ) : result.smallCounts > 0 ? (
            <div className="rounded-md bg-warn-soft p-3">
              <CheckField
                label={<Trans>Show counts from 1 to 4 in tables as &lt;5</Trans>}
                help={
                  <Trans>
                    The tables have {result.smallCounts} of them, which may let somebody recognise a patient. Totals,
                    figures and sentences stay as they are and may still give a count away: leave them out if so.
                  </Trans>
                }
                checked={hidesSmall}
                onChange={(event) => setHidesSmall(event.target.checked)}
              />
            </div>
          ) : null}
          {result.fixedTables ? (
            <p className="rounded-md bg-warn-soft p-3 text-sm">
              <Plural
                value={result.fixedTables}
                one="# table is frozen or comes from a tool. It is shared as it is, small counts included: leave it out if it may let somebody recognise a patient."
                other="# tables are frozen or come from a tool. They are shared as they are, small counts included: leave out those that may let somebody recognise a patient."
              />
            </p>
          ) : null}
          <SelectField
            label={<Trans>The link is valid for</Trans>}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {DAYS.map((one) => (
              <option key={one} value={one}>
                {dayNames.format(one)}
              </option>
            ))}
          </SelectField>
          <WhoCanRead project={result.project} withRows={rows.isWith} />
          {error ? <FormError>{i18n._(error.words)}</FormError> : null}
          {trouble ? <RowsTroubleWords trouble={trouble} /> : null}
          {reason === undefined ? null : (
            <p aria-live="polite" className="text-sm text-warn">
              {reason}
            </p>
          )}
        </div>
      )}
      {rows.isAsked && rows.inside ? <RowsQuestion inside={rows.inside} onAnswer={rows.answer} /> : null}
      {token && online ? (
        <Folded
          className="mt-5 border-t border-line pt-3"
          summaryLook="cursor-pointer py-1 text-sm font-medium"
          summary={<Trans>My share links</Trans>}
        >
          {() => <OwnShares />}
        </Folded>
      ) : null}
    </Dialog>
  )
}

function RowsTroubleWords({ trouble }: { trouble: RowsTrouble }) {
  const { i18n } = useLingui()
  if (trouble === 'other-result')
    return (
      <FormError>
        <Trans>
          This device does not get exactly this result from these rows alone, so nothing was sent. Compute it again, or
          share it without the rows.
        </Trans>
      </FormError>
    )
  const size = i18n.number(trouble.size, { maximumFractionDigits: 1 })
  return (
    <FormError>
      <Trans>
        With its rows the page has {size} MB, and a link holds 10 MB at most, so nothing was sent. Share it without the
        rows, or save the project as a file and send that.
      </Trans>
    </FormError>
  )
}
