import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ownData } from '../../data/own-data.ts'
import { keepFault } from '../../faults/kept-faults.ts'
import { QuestionLink } from '../../questions/question-link.tsx'
import { Button } from '../../ui/button.tsx'
import { keepReported, type OlderResult, olderResults } from './older-results.ts'

/** Lists kept results of an older engine after an update of the program. Shown once per device for each raised engine version. */
export function OlderResultsNotice({ project }: { project: string }) {
  const [results, setResults] = useState<readonly OlderResult[]>([])
  useEffect(() => {
    let isShown = true
    olderResults(ownData().database, project).then(
      (found) => {
        if (isShown) setResults(found)
      },
      (error: unknown) => void keepFault(error, 'promise'),
    )
    return () => {
      isShown = false
    }
  }, [project])
  if (results.length === 0) return null
  const dismiss = () => {
    setResults([])
    void keepReported(ownData().database, project, results)
  }
  return (
    <section className="flex flex-col gap-3 rounded-md bg-warn-soft p-4 text-sm text-warn">
      <p>
        <Plural
          value={results.length}
          one="# kept result was computed by an earlier version of the program, and this version may give other numbers. Open it to compare the kept numbers with those of today; nothing changes until you decide."
          other="# kept results were computed by an earlier version of the program, and this version may give other numbers. Open each to compare the kept numbers with those of today; nothing changes until you decide."
        />
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {results.map(({ question, title, ...where }) => (
          <li key={question}>
            <QuestionLink id={question} {...where} className="underline">
              {title}
            </QuestionLink>
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" onClick={dismiss}>
          <Trans>Do not show again</Trans>
        </Button>
      </div>
    </section>
  )
}
