import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { FEEDBACK_PICTURES } from '#contract/calls/feedback.ts'
import { wordsOfError } from '../api/error-words.ts'
import { sendFeedback } from '../data/feedback.ts'
import { openOwnData } from '../data/own-data.ts'
import { requestSync } from '../data/sync.ts'
import { readPicture } from '../pictures/read-picture.ts'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { NextStep } from '../ui/next-step.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { aboutPage } from './about-page.ts'
import { capturePage } from './capture-page.ts'
import { PictureEditor } from './editor/picture-editor.tsx'
import { LONGEST_SIDE, pictureFile } from './picture-file.ts'
import { SentView } from './sent-view.tsx'
import { type DraftPicture, useDraft } from './use-draft.ts'
import { useGivenPictures } from './use-given-pictures.ts'
import { WriteView } from './write-view.tsx'

interface Props {
  user: string
  onClose: () => void
}

/** Words and pictures for the operator, and the answers. */
export default function FeedbackDialog({ user, onClose }: Props) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const open = openOwnData(user).then(() => setReady(true)) // a page that is open without an account may not have opened it
    void open
  }, [user])
  return isReady ? <Opened user={user} onClose={onClose} /> : null
}

interface Edited {
  readonly picture: HTMLCanvasElement
  readonly type: string
  /** The picture of the draft that is replaced; undefined for a new one. */
  readonly id: string | undefined
}

function Opened({ user, onClose }: Props) {
  const { i18n, t } = useLingui()
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const { draft, write, put, remove, clear, stored } = useDraft()
  const [tab, setTab] = useState('write')
  const [edited, setEdited] = useState<Edited>()
  /** The form comes back from the editor, so it takes the focus. */
  const [isBack, setBack] = useState(false)
  const [isCapturing, setCapturing] = useState(false)
  const [isMasked, setMasked] = useState(true)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const about = aboutPage(route)

  /** Reports what goes wrong beside the pictures. */
  const attempt = async (act: () => Promise<unknown>) => {
    setProblem('')
    try {
      await act()
    } catch (error) {
      setProblem(
        error instanceof DOMException && error.name === 'QuotaExceededError'
          ? t`There is no room on this device for the picture. Free some space and add it again.`
          : i18n._(wordsOfError(error)),
      )
    }
  }
  const add = (files: readonly File[]) =>
    attempt(async () => {
      for (const file of files) {
        const picture = await readPicture(file, LONGEST_SIDE)
        if (await put(await pictureFile(picture, file.type))) continue
        setProblem(t`At most ${FEEDBACK_PICTURES} pictures go with one message.`)
        return
      }
    })
  const capture = () =>
    attempt(async () => {
      setCapturing(true)
      try {
        const picture = await capturePage(isMasked)
        if (picture) setEdited({ picture, type: 'image/png', id: undefined })
      } finally {
        setCapturing(false)
      }
    })
  const edit = ({ id, blob }: DraftPicture) =>
    attempt(async () => setEdited({ picture: await readPicture(blob, LONGEST_SIDE), type: blob.type, id }))
  const leaveEditor = () => {
    setEdited(undefined)
    setBack(true)
  }
  const take = (result: HTMLCanvasElement) =>
    attempt(async () => {
      if (edited) await put(await pictureFile(result, edited.type), edited.id)
      leaveEditor()
    })
  const send = async () => {
    setSending(true)
    try {
      await sendFeedback(stored(), about)
      clear()
      void requestSync()
      showToast('ok', msg`Thank you. What you wrote is sent as soon as the server can be reached.`)
      setTab('sent')
    } catch (error) {
      setProblem(i18n._(wordsOfError(error)))
    } finally {
      setSending(false)
    }
  }
  const isWriting = tab === 'write' && !edited && !isCapturing
  useGivenPictures(isWriting, (files) => void add(files))
  if (!draft) return null
  if (edited) {
    return (
      <Dialog
        open
        size="lg"
        onOpenChange={leaveEditor}
        title={t`Blur or crop the picture`}
        description={t`This picture goes to the operator. What you blur is gone from it for good.`}
        closeLabel={t`Close`}
      >
        <NextStep>
          <PictureEditor picture={edited.picture} onDone={(result) => void take(result)} onCancel={leaveEditor} />
        </NextStep>
      </Dialog>
    )
  }
  return (
    <Dialog
      open={!isCapturing}
      onOpenChange={onClose}
      title={t`Feedback`}
      description={t`Your words go to the operator of this site. None of your data is sent, except what a picture shows.`}
      closeLabel={t`Close`}
      size="md"
      footer={
        tab === 'write' ? (
          <>
            <Button onClick={onClose}>
              <Trans>Finish later</Trans>
            </Button>
            <Button look="primary" disabled={draft.content.trim() === '' || isSending} onClick={() => void send()}>
              <Trans>Send</Trans>
            </Button>
          </>
        ) : undefined
      }
    >
      <Tabs
        label={t`Feedback`}
        value={tab}
        onValueChange={(next) => {
          setTab(next)
          setBack(false)
        }}
        tabs={[
          {
            value: 'write',
            label: <Trans>Write</Trans>,
            content: (
              <WriteView
                draft={draft}
                about={about}
                problem={problem}
                isBack={isBack}
                isMasked={isMasked}
                onMasked={setMasked}
                onWrite={(content) => void write(content)}
                onFiles={(files) => void add(files)}
                onCapture={() => void capture()}
                onEdit={(picture) => void edit(picture)}
                onRemove={(id) => void remove(id)}
              />
            ),
          },
          { value: 'sent', label: <Trans>Sent, with answers</Trans>, content: <SentView user={user} /> },
        ]}
      />
    </Dialog>
  )
}
