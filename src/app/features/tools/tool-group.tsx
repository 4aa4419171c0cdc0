import type { ReactNode } from 'react'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import { ToolRow } from './tool-row.tsx'

export function ToolGroup({ title, tools }: { title?: ReactNode; tools: readonly EntryTitle[] }) {
  if (tools.length === 0) return null
  return (
    <section className="mb-7 break-inside-avoid">
      {title ? <h2 className="mb-2 text-sm font-medium text-ink-3">{title}</h2> : null}
      <ul className="overflow-hidden rounded-lg bg-surface shadow-card">
        {tools.map((tool) => (
          <ToolRow key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  )
}
