import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import { journals } from '#catalog/kit/figures/journals.ts'
import { levelColours } from '#catalog/kit/figures/level-colours.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { deleteStyle, type OwnStyle, renameStyle } from '../../../data/figure-styles.ts'
import { showDeleted } from '../../../history/show-deleted.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { styleOf } from '../../../outcome/chart-scene.ts'
import { Button } from '../../../ui/button.tsx'
import { smallInputLook } from '../../../ui/field.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { seriesColour } from '../set-series-colour.ts'

interface Props {
  project: string
  styles: readonly OwnStyle[]
  isReady: boolean
  onApply: (style: OwnStyle) => void
}

/** The reader's own styles, each to be applied, renamed or deleted. */
export function OwnStyles({ project, styles, isReady, onApply }: Props) {
  const { t } = useLingui()
  if (styles.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Trans>Save the style of this figure under a name, and give it to others with one click.</Trans>
      </p>
    )
  return (
    <ul ref={keepFocus} aria-label={t`My styles`} className="flex flex-col gap-3">
      {styles.map((style) => (
        <li key={style.id} className="flex items-start gap-2">
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <StyleName project={project} style={style} />
            <StyleLine leaves={style.leaves} place={style.isEverywhere ? t`All my projects` : t`This project`} />
          </div>
          <Button aria-label={t`Apply ${style.name}`} disabled={!isReady} onClick={() => onApply(style)}>
            <Trans>Apply</Trans>
          </Button>
          <Button
            look="quiet"
            size="icon"
            aria-label={t`Delete ${style.name}`}
            onClick={() => void deleteStyle(project, style.id).then((order) => showDeleted(style.name, order))}
          >
            <Trash2 size={16} aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function StyleName({ project, style: { id, name } }: { project: string; style: OwnStyle }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  return (
    <input
      aria-label={t`Name of the style ${name}`}
      className={`${smallInputLook} h-10 w-full font-medium max-sm:h-11`}
      value={typed ?? name}
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed?.trim() && typed.trim() !== name) void renameStyle(project, id, typed.trim())
        setTyped(undefined)
      }}
    />
  )
}

const SHOWN_COLOURS = 5

interface LineProps {
  leaves: StoredOptions
  /** Where the style can be used. */
  place?: string
}

/** A line that describes a style: its first colours, type size, width, journal, and where it can be used. */
export function StyleLine({ leaves, place = '' }: LineProps) {
  const { t } = useLingui()
  const { say } = useWords()
  const style = styleOf(leaves)
  const { font, fontSize, figureWidth, journal } = style
  const facts = [
    font === 'serif' ? t`Serif ${fontSize} pt` : `${fontSize} pt`,
    figureWidth === null ? '' : `${figureWidth} mm`,
    journal === 'none' ? '' : say(journals[journal].name),
    place,
  ]
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
      <span aria-hidden className="flex gap-1 rounded-sm bg-white p-0.5">
        {firstColours(style).map((colour, k) => (
          <span key={k} className="size-3.5 rounded-full" style={{ background: colour }} />
        ))}
      </span>
      {facts.filter((fact) => fact !== '').join(' · ')}
    </p>
  )
}

/** The colours that a style gives to levels by name, then those of the first series. */
function firstColours(style: FigureStyle): readonly string[] {
  const series = Array.from({ length: SHOWN_COLOURS }, (_, k) => seriesColour(style, undefined, k))
  return [...levelColours(style.levelColours).colours.values(), ...series].slice(0, SHOWN_COLOURS)
}
