import { useEffect, useMemo, useState } from 'react'
import type { Language } from '#catalog/kit/words.ts'
import { ownData } from '../../data/own-data.ts'
import type { Printed } from '../../data/reports/block-content.ts'
import { keepSeen, readSeen, type SeenResult } from '../../data/reports/seen-results.ts'
import { useLabelled } from '../../i18n/use-labelled.ts'
import { useWords } from '../../i18n/use-words.ts'
import { contentOf, type FrozenBlocks } from '../../report/document/block-content.ts'
import type { ResultBlock } from '../../report/document/make-frozen.ts'
import { type ContentChange, contentChange, printed } from '../../report/document/report-changes.ts'
import { shownResult } from '../../report/shown-result.ts'
import type { ReportResults } from './use-results.ts'

interface Props {
  report: string
  blocks: readonly ResultBlock[]
  results: ReportResults
  frozen: FrozenBlocks
}

export interface ReportChanges {
  /** By block: from the frozen result to the present one, or from the one last seen. */
  readonly changes: ReadonlyMap<string, ContentChange>
  /** Remembers the present results of blocks as seen. */
  readonly see: (blocks: readonly string[]) => void
  /** Remembers the frozen results of blocks as seen, before they become live. */
  readonly seeFrozen: (blocks: readonly string[]) => Promise<void>
}

const other = (language: Language): Language => (language === 'en' ? 'zh' : 'en')

/** How the present results of a report differ from the frozen ones, and from those that the reader saw last on this device. */
export function useChanges({ report, blocks, results, frozen }: Props): ReportChanges {
  const { language } = useWords()
  const labelled = useLabelled()
  const [seen, setSeen] = useState<ReadonlyMap<string, SeenResult>>()
  const [inOther, setInOther] = useState<ReadonlyMap<string, Printed>>(new Map())
  const [compare] = useState(comparer)
  useEffect(() => {
    let isCurrent = true
    void readSeen(ownData().database, report).then((found) => isCurrent && setSeen(found))
    return () => {
      isCurrent = false
    }
  }, [report])
  const present = useMemo(() => presentOf(blocks, results), [blocks, results])
  const keep = async (made: ReadonlyMap<string, SeenResult>) => {
    await keepSeen(ownData().database, report, made)
    setSeen((before) => new Map([...(before ?? []), ...made]))
  }
  const unseen = useMemo(
    () => (seen ? [...present].filter(([id]) => !frozen.has(id) && !seen.get(id)?.[language]) : []),
    [seen, present, frozen, language],
  )
  useEffect(() => {
    if (unseen.length === 0 || !seen) return
    let isCurrent = true
    const keepNew = async () => {
      const made = new Map<string, SeenResult>()
      for (const [id, now] of unseen) {
        const known = seen.get(id)?.[other(language)]
        if (!known) made.set(id, { [language]: now })
        else {
          // seen in the other language: compared in it
          const block = blocks.find((one) => one.id === id)
          const question = results.questions?.find(({ record }) => record.id === block?.source?.id)
          const result = question && (await shownResult(question, { language: other(language), labelled }))
          const content = block && result && contentOf(block, result)
          if (!isCurrent || !content) continue
          const then = printed(content)
          if (contentChange(known, then)) setInOther((before) => new Map([...before, [id, then]]))
          else made.set(id, { ...seen.get(id), [language]: now })
        }
      }
      if (!isCurrent || made.size === 0) return
      setSeen((before) => new Map([...(before ?? []), ...made]))
      await keepSeen(ownData().database, report, made)
    }
    void keepNew()
    return () => {
      isCurrent = false
    }
  }, [unseen, seen, blocks, results.questions, language, labelled, report])
  const changes = useMemo(() => {
    const found = new Map<string, ContentChange>()
    for (const [id, now] of present) {
      const state = frozen.get(id)
      const last = seen?.get(id)
      const known = last?.[language]
      const change = state
        ? typeof state !== 'string' && compare(id, printed(state.content[language]), now)
        : known
          ? compare(id, known, now)
          : inOtherChange(last?.[other(language)], inOther.get(id))
      if (change) found.set(id, change)
    }
    return found
  }, [present, frozen, seen, inOther, language, compare])
  return {
    changes,
    see: (ids) => {
      void keep(new Map(ids.flatMap((id) => (present.has(id) ? [[id, { [language]: present.get(id) }]] : []))))
      setInOther((before) => new Map([...before].filter(([id]) => !ids.includes(id))))
    },
    seeFrozen: (ids) => {
      const made = ids.flatMap((id) => {
        const state = frozen.get(id)
        if (state === undefined || typeof state === 'string') return []
        return [[id, { en: printed(state.content.en), zh: printed(state.content.zh) }] as const]
      })
      return keep(new Map(made))
    },
  }
}

const inOtherChange = (before: Printed | undefined, after: Printed | undefined) =>
  before && after ? contentChange(before, after) : undefined

function presentOf(blocks: readonly ResultBlock[], { shown }: ReportResults): ReadonlyMap<string, Printed> {
  const present = new Map<string, Printed>()
  for (const block of blocks) {
    const result = block.source && shown.get(block.source.id)
    const content = result && typeof result !== 'string' ? contentOf(block, result) : undefined
    if (content) present.set(block.id, printed(content))
  }
  return present
}

/** Compares the states of a block, and keeps the answer while they are the same. */
function comparer() {
  const known = new Map<string, readonly [before: Printed, after: Printed, change: ContentChange | undefined]>()
  return (id: string, before: Printed, after: Printed): ContentChange | undefined => {
    const last = known.get(id)
    if (last && last[0] === before && last[1] === after) return last[2]
    const change = contentChange(before, after)
    known.set(id, [before, after, change])
    return change
  }
}
