import type { ReactNode } from 'react'

/** A part of the overview with its title. */
export function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** A number with its name, within a `dl`. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
