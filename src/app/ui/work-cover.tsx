import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'

interface Props {
  /** What is being done, in words. */
  stage: ReactNode
  /** How much of it is done, 0 to 1; undefined if that is not known. */
  share?: number | undefined
  /** Ends the work; what was there before stays. Undefined where it cannot be ended any more. */
  onCancel?: (() => void) | undefined
}

/** Work shorter than this shows nothing, ms. */
const SOON_MS = 400

/** Covers the page, not what surrounds it, while the page waits for work that takes longer than 400 ms. */
export function WorkCover(props: Props) {
  const isLong = useIsLong()
  const main = document.getElementById('main')
  return isLong && main ? createPortal(<Cover {...props} />, main) : null
}

function Cover(props: Props) {
  const cover = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = cover.current
    const focused = document.activeElement
    const covered = [...(own?.parentElement?.children ?? [])].filter(
      (other): other is HTMLElement => other instanceof HTMLElement && other !== own && !other.inert,
    )
    for (const other of covered) other.inert = true
    own?.querySelector('button')?.focus()
    return () => {
      for (const other of covered) other.inert = false
      const isLost = document.activeElement === document.body || own?.contains(document.activeElement)
      if (isLost && focused instanceof HTMLElement && focused.isConnected) focused.focus()
    }
  }, [])
  return (
    <div ref={cover} className="absolute -inset-3 z-30 rounded-lg bg-canvas/85 p-4">
      <div className="sticky top-24 mx-auto mt-10 max-w-sm rounded-lg border border-line bg-raised p-5 shadow-lg">
        <WorkStatus {...props} />
      </div>
    </div>
  )
}

/** What is being done and how much of it, with a button that ends it. */
export function WorkStatus({ stage, share, onCancel }: Props) {
  const { t } = useLingui()
  const id = useId()
  const percent = share === undefined ? undefined : Math.floor(100 * share)
  return (
    <div className="flex flex-col gap-3">
      <p id={id} className="text-sm text-ink-2">
        {stage}
      </p>
      <div className="flex items-center gap-3">
        <progress
          className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-sunken indeterminate:animate-pulse [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
          aria-labelledby={id}
          max={1}
          {...(share !== undefined && { value: share })}
        />
        {percent === undefined ? null : (
          <span className="w-10 text-right text-sm text-ink-3 tabular-nums">{t`${percent} %`}</span>
        )}
      </div>
      {onCancel ? (
        <Button className="self-end" aria-describedby={id} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      ) : null}
    </div>
  )
}

function useIsLong(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SOON_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
