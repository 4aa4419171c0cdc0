import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { reportText } from '../../assistant/report-text.ts'
import type { Message } from '../../data/chats.ts'
import { sendWords } from '../../data/feedback.ts'
import { requestSync } from '../../data/sync.ts'
import { aboutPage } from '../../feedback/about-page.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputLook } from '../../ui/field.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

const LONGEST = 500

/** Reports one answer to the operator: exactly what is shown, and nothing else of the conversation. */
export function ReportDialog({ answer, onClose }: { answer: Pick<Message, 'text' | 'label'>; onClose: () => void }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await sendWords(reportText(answer, words), aboutPage('/chat'))
    void requestSync()
    showToast('ok', msg`Thank you. What you wrote is sent as soon as the server can be reached.`)
    onClose()
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={<Trans>Report this answer</Trans>}
      description={t`The operator of this site gets the text below, and nothing else of the conversation.`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={isBusy} onClick={() => void send().finally(() => setBusy(false))}>
            <Trans>Send the report</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={<Trans>What is wrong with it?</Trans>}>
          {(naming) => (
            <textarea
              {...naming}
              rows={3}
              maxLength={LONGEST}
              className={`${inputLook} w-full py-2`}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        <ScrollRegion label={t`What the operator gets`} className="max-h-56 rounded-md bg-sunken p-3">
          <p className="text-sm break-words whitespace-pre-wrap">{reportText(answer, words)}</p>
        </ScrollRegion>
      </div>
    </Dialog>
  )
}
