import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { codeLanguage, markedCode } from '../../assistant/code-language.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { HighlightedScript } from '../../ui/highlighted-script.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { useAiMark } from './ai-mark.tsx'

interface Props {
  text: string
  /** The word that follows the fence. */
  language: string
  /** The model that wrote it, as its operator declares it. */
  label: string
}

/** Code in an answer, with colours where its language is known. Long lines scroll within it. */
export function CodeBlock({ text, language, label }: Props) {
  const { t } = useLingui()
  const known = codeLanguage(language)
  const mark = useAiMark(label)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(markedCode(text, known, mark))
      showToast('ok', msg`Copied`)
    } catch {
      showToast('error', msg`Copy failed`)
    }
  }
  return (
    <div className="my-3 rounded-md bg-sunken">
      <div className="flex items-center justify-between gap-2 pl-3">
        <span className="text-xs text-ink-2">{known.name || t`Code`}</span>
        <Button look="quiet" size="small-icon" aria-label={t`Copy the code`} onClick={() => void copy()}>
          <Copy size={15} aria-hidden />
        </Button>
      </div>
      <ScrollRegion label={t`Code`} className="px-3 pb-3">
        <pre className="w-max font-mono text-sm leading-6">
          {known.coloured ? <HighlightedScript language={known.coloured} script={text} /> : text}
        </pre>
      </ScrollRegion>
    </div>
  )
}
