import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { dateTime } from '../../i18n/dates.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { PaperTable } from '../../outcome/paper-table.tsx'
import type { SharedPart, SharedTable, Snapshot } from '../../share/snapshot.ts'
import { SharedFigureView } from './shared-figure-view.tsx'

const ReportView = lazy(() => loadPart(() => import('./report-view.tsx')))

/** A snapshot in the language of the page, to read only. */
export function SnapshotView({ snapshot: { kind, asOf, engine, data, content, rows } }: { snapshot: Snapshot }) {
  const { language } = useWords()
  const { title, entry, parts, blocks } = content[language]
  const time = dateTime(asOf).slice(0, 16)
  const names = rows?.variables.join(language === 'en' ? ', ' : '、') ?? ''
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-2xl break-words">{title}</h1>
        <p className="text-sm text-ink-2">
          {kind === 'tool' ? (
            <Trans>
              As of {time} · revision {engine} of the tool
            </Trans>
          ) : kind === 'report' ? (
            <Trans>Report as of {time}</Trans>
          ) : (
            <Trans>
              {entry} · as of {time} · engine {engine} · data {data ?? '—'}
            </Trans>
          )}
        </p>
        <p className="text-sm text-ink-3">
          <Trans>A frozen copy that somebody shared: it does not follow later changes.</Trans>
        </p>
        {rows ? (
          <p className="mt-2 rounded-md bg-warn-soft p-3 text-sm">
            <Plural
              value={rows.count}
              one={`# row of data is inside, of these variables: ${names}.`}
              other={`# rows of data are inside, of these variables: ${names}.`}
            />{' '}
            <Trans>Everyone who has the link can read them.</Trans>
          </p>
        ) : null}
      </header>
      {blocks ? (
        <Suspense>
          <ReportView blocks={blocks} />
        </Suspense>
      ) : null}
      {parts.map((part, k) => (
        <PartView key={`${k}${part.title}`} part={part} />
      ))}
    </article>
  )
}

interface Headed {
  /** Below the heading of the part, if it has one. */
  heading: 'h2' | 'h3'
  title: string
}
type LinesProps = Headed & { lines: readonly string[]; className?: string }
type ValuesProps = Headed & { values: SharedPart['values']; isLarge?: boolean }

function PartView({ part }: { part: SharedPart }) {
  const { t } = useLingui()
  const heading = part.title === '' ? 'h2' : 'h3'
  const [first, ...figures] = part.figures
  return (
    <section aria-label={part.title || t`Result`} className="flex flex-col gap-6">
      {part.title === '' ? null : <h2 className="border-b border-line pb-2 text-lg font-semibold">{part.title}</h2>}
      {part.sample === null ? null : <p className="text-sm text-ink-2">{part.sample}</p>}
      {part.warnings.map((text) => (
        <p key={text} className="flex items-start gap-2 rounded-md bg-warn-soft p-3 text-sm text-warn">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0">{text}</span>
        </p>
      ))}
      <Values heading={heading} title={t`Result`} values={part.values} isLarge />
      <Values heading={heading} title={t`The values that were entered`} values={part.inputs} />
      {first ? <SharedFigureView figure={first} /> : null}
      {part.tables.slice(0, 1).map((table) => (
        <TableView key={table.title} table={table} />
      ))}
      <Lines heading={heading} title={t`Reading`} lines={part.reading} className="rounded-lg bg-accent-soft p-5" />
      {part.tables.slice(1).map((table, k) => (
        <TableView key={`${k}${table.title}`} table={table} />
      ))}
      {figures.map((figure, k) => (
        <SharedFigureView key={`${k}${figure.title}`} figure={figure} />
      ))}
      <Lines heading={heading} title={t`Assumptions`} lines={part.checks} />
      <Lines heading={heading} title={t`Remarks`} lines={part.notes} />
      <Lines
        heading={heading}
        title={t`Text for the Methods section`}
        lines={part.methods === '' ? [] : [part.methods]}
      />
    </section>
  )
}

function TableView({ table }: { table: SharedTable }) {
  const { t } = useLingui()
  return (
    <figure className="table-figure min-w-0">
      <figcaption className="mb-2 text-sm font-semibold">{table.title}</figcaption>
      <PaperTable isWide table={table} label={table.title || t`Table`} />
    </figure>
  )
}

function Lines({ heading: Heading, title, lines, className = '' }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <div className={className}>
      <Heading className="mb-1.5 text-sm font-semibold">{title}</Heading>
      {lines.map((line, k) => (
        <p key={`${k}${line}`} className="max-w-3xl leading-7 break-words not-first:mt-1">
          {line}
        </p>
      ))}
    </div>
  )
}

function Values({ heading: Heading, title, values, isLarge = false }: ValuesProps) {
  if (values.length === 0) return null
  return (
    <div>
      <Heading className="mb-1.5 text-sm font-semibold">{title}</Heading>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {values.map(({ label, value }, k) => (
          <div key={`${k}${label}`} className="min-w-0 rounded-md bg-surface p-3 shadow-card">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className={isLarge ? 'text-xl font-semibold break-words' : 'break-words'}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
