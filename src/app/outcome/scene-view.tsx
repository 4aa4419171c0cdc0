import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Scene } from '#figure/scene.ts'
import { loadPart } from '../loading/load-part.ts'
import { theme } from '../state/theme.ts'
import { Button } from '../ui/button.tsx'
import { DrawnIcon } from '../ui/drawn-icon.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { FigureImage } from './figure-image.tsx'
import { type JournalFile, type SavedFigure, SaveFigure } from './save-figure.tsx'

const FigureTable = lazy(() => loadPart(() => import('./figure-table.tsx'), 'own'))

interface Props {
  /** Names the figure in the page and in file names. */
  id: string
  scene: Scene
  title: string
  /** Base name of files. */
  name: string
  /** Whether the title is shown above the figure. */
  isTitled?: boolean
  /** Before the buttons that save it. */
  action?: ReactNode
  /** Laid over the image, as large as it. */
  over?: ReactNode
  /** The journal for which the figure is made, if it says what it takes as a file. */
  journal?: JournalFile | undefined
  /** Parts of the figure are still being drawn. */
  isPartial?: boolean
  /** Called once the reader has saved the figure to a file. */
  onSaved?: (saved: SavedFigure) => void
}

const TABLE_ICON = 'M4 5h16v14H4zM4 10h16M10 5v14'

/** CSS pixels per millimetre on paper, so that text has one size in all figures. */
const READ_AT = 6.2

/** The same on a narrow page; a wider figure scrolls. */
const LEAST = 2.7

/** The figure as printed, in the page's colours; files have print colours. */
export function SceneView({
  id,
  scene,
  title,
  name,
  isTitled = true,
  action,
  over,
  journal,
  isPartial,
  onSaved,
}: Props) {
  const { shown } = useSnapshot(theme)
  const [isTabled, setTabled] = useState(false)
  return (
    <figure className="min-w-0 print:break-inside-avoid">
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-semibold">{isTitled ? title : null}</span>
        <span className="flex flex-wrap gap-2 print:hidden">
          {action}
          <Button
            size="sm"
            className="aria-pressed:bg-accent-soft"
            aria-pressed={isTabled}
            onClick={() => setTabled(!isTabled)}
          >
            <DrawnIcon d={TABLE_ICON} />
            <Trans>Data</Trans>
          </Button>
          <SaveFigure
            scene={scene}
            name={`${name}-${id}`}
            title={title}
            journal={journal}
            isPartial={isPartial}
            onSaved={onSaved}
          />
        </span>
      </figcaption>
      <div className="max-w-3xl" style={{ width: `min(100%, calc(${Math.round(READ_AT * scene.width)}px + 1.5rem))` }}>
        <ScrollRegion label={title} className="rounded-lg bg-surface p-3 shadow-card">
          <div className="relative" style={{ minWidth: Math.round(LEAST * scene.width) }}>
            <FigureImage scene={scene} theme={shown} testId={`figure-${id}`} />
            {over}
          </div>
        </ScrollRegion>
      </div>
      {isTabled ? (
        <Suspense>
          <FigureTable scene={scene} title={title} />
        </Suspense>
      ) : null}
    </figure>
  )
}
