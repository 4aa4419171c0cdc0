import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { analysisKeywords, analysisTitles } from '#catalog/index.ts'
import type { GuideLine } from '#catalog/kit/guide.ts'
import { type EntryTitle, isOffered } from '#catalog/kit/summary.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { useKeywords } from '../../questions/use-keywords.ts'
import { useOpenEntry } from './use-open-entry.ts'

const WhichTest = lazy(() => loadPart(() => import('../../questions/which-test.tsx'), 'own'))

const offered = analysisTitles.filter(isOffered)

/** "Which test?" as questions, without AI and without the server. It ends in a new analysis of the open dataset. */
export default function GuideTab({ onLeave }: { onLeave: () => void }) {
  const { say } = useWords()
  const keywords = useKeywords(analysisKeywords, true)
  const open = useOpenEntry(onLeave)
  const choose = ({ id, title }: EntryTitle, options: GuideLine['options']) =>
    void open({ kind: 'analysis', id, title: say(title) }, options)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto pb-4">
      <p className="text-xs text-ink-2">
        <Trans>Not AI: these questions and answers come from the catalogue of analyses, and work offline.</Trans>
      </p>
      <Suspense>
        <WhichTest entries={offered} keywords={keywords} onChoose={choose} />
      </Suspense>
    </div>
  )
}
