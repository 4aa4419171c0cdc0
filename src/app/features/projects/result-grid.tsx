import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { keeperOf } from '../../data/datasets/analysis.ts'
import { pictureOf } from '../../data/datasets/keep-picture.ts'
import { readKept } from '../../data/datasets/kept-outcome.ts'
import { ownData } from '../../data/own-data.ts'
import { QuestionLink } from '../../questions/question-link.tsx'
import { type ProjectQuestion, projectQuestions } from '../../report/project-questions.ts'
import { keepFocus } from '../../ui/keep-focus.ts'
import { FigurePages } from './figure-pages.tsx'
import { ReportLinks } from './report-links.tsx'
import { ResultMenu } from './result-menu.tsx'
import { Picture } from './result-pictures.tsx'
import { ResultPreview } from './result-preview.tsx'

interface Card extends ProjectQuestion {
  readonly picture: string | undefined
  /** When the outcome was stored, ms; undefined if there is none. Only needed for results without a picture. */
  readonly keptAt: number | undefined
}

async function readCards(project: string): Promise<readonly Card[]> {
  const { database } = ownData()
  const questions = await projectQuestions(database, project)
  const rows = await database.records.bulkGet(questions.map(({ record }) => record.id))
  return Promise.all(
    questions.map(async (question, k) => {
      const row = rows[k]
      const picture = row && pictureOf(row)
      const kept = picture === undefined ? await readKept(database, keeperOf(question.record).id) : undefined
      return { ...question, picture, keptAt: kept?.at }
    }),
  )
}

/** All analyses and charts of a project as cards, each with its picture and its menu. */
export function ResultGrid({ project }: { project: string }) {
  const { t } = useLingui()
  const cards = useLiveQuery(() => readCards(project), [project])
  if (!cards || cards.length === 0) return null
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg">
          <Trans>Results</Trans>
        </h2>
        <ReportLinks project={project} />
        <FigurePages project={project} charts={cards.filter(({ record }) => record.kind === 'chart')} />
      </div>
      <ul
        ref={keepFocus}
        aria-label={t`Results`}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 sm:gap-4"
      >
        {cards.map((card) => (
          <ResultCard key={card.record.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function ResultCard({ card }: { card: Card }) {
  const { record, dataset, picture, keptAt } = card
  const { id, kind, title } = record
  return (
    <li className="flex min-w-0 flex-col rounded-lg bg-surface shadow-card">
      <QuestionLink
        id={id}
        kind={kind}
        dataset={record.dataset}
        className="block flex-1 rounded-lg p-3 hover:bg-sunken"
      >
        {picture === undefined ? (
          <ResultPreview record={record} keptAt={keptAt} />
        ) : (
          <Picture picture={picture} testId={`picture-${id}`} />
        )}
        <span className="mt-2 line-clamp-2 text-sm font-medium break-words">{title}</span>
      </QuestionLink>
      <span className="flex items-center gap-1 pb-1 pl-3">
        <span className="min-w-0 flex-1 truncate text-xs text-ink-3">{dataset.name}</span>
        <ResultMenu question={card} />
      </span>
    </li>
  )
}
