import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { QuestionKind } from '../data/datasets/analysis.ts'

interface Props {
  id: string
  kind: QuestionKind
  dataset: string
  className?: string
  children: ReactNode
}

/** A link to the page of an analysis or a chart. */
export function QuestionLink({ id, kind, dataset, className, children }: Props) {
  return kind === 'chart' ? (
    <Link {...(className && { className })} to="/statistical/detail" search={{ dataset, chart: id }}>
      {children}
    </Link>
  ) : (
    <Link {...(className && { className })} to="/dataAnalysis/show" search={{ dataset, analysis: id }}>
      {children}
    </Link>
  )
}
