import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ToolName } from '#contract/assistant/tools.ts'
import type { ToolsUsed } from '../../assistant/tools-used.ts'
import { loadPart } from '../../loading/load-part.ts'

// the titles of the tools
const ToolCard = lazy(() => loadPart(() => import('./tool-card.tsx'), 'chat'))

type Shown = 'open_tool' | 'propose_analysis' | 'propose_chart' | 'propose_steps'

/** The name of each tool in “Looked up: …”; what the others do is shown as a card instead. */
const sources: Readonly<Record<Exclude<ToolName, Shown>, MessageDescriptor>> = {
  search_help: msg`search of the help`,
  which_test: msg`“Which test?”`,
  describe_entry: msg`description of an entry`,
  list_variables: msg`names of variables`,
  read_result: msg`result`,
}

/** What tools did for an answer: where the model looked, and the clinical tools that it offers. */
export function ToolTraces({ tools }: { tools: ToolsUsed }) {
  const { t, i18n } = useLingui()
  const looked = tools.names.flatMap((name) =>
    Object.hasOwn(sources, name) ? [i18n._(sources[name as keyof typeof sources])] : [],
  )
  const places = looked.join(i18n.locale === 'zh' ? '、' : ', ')
  return (
    <>
      {tools.cards.length > 0 ? (
        <ul aria-label={t`Clinical tools`} className="flex flex-col gap-2">
          {tools.cards.map((id) => (
            <li key={id}>
              <Suspense>
                <ToolCard id={id} />
              </Suspense>
            </li>
          ))}
        </ul>
      ) : null}
      {looked.length > 0 ? (
        <p className="flex items-center gap-1.5 text-xs text-ink-2">
          <Search size={13} aria-hidden className="shrink-0" />
          <span>
            <Trans>Looked up: {places}</Trans>
          </span>
        </p>
      ) : null}
    </>
  )
}
