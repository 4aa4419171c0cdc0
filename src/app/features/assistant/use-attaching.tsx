import { msg } from '@lingui/core/macro'
import { type ReactNode, useMemo, useState } from 'react'
import type { Aliases } from '../../assistant/attached/aliases.ts'
import { newFrame } from '../../assistant/attached/attached-text.ts'
import type { Attachment } from '../../assistant/attached/attachment.ts'
import { type Choice, noChoice, type Offer } from '../../assistant/attached/offer.ts'
import { type ToAttach, toAttach } from '../../assistant/attached/to-attach.ts'
import type { ProjectHost } from '../../assistant/host/host.ts'
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

/** @param aliases of the conversation */
export function useAttaching(host: ProjectHost | undefined, aliases: Aliases): Attaching {
  const [offer, setOffer] = useState<Offer>()
  const [choice, setChoice] = useState<Choice>()
  const [last, setLast] = useState<Choice>()
  const [isOpen, setOpen] = useState(false)
  const [frame, setFrame] = useState(newFrame)
  const chosen = useMemo(
    () => offer && choice && toAttach(offer, choice, aliases, frame),
    [offer, choice, aliases, frame],
  )
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
        setChoice(last)
      }))
  return {
    isThere: host !== undefined,
    attached: chosen?.attached ?? [],
    chosen,
    open,
    remove: (kind) => setChoice({ ...(choice ?? noChoice), ...without[kind] }),
    again,
    sent() {
      if (chosen) setLast(choice)
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
