import { useLingui } from '@lingui/react/macro'
import { FilePlus2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Message } from '../../data/chats.ts'
import { loadPart } from '../../loading/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { useAiMark } from './ai-mark.tsx'
import { useOpenPage } from './use-open-page.ts'

const AddAnswer = lazy(() => loadPart(() => import('../../report/add-answer.tsx'), 'own'))

/** Adds an answer to a report. */
export function AddAnswerButton({ answer }: { answer: Pick<Message, 'text' | 'label' | 'project'> }) {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const open = useOpenPage()
  const mark = useAiMark(answer.label)
  return (
    <>
      <Button look="quiet" size="small-icon" aria-label={t`Add the answer to a report`} onClick={() => setAdding(true)}>
        <FilePlus2 size={15} aria-hidden />
      </Button>
      {isAdding ? (
        <Suspense>
          <AddAnswer
            answer={answer}
            mark={mark}
            onOpen={(report) => open(`/office?id=${report}`)}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
