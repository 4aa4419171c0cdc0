import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { dateTime } from '../../i18n/dates.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import type { Reason } from './compute-again.ts'
import type { OpenedDocument } from './open-document.ts'
import { type CheckedResult, countMarks, unstatedTables, useVerification } from './use-verification.ts'
import { VerifiedTable, VerifiedText } from './verified-table.tsx'

interface Props {
  opened: OpenedDocument
  given: readonly File[]
  sayFault: (error: unknown) => string
  chooseData: ReactNode
}

/** Digits of the hash of the data that a page shows. */
const DATA_DIGITS = 12

/** Brings the first value that differs into view: it may be in a column that has scrolled away. */
function showFirstDifference(): void {
  const first = document.querySelector<HTMLElement>('[data-differs]')
  first?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center', inline: 'center' })
}

/** A document with the state of its numbers, and its results one after another. */
export function VerifiedDocument({ opened, given, sayFault, chooseData }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const results = useVerification(opened, given, language)
  const { same, differs, open } = countMarks(results)
  const isShare = opened.kind === 'share'
  const written = isShare ? opened.snapshot.asOf : opened.provenance.writtenAt
  const software = isShare ? '' : opened.provenance.software
  const files = given.map((file) => file.name).join(', ')
  const time = dateTime(written).slice(0, 16)
  const isReport = isShare && opened.snapshot.kind === 'report'
  const name = isReport ? t`Shared report` : isShare ? t`Shared result` : opened.name
  const isWaiting = results.some(({ progress }) => progress === 'waiting')
  const isOfTools = results.length > 0 && results.every(({ isTool }) => isTool)
  const unstated = useMemo(() => unstatedTables(opened), [opened])
  const isComputing = results.some(({ progress }) => progress === 'computing')
  return (
    <>
      <section
        aria-label={t`Result of the check`}
        className="flex flex-col gap-3 rounded-xl bg-surface p-5 shadow-card"
      >
        <h2 className="text-lg break-words">{name}</h2>
        <p className="text-sm text-ink-2">
          {isShare ? (
            <Trans>Shared {time}</Trans>
          ) : (
            <Trans>
              Written {time} · software {software}
            </Trans>
          )}
        </p>
        <div aria-live="polite" className="flex flex-col gap-2">
          {same > 0 ? (
            <p className="flex items-center gap-2 font-medium text-ok">
              <CircleCheck size={18} aria-hidden className="shrink-0" />
              <Plural value={same} one="# value is equal as shown" other="# values are equal as shown" />
            </p>
          ) : null}
          {differs > 0 ? (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="flex items-center gap-2 font-medium text-danger">
                <CircleX size={18} aria-hidden className="shrink-0" />
                <Plural value={differs} one="# value differs" other="# values differ" />
              </p>
              <Button size="sm" className="max-sm:h-11" onClick={showFirstDifference}>
                <Trans>Show it</Trans>
              </Button>
            </div>
          ) : null}
          {open > 0 ? (
            <p className="text-ink-2">
              {isComputing ? (
                <Trans>Computing again …</Trans>
              ) : (
                <Plural value={open} one="# value was not computed again" other="# values were not computed again" />
              )}
            </p>
          ) : null}
          {results.length === 0 ? (
            <p className="text-ink-2">
              <Trans>No result of an analysis, a chart or a clinical tool is in this file.</Trans>
            </p>
          ) : null}
          {unstated > 0 ? (
            <p className="text-sm text-ink-2">
              <Plural
                value={unstated}
                one="# table has no statement, so it was not checked: it was typed, or it shows an earlier result."
                other="# tables have no statement, so they were not checked: they were typed, or they show earlier results."
              />
            </p>
          ) : null}
        </div>
        {isReport ? (
          <p className="text-sm text-ink-2">
            <Trans>
              The tables and readings of analyses are checked; figures and what was typed are not. Open the share to see
              the whole report.
            </Trans>
          </p>
        ) : null}
        {isShare && opened.snapshot.rows ? (
          <p className="text-sm text-ink-2">
            <Plural
              value={opened.snapshot.rows.count}
              one="# row is in the share: everything is computed from it."
              other="# rows are in the share: everything is computed from them."
            />
          </p>
        ) : isShare ? (
          isWaiting ? (
            <p className="text-sm text-ink-2">
              <Trans>
                A share holds rounded numbers and nothing to compute from. It is computed again on a device that has its
                project; otherwise ask for the Word file.
              </Trans>
            </p>
          ) : null
        ) : isOfTools ? (
          <p className="text-sm text-ink-2">
            <Trans>A clinical tool is computed again from the values that were entered; the file holds them.</Trans>
          </p>
        ) : isWaiting || given.length > 0 ? (
          <div className="flex flex-wrap items-center gap-3">
            {chooseData}
            <p className="min-w-0 text-sm text-ink-2">
              {given.length > 0 ? (
                <Trans>Data: {files}</Trans>
              ) : (
                <Trans>The data are not on this device. Choose the file from which the project was made.</Trans>
              )}
            </p>
          </div>
        ) : (
          <p className="text-sm text-ink-2">
            <Trans>The data are on this device.</Trans>
          </p>
        )}
      </section>
      {results.map((result, k) => (
        <VerifiedResult key={`${k}${result.title}`} result={result} sayFault={sayFault} />
      ))}
    </>
  )
}

function VerifiedResult({ result, sayFault }: { result: CheckedResult; sayFault: (error: unknown) => string }) {
  const { t } = useLingui()
  const { title, isTool, words, data, engine, progress, fault, again, tables, texts, figures } = result
  const reasons = again?.reasons ?? []
  const differs = countMarks([result]).differs > 0
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 rounded-xl bg-surface p-5 shadow-card [--ground:var(--surface)]"
    >
      <h2 className="text-lg break-words">{title}</h2>
      <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[max-content_minmax(0,1fr)] [&_dt]:text-ink-3">
        {progress === 'fixed' ? null : (
          <>
            <dt>{t`Method`}</dt>
            <dd>{words.method ?? t`This version of the software does not know it.`}</dd>
          </>
        )}
        {words.options.map(({ name, answer }) => (
          <Pair key={name} name={name} answer={answer} />
        ))}
        {words.steps.length === 0 ? null : (
          <>
            <dt>{t`Preparation of the data`}</dt>
            <dd>
              <ol className="list-decimal pl-5">
                {words.steps.map((step, k) => (
                  <li key={`${k}${step}`} className="break-words">
                    {step}
                  </li>
                ))}
              </ol>
            </dd>
          </>
        )}
        {isTool ? null : (
          <>
            <dt>{t`Hash of the data`}</dt>
            <dd className="break-all">{data.slice(0, DATA_DIGITS) || '—'}</dd>
          </>
        )}
        <dt>{isTool ? t`Revision of the tool` : t`Version of the engine`}</dt>
        <dd>{engine}</dd>
      </dl>
      {progress === 'failed' ? (
        <p className="rounded-md bg-danger-soft p-3 text-sm text-danger">{sayFault(fault)}</p>
      ) : null}
      {progress === 'fixed' ? (
        <p className="rounded-md bg-warn-soft p-3 text-sm text-warn">
          <Trans>
            It comes from a tool, or was frozen before the analysis or its data changed: it cannot be computed again.
          </Trans>
        </p>
      ) : null}
      {reasons.map((reason) => (
        <p key={reason} className="rounded-md bg-warn-soft p-3 text-sm text-warn">
          <ReasonWords reason={reason} isTool={isTool} differs={differs} engine={again?.engineVersion ?? ''} />
        </p>
      ))}
      {tables.map((table, k) => (
        <VerifiedTable key={`${k}${table.title}`} table={table} />
      ))}
      {texts.map((text, k) => (
        <VerifiedText key={`${k}${text.written}`} text={text} />
      ))}
      {figures.map((isSame, k) => {
        const number = k + 1
        return (
          <p
            key={`${number}`}
            className={isSame === undefined ? 'text-sm text-ink-2' : isSame ? 'text-sm text-ok' : 'text-sm text-danger'}
          >
            {isSame === undefined ? (
              <Trans>Figure {number}: not computed again</Trans>
            ) : isSame ? (
              <Trans>Figure {number}: its data are equal</Trans>
            ) : (
              <Trans>Figure {number}: its data differ</Trans>
            )}
          </p>
        )
      })}
    </section>
  )
}

function Pair({ name, answer }: { name: string; answer: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="break-words">{answer}</dd>
    </>
  )
}

interface ReasonProps {
  reason: Reason
  isTool: boolean
  differs: boolean
  engine: string
}

function ReasonWords({ reason, isTool, differs, engine }: ReasonProps) {
  switch (reason) {
    case 'other-file':
      return (
        <Trans>
          The given file is not the one from which this was computed: its hash is another one. Numbers may differ for
          that reason alone.
        </Trans>
      )
    case 'other-data':
      return (
        <Trans>
          The source is the same, but its preparation is not: the recipe in the file was changed, or this version reads
          or prepares the data in another way.
        </Trans>
      )
    case 'other-engine':
      return differs ? (
        <Trans>Engine {engine} computes here: a number may differ because this version has changed it.</Trans>
      ) : (
        <Trans>Engine {engine} computes here, and gives the same numbers.</Trans>
      )
    case 'other-revision':
      return differs ? (
        <Trans>
          Revision {engine} of the tool computes here: a value may differ because this revision has changed it.
        </Trans>
      ) : (
        <Trans>Revision {engine} of the tool computes here, and gives the same values.</Trans>
      )
    case 'no-result':
      return isTool ? (
        <Trans>With these values the tool has no result now.</Trans>
      ) : (
        <Trans>With these data the analysis has no result.</Trans>
      )
    case 'unknown-entry':
      return (
        <Trans>
          This version of the software does not know the method. Reload this page to get the newest version.
        </Trans>
      )
    case 'unreadable-recipe':
      return <Trans>The recipe of this result is damaged, so it cannot be computed again.</Trans>
  }
}
