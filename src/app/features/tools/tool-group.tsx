import type { ReactNode } from 'react'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import { classNames } from '../../ui/class-names.ts'
import { ToolRow } from './tool-row.tsx'

interface Props {
  title?: ReactNode
  tools: readonly EntryTitle[]
  /** Two columns if there is room. */
  isWide?: boolean
}

export function ToolGroup({ title, tools, isWide = false }: Props) {
  if (tools.length === 0) return null
  return (
    <section className="mb-7 break-inside-avoid">
      {title ? <h2 className="mb-2 text-sm font-medium text-ink-3">{title}</h2> : null}
      <ul
        className={classNames('overflow-hidden rounded-lg bg-surface shadow-card', isWide && 'lg:grid lg:grid-cols-2')}
      >
        {tools.map((tool) => (
          <ToolRow key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  )
}
