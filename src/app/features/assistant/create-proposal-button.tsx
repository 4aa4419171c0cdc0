import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Creation } from '../../assistant/proposals/create-proposal.ts'
import { Button } from '../../ui/button.tsx'
import { refusalWords } from './misfit-words.ts'
import { useOpenPage } from './use-open-page.ts'

interface Props {
  /** The heading of the proposal. */
  describedBy: string
  created: string | undefined
  onCreate: () => Promise<Creation>
}

/** “Create”, and then the way to what was made, or why nothing was. */
export function CreateProposalButton({ describedBy, created, onCreate }: Props) {
  const { i18n } = useLingui()
  const open = useOpenPage()
  const link = useRef<HTMLAnchorElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<string>()
  const [refused, setRefused] = useState<MessageDescriptor>()
  const isRunning = useRef(false) // at once, for a second press before the next drawing
  useEffect(() => {
    if (made !== undefined) link.current?.focus() // the button that had the focus is gone
  }, [made])
  const href = created ?? made
  const create = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setRefused(undefined)
    try {
      const creation = await onCreate()
      if ('href' in creation) setMade(creation.href)
      else setRefused(refusalWords[creation.refused])
    } catch {
      setRefused(msg`Nothing was created. Check the network and try again.`)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {href === undefined ? (
        <Button look="primary" aria-describedby={describedBy} aria-disabled={isBusy} onClick={() => void create()}>
          <Trans>Create</Trans>
        </Button>
      ) : (
        <Button asChild look="secondary">
          <a
            ref={link}
            href={href}
            aria-describedby={describedBy}
            onClick={(event) => {
              event.preventDefault()
              open(href)
            }}
          >
            <Trans>Open</Trans>
            <ArrowRight size={16} aria-hidden />
          </a>
        </Button>
      )}
      <output className="flex min-w-0 items-center gap-1.5 text-sm text-ink-2">
        {href === undefined ? null : (
          <>
            <Check size={16} aria-hidden className="shrink-0 text-ok" />
            <Trans>Created</Trans>
          </>
        )}
        {refused === undefined ? null : i18n._(refused)}
      </output>
    </div>
  )
}
