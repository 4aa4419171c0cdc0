import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { repaint } from '#figure/theme.ts'
import { SvgImage } from '../../outcome/svg-image.tsx'
import { QuestionLink } from '../../questions/question-link.tsx'
import { theme } from '../../state/theme.ts'
import type { Result } from './result.ts'

/** Thumbnails of results, each a link to its page. */
export function ResultPictures({ results, label }: { results: readonly Result[]; label?: string }) {
  const { t } = useLingui()
  if (results.length === 0) return null
  return (
    <ul aria-label={label ?? t`Results`} className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
      {results.map((result) => (
        <li key={result.id} className="min-w-0">
          <QuestionLink
            {...result}
            className="block rounded-md border border-line p-2 text-sm text-ink-2 hover:bg-sunken hover:text-ink"
          >
            <Picture picture={result.picture} testId={`picture-${result.id}`} />
            <span className="mt-1 block truncate">{result.title}</span>
          </QuestionLink>
        </li>
      ))}
    </ul>
  )
}

/** A thumbnail, in the colours of the theme. */
export function Picture({ picture, testId }: { picture: string; testId: string }) {
  const { shown } = useSnapshot(theme)
  const painted = useMemo(() => repaint(picture, shown), [picture, shown])
  return <SvgImage svg={painted} alt="" ratio={4 / 3} testId={testId} />
}
