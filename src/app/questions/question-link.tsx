import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { QuestionKind } from '../data/datasets/analysis.ts'

interface Props {
  id: string
  kind: QuestionKind
  dataset: string
  className?: string
  onGo?: (() => void) | undefined
  children: ReactNode
}

/** A link to the page of an analysis or a chart. */
export function QuestionLink({ id, kind, dataset, className, onGo, children }: Props) {
  const props = { ...(className && { className }), ...(onGo && { onClick: onGo }) }
  return kind === 'chart' ? (
    <Link {...props} to="/statistical/detail" search={{ dataset, chart: id }}>
      {children}
    </Link>
  ) : (
    <Link {...props} to="/dataAnalysis/show" search={{ dataset, analysis: id }}>
      {children}
    </Link>
  )
}
