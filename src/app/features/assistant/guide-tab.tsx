import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { analysisKeywords, analysisTitles } from '#catalog/index.ts'
import type { GuideLine } from '#catalog/kit/guide.ts'
import { type EntryTitle, isOffered } from '#catalog/kit/summary.ts'
import { isOwnDataOpen } from '../../data/own-data.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { useKeywords } from '../../questions/use-keywords.ts'
import { showToast } from '../../state/toast.ts'

const WhichTest = lazy(() => loadPart(() => import('../../questions/which-test.tsx'), 'own'))

const offered = analysisTitles.filter(isOffered)

/** "Which test?" as questions, without AI and without the server. It ends in a new analysis of the open dataset. */
export default function GuideTab({ onLeave }: { onLeave: () => void }) {
  const { say } = useWords()
  const router = useRouter()
  const keywords = useKeywords(analysisKeywords, true)
  const open = async (entry: EntryTitle, options: GuideLine['options']) => {
    if (matchMedia('(width < 40rem)').matches) onLeave()
    const { dataset } = router.state.location.search as { dataset?: string }
    if (dataset === undefined || !isOwnDataOpen()) {
      showToast('info', msg`Open a dataset first, then choose ${say(entry.title)} there.`)
      return router.navigate({ to: '/dataAnalysis/index' })
    }
    const { newAnalysis } = await import('../../questions/new-question.ts')
    const analysis = await newAnalysis(dataset, entry.id, say(entry.title), options)
    return router.navigate({
      to: '/dataAnalysis/show',
      search: { dataset, ...(analysis !== undefined && { analysis }) },
    })
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto pb-4">
      <p className="text-xs text-ink-2">
        <Trans>Not AI: these questions and answers come from the catalogue of analyses, and work offline.</Trans>
      </p>
      <Suspense>
        <WhichTest entries={offered} keywords={keywords} onChoose={(entry, options) => void open(entry, options)} />
      </Suspense>
    </div>
  )
}
