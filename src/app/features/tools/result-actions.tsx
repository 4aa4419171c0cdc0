import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ClipboardCopy, Eraser, History, Printer, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorOutcome } from '#catalog/kit/tool/calculator-outcome.ts'
import { resultText } from '#catalog/kit/tool/result-text.ts'
import type { Words } from '#catalog/kit/words.ts'
import { toolTitles } from '#catalog/tools.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { session } from '../../state/session.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'

const AddToolButton = lazy(() => loadPart(() => import('../../report/add-tool-button.tsx'), 'own'))
const ShareDialog = lazy(() => import('./share-dialog.tsx'))

interface Props {
  definition: CalculatorDefinition
  entered: EnteredInputs
  outcome: CalculatorOutcome
  /** Whether the result is shown: only then can it be copied. */
  shown: boolean
  onClear: () => void
}

function titleOf({ id }: CalculatorDefinition): Words {
  return toolTitles.find((tool) => tool.id === id)?.title ?? { en: id, zh: id }
}

export function ResultActions({ definition, entered, outcome, shown, onClear }: Props) {
  const { language } = useWords()
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  const [sharing, setSharing] = useState(false)
  const { user } = useSnapshot(session)
  const copy = async () => {
    if (outcome.status !== 'done') return
    try {
      await navigator.clipboard.writeText(resultText(titleOf(definition), definition, entered, outcome, language))
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      showToast('error', msg`Copy failed`)
    }
  }
  const keepResult = async () => {
    if (outcome.status !== 'done') return
    try {
      const [{ keep }, { keptResult }] = await Promise.all([
        import('./history/tool-history.ts'),
        import('./history/kept-result.ts'),
      ])
      await keep(keptResult(definition, entered, outcome, Date.now()))
      showToast('ok', msg`Kept on this device alone, below.`)
    } catch {
      showToast('error', msg`This device cannot keep it.`)
    }
  }
  return (
    <div className="flex flex-wrap gap-1 pt-1.5 print:hidden">
      <Button className="mr-auto" disabled={!shown || outcome.status !== 'done'} onClick={() => void copy()}>
        {copied ? <Check size={16} aria-hidden /> : <ClipboardCopy size={16} aria-hidden />}
        {copied ? <Trans>Copied</Trans> : <Trans>Copy result</Trans>}
      </Button>
      <Button
        look="quiet"
        size="icon"
        disabled={!shown || outcome.status !== 'done'}
        aria-label={t`Keep on this device`}
        title={t`Keep on this device`}
        onClick={() => void keepResult()}
      >
        <History size={17} aria-hidden />
      </Button>
      {user && definition.sharing !== 'never' ? (
        <Suspense>
          <AddToolButton
            tool={
              shown && outcome.status === 'done'
                ? { title: titleOf(definition), definition, entered, outcome }
                : undefined
            }
          />
        </Suspense>
      ) : null}
      <Button look="quiet" size="icon" aria-label={t`Print`} title={t`Print`} onClick={() => print()}>
        <Printer size={17} aria-hidden />
      </Button>
      {definition.sharing === 'never' ? null : (
        <Button
          look="quiet"
          size="icon"
          aria-label={t`Share a link`}
          title={t`Share a link`}
          onClick={() => setSharing(true)}
        >
          <Share2 size={17} aria-hidden />
        </Button>
      )}
      <Button look="quiet" size="icon" aria-label={t`Clear`} title={t`Clear`} onClick={onClear}>
        <Eraser size={17} aria-hidden />
      </Button>
      {sharing ? (
        <Suspense>
          <ShareDialog
            definition={definition}
            entered={entered}
            title={titleOf(definition)}
            outcome={shown && outcome.status === 'done' ? outcome : null}
            open
            onOpenChange={setSharing}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
