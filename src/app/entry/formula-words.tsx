import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import { functionGroups, functionWords } from '#catalog/kit/steps/function-words.ts'
import { useWords } from '../i18n/use-words.ts'
import { SearchInput, smallInputLook } from '../ui/field.tsx'
import { Folded } from '../ui/folded.tsx'
import { type Put, proposals, putAt, wordBefore } from './formula-proposals.ts'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  columns: readonly { readonly name: string; readonly label: string }[]
  /** Whether all functions are listed below. */
  withList: boolean
  onPut: (text: string) => void
}

const rowLook =
  'flex w-full flex-wrap items-baseline gap-x-3 rounded px-2 py-1.5 text-left hover:bg-sunken max-sm:min-h-11'

/** What the word at the caret can become, and the list of all functions with their help. The proposals are next after the field for the Tab key. */
export default function FormulaWords({ field, text, columns, withList, onPut }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const [caret, setCaret] = useState<number>()
  const [search, setSearch] = useState('')
  useEffect(() => {
    const follow = () => {
      const { current } = field
      if (current && document.activeElement === current) setCaret(current.selectionEnd)
    }
    follow()
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [field])
  const place = caret === undefined ? undefined : wordBefore(text, caret)
  const proposed = place === undefined ? [] : proposals(place.word, columns)
  const put = (word: Put, at: { from: number; to: number }) => {
    const { text: whole, caret: next } = putAt(text, word, at)
    onPut(whole)
    setCaret(undefined)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next, next)
    })
  }
  const end = Math.min(caret ?? text.length, text.length)
  const wanted = search.trim().toLowerCase()
  const fits = (call: string, help: string) => `${call} ${help}`.toLowerCase().includes(wanted)
  return (
    <>
      <output className="sr-only">
        {proposed.length > 0 ? (
          <Plural value={proposed.length} one="# proposal: press Tab" other="# proposals: press Tab" />
        ) : null}
      </output>
      {place !== undefined && proposed.length > 0 ? (
        <ul aria-label={t`Proposals`} className="rounded-md border border-line p-1 text-sm">
          {proposed.map((one) => (
            <li key={`${one.kind} ${one.name}`}>
              <button type="button" className={rowLook} onClick={() => put(one, place)}>
                <code className="font-mono">{one.kind === 'function' ? functionWords[one.name]?.call : one.name}</code>
                <span className="text-xs text-ink-3">
                  {one.kind === 'function' ? say(functionWords[one.name]?.help ?? { en: '', zh: '' }) : one.label}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {withList ? (
        <Folded summary={<Trans>Functions</Trans>} summaryLook="cursor-pointer text-sm text-accent">
          {() => (
            <div className="mt-1.5 flex max-h-80 flex-col gap-2 overflow-y-auto rounded-md border border-line p-2 text-sm">
              <SearchInput
                label={t`Search functions`}
                className={`${smallInputLook} h-9 w-full shrink-0`}
                value={search}
                onSearch={setSearch}
              />
              {Object.entries(functionGroups).map(([group, title]) => {
                const shown = Object.entries(functionWords).filter(
                  ([, words]) => words.group === group && fits(words.call, say(words.help)),
                )
                return shown.length === 0 ? null : (
                  <section key={group} aria-label={say(title)}>
                    <p className="px-2 font-medium">{say(title)}</p>
                    <ul>
                      {shown.map(([name, { call, help }]) => (
                        <li key={name}>
                          <button
                            type="button"
                            className={rowLook}
                            onClick={() => put({ kind: 'function', name }, { from: end, to: end })}
                          >
                            <code className="font-mono">{call}</code>
                            <span className="text-xs text-ink-3">{say(help)}</span>
                          </button>
                        </li>
                      ))}
                    </ul>
                  </section>
                )
              })}
            </div>
          )}
        </Folded>
      ) : null}
    </>
  )
}
