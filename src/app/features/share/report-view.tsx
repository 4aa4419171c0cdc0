import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../loading/load-part.ts'
import { PaperTable } from '../../outcome/paper-table.tsx'
import type { SharedBlock, SharedRuns } from '../../share/snapshot.ts'
import { classNames } from '../../ui/class-names.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { SharedFigureView } from './shared-figure-view.tsx'

const EquationView = lazy(() => loadPart(() => import('../../report/equation-view.tsx')))

/** The blocks of a shared report, to read only. */
export default function ReportView({ blocks }: { blocks: readonly SharedBlock[] }) {
  return (
    <div className="flex flex-col">
      {blocks.map((block) => (
        <BlockView key={block.at} block={block} />
      ))}
    </div>
  )
}

const headings = {
  1: ['h2', 'mt-7 mb-1.5 text-xl'],
  2: ['h3', 'mt-6 mb-1 text-lg'],
  3: ['h4', 'mt-5 mb-1 text-base'],
} as const

function BlockView({ block }: { block: SharedBlock }) {
  const { t } = useLingui()
  switch (block.kind) {
    case 'heading': {
      const [Heading, look] = headings[block.level]
      return (
        <Heading className={`${look} max-w-3xl font-semibold break-words`}>
          <Text runs={block.runs} />
        </Heading>
      )
    }
    case 'paragraph':
    case 'methods':
      return (
        <p className={lineLook}>
          <Text runs={block.runs} />
        </p>
      )
    case 'quote':
      return (
        <blockquote className="my-3 max-w-3xl border-l-3 border-line-strong pl-4 leading-7 break-words whitespace-pre-line text-ink-2">
          <Text runs={block.runs} />
        </blockquote>
      )
    case 'list-item':
      return (
        <p className="my-0.5 flex max-w-3xl gap-2 pl-1.5 leading-7">
          <span className="min-w-4 shrink-0 text-right">{block.number === null ? '•' : `${block.number}.`}</span>
          <span className="min-w-0 break-words whitespace-pre-line">
            <Text runs={block.runs} />
          </span>
        </p>
      )
    case 'reading':
      return (
        <>
          {block.title === undefined ? null : <p className={`${lineLook} font-semibold`}>{block.title}</p>}
          {block.lines.map((line, k) => (
            <p key={`${k}${line}`} className={lineLook}>
              {line}
            </p>
          ))}
        </>
      )
    case 'table': {
      const { label, table } = block
      const title = [label, table.title].filter((text) => text !== '').join(' ')
      return (
        <figure className={tableLook}>
          <figcaption className={captionLook}>{title}</figcaption>
          <PaperTable isWide table={table} label={title || t`Table`} />
        </figure>
      )
    }
    case 'plain-table':
      return (
        <figure className={tableLook}>
          <figcaption className={captionLook}>
            {block.label} <Text runs={block.caption} />
          </figcaption>
          <PlainTable rows={block.rows} />
        </figure>
      )
    case 'figure': {
      const { label, figure } = block
      const title = [label, figure.title].filter((text) => text !== '').join(' ')
      return (
        <div className="my-5">
          <SharedFigureView figure={{ ...figure, title }} />
        </div>
      )
    }
    case 'references':
      return (
        <ol className="my-2 max-w-3xl list-decimal pl-7 text-sm">
          {block.entries.map((entry, k) => (
            <li key={`${k}${entry}`} className="my-1 pl-1 leading-6 break-words">
              {entry}
            </li>
          ))}
        </ol>
      )
  }
}

const lineLook = 'my-2 max-w-3xl leading-7 break-words whitespace-pre-line'
const tableLook = 'table-figure my-5 min-w-0'
const captionLook = 'mb-2 text-sm font-semibold'

/** A table that was typed, whose cells may hold equations. */
function PlainTable({ rows: [head = [], ...body] }: { rows: readonly (readonly SharedRuns[])[] }) {
  const { t } = useLingui()
  return (
    <ScrollRegion label={t`Table`}>
      <table className="three-line text-sm">
        <thead>
          <tr>
            {head.map((runs, k) => (
              <th key={`head-${k}`} scope="col">
                <Text runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, r) => (
            <tr key={`row-${r}`}>
              {cells.map((runs, k) => (
                <td key={`cell-${k}`} className="min-w-20">
                  <Text runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Text({ runs }: { runs: SharedRuns }) {
  return runs.map((run, k) => <TextPiece key={`${k}${run.text}`} run={run} />)
}

function TextPiece({ run: { text, bold, italic, underline, script, tex } }: { run: SharedRuns[number] }) {
  if (tex !== undefined)
    return (
      <Suspense fallback={text}>
        <EquationView tex={tex} />
      </Suspense>
    )
  const look = classNames(bold && 'font-semibold', italic && 'italic', underline && 'underline')
  const inner = look === '' ? text : <span className={look}>{text}</span>
  if (script === 'sub') return <sub>{inner}</sub>
  return script === 'super' ? <sup>{inner}</sup> : inner
}
