import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { findHelp } from '../../search/find-help.ts'
import type { HelpEntry } from '../../search/help-entry.ts'
import { Button } from '../../ui/button.tsx'
import { inputLook, SearchInput } from '../../ui/field.tsx'
import { HelpResults } from './help-results.tsx'
import { useHelpEntries } from './use-help-entries.ts'
import { useOpenEntry } from './use-open-entry.ts'

/** Search of what the application can do and of what its words mean: without AI and without the server. */
export default function HelpTab({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const { entries, failed, again } = useHelpEntries()
  const asked = useDeferredValue(search)
  const found = useMemo(() => findHelp(entries ?? [], asked), [entries, asked])
  const openEntry = useOpenEntry(onLeave)
  const open = (entry: Pick<HelpEntry, 'kind' | 'id' | 'title' | 'go'>) => {
    const { kind, id, title } = entry
    if (kind === 'analysis' || kind === 'chart' || kind === 'tool' || kind === 'step')
      return void openEntry({ kind, id, title })
    if (matchMedia('(width < 40rem)').matches) onLeave()
    void entry.go?.()
  }
  const examples = [t`paired t test`, t`confidence level`, t`intervals are wide`]
  const isAsked = asked.trim() !== ''
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 pb-4">
      <p className="text-xs text-ink-2">
        <Trans>Not AI: this search finds what the application itself says, on this device, and works offline.</Trans>
      </p>
      <div ref={field}>
        <SearchInput
          label={t`Search the help`}
          placeholder={t`A method, an option, a warning …`}
          value={search}
          onSearch={setSearch}
          className={`${inputLook} h-11 w-full`}
        />
      </div>
      <output className={isAsked ? 'block text-xs text-ink-2' : 'sr-only'}>
        {isAsked && entries ? <Plural value={found.length} one="# result" other="# results" /> : null}
        {isAsked && !entries && !failed ? <Trans>Loading the help …</Trans> : null}
      </output>
      {/* the key: another search begins at the top; the padding is for shadows and focus rings */}
      <div key={asked} className="-mx-1 flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-1 pt-0.5">
        {failed ? (
          <div className="flex flex-col items-start gap-2">
            <p>
              <Trans>The texts of the help are not on this device yet. Connect once to load them.</Trans>
            </p>
            <Button size="sm" onClick={again}>
              <Trans>Load again</Trans>
            </Button>
          </div>
        ) : null}
        {isAsked ? null : (
          <>
            <p className="text-sm text-ink-2">
              <Trans>
                Find a method, chart, tool or step, what an option means, or a warning: paste it as it is shown.
                Chinese, English and the initials of pinyin are understood.
              </Trans>
            </p>
            <ul aria-label={t`Examples`} className="flex flex-wrap gap-2">
              {examples.map((example) => (
                <li key={example}>
                  <Button
                    size="sm"
                    isRound
                    className="max-sm:h-11"
                    onClick={() => {
                      setSearch(example)
                      field.current?.querySelector('input')?.focus()
                    }}
                  >
                    {example}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        {isAsked && entries && found.length === 0 ? (
          <p className="text-sm text-ink-2">
            <Trans>Nothing has these words. Try fewer of them, or another name of the method.</Trans>
          </p>
        ) : null}
        <HelpResults found={found} onOpen={open} />
      </div>
    </div>
  )
}
