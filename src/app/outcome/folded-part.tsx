import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  id: string
  title: ReactNode
  /** Whether it starts unfolded. */
  isOpen?: boolean
  children: ReactNode
}

/** A part of a result that the reader can fold. Folded parts are printed in full. */
export function FoldedPart({ id, title, isOpen = false, children }: Props) {
  return (
    <details id={id} open={isOpen} className="group scroll-mt-32 border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md py-2 text-sm font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-3 group-open:rotate-90 print:hidden" />
        {title}
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  )
}
