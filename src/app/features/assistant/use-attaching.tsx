import { msg } from '@lingui/core/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { newFrame } from '../../assistant/attached/attached-text.ts'
import type { Attachment } from '../../assistant/attached/attachment.ts'
import { type Choice, noChoice, type Offer } from '../../assistant/attached/offer.ts'
import { aliasesIn } from '../../assistant/attached/stored-attached.ts'
import { type ToAttach, toAttach } from '../../assistant/attached/to-attach.ts'
import type { ProjectHost } from '../../assistant/host/host.ts'
import type { Message } from '../../data/chats.ts'
import { showToast } from '../../state/toast.ts'
import { AttachDialog } from './attach-dialog.tsx'

/** What the user attaches to the next message. It is chosen again for each (SPEC AI1). */
export interface Attaching {
  /** Whether there is a page to attach from. */
  readonly isThere: boolean
  readonly attached: readonly Attachment[]
  readonly chosen: ToAttach | undefined
  readonly open: () => void
  readonly remove: (kind: Attachment['kind']) => void
  /** The same choice as for the message before, of what is open now. */
  readonly again: (() => void) | undefined
  readonly sent: () => void
  readonly dialog: ReactNode
}

const without: Readonly<Record<Attachment['kind'], Partial<Choice>>> = {
  names: { names: [] },
  size: { size: null },
  question: { question: false },
  result: { tables: [] },
  page: { page: false },
}

/** @param messages of the conversation, whose names for variables and values are used again */
export function useAttaching(host: ProjectHost | undefined, messages: readonly Message[]): Attaching {
  const [offer, setOffer] = useState<Offer>()
  const [choice, setChoice] = useState<Choice>()
  const [last, setLast] = useState<{ readonly dataset: string; readonly choice: Choice }>()
  const [isOpen, setOpen] = useState(false)
  const [frame, setFrame] = useState(newFrame)
  const chosen = useMemo(() => {
    if (!offer || !choice) return undefined
    const aliases = aliasesIn(messages.filter(({ project }) => project === offer.project))
    return toAttach(offer, choice, aliases, frame)
  }, [offer, choice, messages, frame])
  const load = async (then: (found: Offer) => void) => {
    try {
      const found = await host?.offer()
      if (found) then(found)
      else showToast('info', msg`Open a dataset first: there is nothing to attach.`)
    } catch {
      showToast('error', msg`What can be attached could not be read. Try again.`)
    }
  }
  const open = () =>
    void load((found) => {
      // what was chosen of another dataset does not go along with this one
      if (found.dataset !== offer?.dataset) setChoice(undefined)
      setOffer(found)
      setOpen(true)
    })
  const again =
    last &&
    (() =>
      void load((found) => {
        setOffer(found)
        // ids of variables of another dataset are other variables
        if (found.dataset === last.dataset) setChoice(last.choice)
        else setOpen(true)
      }))
  return {
    isThere: host !== undefined,
    attached: chosen?.attached ?? [],
    chosen,
    open,
    remove: (kind) => setChoice({ ...(choice ?? noChoice), ...without[kind] }),
    again,
    sent() {
      if (chosen && offer && choice) setLast({ dataset: offer.dataset, choice })
      setChoice(undefined)
      setFrame(newFrame())
    },
    dialog:
      isOpen && offer ? (
        <AttachDialog
          offer={offer}
          choice={choice}
          onChoose={(made) => {
            setChoice(made)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null,
  }
}
