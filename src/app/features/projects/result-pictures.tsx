import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { repaint } from '#figure/theme.ts'
import { textOf } from '../../data/database/records.ts'
import type { RecordRow } from '../../data/database/user-database.ts'
import type { QuestionKind } from '../../data/datasets/analysis.ts'
import { pictureOf } from '../../data/datasets/keep-picture.ts'
import { SvgImage } from '../../outcome/svg-image.tsx'
import { QuestionLink } from '../../questions/question-link.tsx'
import { theme } from '../../state/theme.ts'

/** A question with a thumbnail. */
interface Result {
  readonly id: string
  readonly kind: QuestionKind
  readonly dataset: string
  readonly title: string
  readonly order: string
  readonly picture: string
}

export function resultOf(row: RecordRow): readonly Result[] {
  const { id, kind } = row
  const picture = pictureOf(row)
  if ((kind !== 'analysis' && kind !== 'chart') || picture === undefined) return []
  return [
    { id, kind, dataset: textOf(row, 'dataset'), title: textOf(row, 'title'), order: textOf(row, 'order'), picture },
  ]
}

/** One row of the card on a desktop. */
const SHOWN = 4

/** Thumbnails of results, each a link to its page. */
export function ResultPictures({ results }: { results: readonly Result[] }) {
  const { t } = useLingui()
  if (results.length === 0) return null
  return (
    <ul aria-label={t`Results`} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {results.slice(0, SHOWN).map((result) => (
        <li key={result.id} className="min-w-0">
          <QuestionLink
            {...result}
            className="block rounded-md border border-line p-2 text-sm text-ink-2 hover:bg-sunken hover:text-ink"
          >
            <Picture svg={result.picture} id={result.id} />
            <span className="mt-1 block truncate">{result.title}</span>
          </QuestionLink>
        </li>
      ))}
    </ul>
  )
}

function Picture({ svg, id }: { svg: string; id: string }) {
  const { shown } = useSnapshot(theme)
  const painted = useMemo(() => repaint(svg, shown), [svg, shown])
  return <SvgImage svg={painted} alt="" ratio={4 / 3} testId={`picture-${id}`} />
}
