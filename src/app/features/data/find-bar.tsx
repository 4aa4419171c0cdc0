import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { Button } from '../../ui/button.tsx'
import { smallInputLook } from '../../ui/field.tsx'
import { start } from '../../workers/bridge.ts'
import type { Facet } from '../../workers/facet.ts'
import type { FoundCell } from '../../workers/find-cell.ts'

interface Props {
  version: string
  /** Those that are shown, in their order. */
  columns: readonly ColumnInfo[]
  facets: readonly Facet[] | undefined
  /** The chosen cell, after which the search begins. */
  current: RefObject<FoundCell | undefined>
  onCell: (cell: FoundCell) => void
  onColumn: (column: string) => void
  onClose: () => void
}

/** Names that are offered at once. */
const MOST_NAMES = 6

/** Finds cells, labels of values and names of variables in all rows, those too that are not drawn. */
export function FindBar({ version, columns, facets, current, onCell, onColumn, onClose }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [found, setFound] = useState<FoundCell | 'none' | 'searching' | 'failed'>()
  const input = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    const before = document.activeElement
    input.current?.focus()
    return () => {
      running.current?.abort()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const find = async (isBackwards: boolean) => {
    running.current?.abort()
    if (text === '') return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setFound('searching')
    const request = { text, columns: columns.map(({ id }) => id), after: current.current ?? null, isBackwards }
    try {
      const cell = await start(
        (engine, job, onFraction) => engine.findCell(version, request, facets, job, onFraction),
        {
          signal,
        },
      )
      if (signal.aborted) return
      setFound(cell ?? 'none')
      if (cell) onCell(cell)
    } catch {
      if (!signal.aborted) setFound('failed')
    }
  }
  const part = text.trim().toLowerCase()
  const named = part === '' ? [] : columns.filter(({ name, label }) => `${name}\n${label}`.toLowerCase().includes(part))
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.name ?? ''
  return (
    <search
      aria-label={t`Find in the rows`}
      className="flex flex-wrap items-center gap-2 rounded-lg bg-surface p-2 text-sm shadow-card"
    >
      <input
        ref={input}
        data-find
        type="text"
        aria-label={t`Find in cells, labels and names`}
        placeholder={t`Find in cells, labels and names`}
        className={`${smallInputLook} h-9 w-72 max-w-full max-sm:h-11`}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setFound(undefined)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') onClose()
          if (event.key !== 'Enter') return
          event.preventDefault()
          void find(event.shiftKey)
        }}
      />
      <Button look="quiet" size="small-icon" aria-label={t`Previous cell`} onClick={() => void find(true)}>
        <ChevronUp size={16} aria-hidden />
      </Button>
      <Button look="quiet" size="small-icon" aria-label={t`Next cell`} onClick={() => void find(false)}>
        <ChevronDown size={16} aria-hidden />
      </Button>
      <output className="text-ink-2">
        {found === undefined ? null : found === 'none' ? (
          <Trans>No cell contains this.</Trans>
        ) : found === 'searching' ? (
          <Trans>Searching …</Trans>
        ) : found === 'failed' ? (
          <Trans>The search could not be finished. Try again.</Trans>
        ) : (
          t`${nameOf(found.column)}, row ${found.row + 1}`
        )}
      </output>
      {named.slice(0, MOST_NAMES).map(({ id, name }) => (
        <Button key={id} size="sm" aria-label={t`Go to the variable ${name}`} onClick={() => onColumn(id)}>
          <span className="max-w-40 truncate">{name}</span>
        </Button>
      ))}
      <Button look="quiet" size="small-icon" className="ml-auto" aria-label={t`Close`} onClick={onClose}>
        <X size={16} aria-hidden />
      </Button>
    </search>
  )
}
