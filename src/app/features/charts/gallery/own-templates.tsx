import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { ChartColumn, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { chartPictures, chartTitles } from '#catalog/charts.ts'
import { type ChartTemplate, deleteTemplate, renameTemplate } from '../../../data/chart-templates.ts'
import { readDataset } from '../../../data/datasets/dataset.ts'
import { ownData } from '../../../data/own-data.ts'
import { showDeleted } from '../../../history/show-deleted.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { EntryPicture } from '../../../questions/entry-picture.tsx'
import { usePictures } from '../../../questions/use-pictures.ts'
import { Button } from '../../../ui/button.tsx'
import { smallInputLook } from '../../../ui/field.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'

interface Props {
  templates: readonly ChartTemplate[]
  /** The data that a new chart draws; undefined without any. */
  dataset: string | undefined
  onChoose: (template: ChartTemplate) => void
}

/** The reader's templates of charts: choosing one makes a chart. */
export function OwnTemplates({ templates, dataset, onChoose }: Props) {
  const { t } = useLingui()
  const pictures = usePictures(chartPictures)
  const project = useLiveQuery(
    async () => (dataset === undefined ? undefined : (await readDataset(ownData().database, dataset))?.project),
    [dataset],
  )
  return (
    <ul ref={keepFocus} aria-label={t`My templates`} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {templates.map((template) => (
        <Template
          key={template.id}
          template={template}
          project={project}
          picture={pictures?.[template.type]}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
}

interface TemplateProps extends Pick<Props, 'onChoose'> {
  template: ChartTemplate
  /** The project of the chosen data, whose history has what is done to the template. */
  project: string | undefined
  picture: string | undefined
}

function Template({ template, project, picture, onChoose }: TemplateProps) {
  const { t } = useLingui()
  const { say } = useWords()
  const { id, name, type } = template
  const [typed, setTyped] = useState<string>()
  const entry = chartTitles.find((one) => one.id === type)
  const rename = () => {
    if (typed?.trim() && typed.trim() !== name) void renameTemplate(project, id, typed.trim())
    setTyped(undefined)
  }
  return (
    <li className="relative flex items-start gap-4 rounded-lg bg-surface p-4 shadow-card hover:shadow-raised">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {typed === undefined ? (
          <button
            type="button"
            className="text-left font-semibold break-words after:absolute after:inset-0 after:rounded-lg"
            disabled={!entry}
            onClick={() => onChoose(template)}
          >
            {name}
          </button>
        ) : (
          <input
            ref={chooseAll}
            aria-label={t`Name of the template ${name}`}
            className={`${smallInputLook} h-10 w-full font-semibold max-sm:h-11`}
            value={typed}
            maxLength={200}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') rename()
              if (key === 'Escape') setTyped(undefined)
            }}
            onBlur={rename}
          />
        )}
        <span className="text-sm text-ink-2">
          {entry ? say(entry.title) : <Trans>A newer version made this template. Update to use it.</Trans>}
        </span>
        <span className="relative z-10 -mb-2 -ml-2.5 flex self-start">
          <Button look="quiet" size="small-icon" aria-label={t`Rename ${name}`} onClick={() => setTyped(name)}>
            <Pencil size={15} aria-hidden />
          </Button>
          <Button
            look="quiet"
            size="small-icon"
            aria-label={t`Delete ${name}`}
            onClick={() => void deleteTemplate(project, id).then((order) => showDeleted(name, order))}
          >
            <Trash2 size={15} aria-hidden />
          </Button>
        </span>
      </div>
      <span className="flex aspect-4/3 w-24 shrink-0 items-center justify-center">
        {picture === undefined ? (
          <ChartColumn size={32} aria-hidden className="text-ink-3" />
        ) : (
          <Suspense>
            <EntryPicture svg={picture} />
          </Suspense>
        )}
      </span>
    </li>
  )
}

/** Focuses a field with its text chosen, so that typing replaces it. */
function chooseAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
