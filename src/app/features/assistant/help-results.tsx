import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { HelpEntry, HelpKind } from '../../search/help-entry.ts'
import { Button } from '../../ui/button.tsx'

type Open = (entry: Pick<HelpEntry, 'kind' | 'id' | 'title' | 'go'>) => void

interface Props {
  /** The best first. */
  found: readonly HelpEntry[]
  onOpen: Open
}

const headings: Readonly<Record<HelpKind, MessageDescriptor>> = {
  analysis: msg`Analyses`,
  chart: msg`Charts`,
  tool: msg`Clinical tools`,
  step: msg`Data steps`,
  option: msg`Options`,
  notice: msg`Notices and warnings`,
  tutorial: msg`Tutorials`,
  page: msg`Pages and settings`,
}

/** How many of a group are listed at first. */
const FEW = 5
/** How many entries that have an option or a notice are named at first. */
const FEW_OF = 4

/** What was found by kind, first the kind of the best. */
export function HelpResults({ found, onOpen }: Props) {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => (
    <Group key={kind} kind={kind} found={found.filter((entry) => entry.kind === kind)} onOpen={onOpen} />
  ))
}

function Group({ kind, found, onOpen }: Props & { kind: HelpKind }) {
  const { i18n } = useLingui()
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const total = found.length
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold text-ink-2">
        {i18n._(headings[kind])}
      </h3>
      <ul className="flex flex-col gap-2">
        {(isWhole ? found : found.slice(0, FEW)).map((entry) => (
          <li key={entry.id} className="rounded-lg bg-surface shadow-card">
            {kind === 'option' || kind === 'notice' ? (
              <Explained entry={entry} onOpen={onOpen} />
            ) : (
              <button
                type="button"
                className="flex w-full flex-col gap-0.5 rounded-lg px-4 py-3 text-left hover:bg-sunken"
                onClick={() => onOpen(entry)}
              >
                <span className="font-semibold">{entry.title}</span>
                {entry.line ? <span className="text-sm text-ink-2">{entry.line}</span> : null}
              </button>
            )}
          </li>
        ))}
      </ul>
      {total > FEW && !isWhole ? (
        <Button size="sm" look="quiet" className="self-start" onClick={() => setIsWhole(true)}>
          <Trans>Show all {total}</Trans>
        </Button>
      ) : null}
    </section>
  )
}

/** The text of an option or a notice, and the entries that have it. */
function Explained({ entry: { title, line, choices = [], of = [] }, onOpen }: { entry: HelpEntry; onOpen: Open }) {
  const { t, i18n } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const more = of.length - FEW_OF
  const named = choices.join(i18n.locale === 'en' ? ', ' : '、')
  return (
    <div className="flex flex-col gap-1.5 px-4 py-3">
      <p className={line ? 'font-semibold' : ''}>{title}</p>
      {line ? <p className="text-sm">{line}</p> : null}
      {choices.length > 0 ? (
        <p className="text-sm text-ink-2">
          <Trans>Choices: {named}</Trans>
        </p>
      ) : null}
      <ul aria-label={t`Where it is used`} className="flex flex-wrap gap-x-3 gap-y-1">
        {(isWhole || more <= 1 ? of : of.slice(0, FEW_OF)).map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <button
              type="button"
              className="min-h-6 max-sm:min-h-8 text-left text-sm text-accent-strong hover:underline"
              onClick={() => onOpen(entry)}
            >
              {entry.title}
            </button>
          </li>
        ))}
        {more > 1 && !isWhole ? (
          <li>
            <button
              type="button"
              className="min-h-6 max-sm:min-h-8 text-left text-sm text-ink-2 hover:underline"
              onClick={() => setIsWhole(true)}
            >
              <Trans>{more} more</Trans>
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  )
}
