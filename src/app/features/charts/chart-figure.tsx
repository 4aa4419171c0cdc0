import { useLingui } from '@lingui/react/macro'
import { MousePointerClick } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Chart } from '#catalog/charts.ts'
import type { Analysis } from '#catalog/index.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { styleRemarks } from '#catalog/kit/figures/apply-style.ts'
import {
  annotationOfPart,
  type FigurePart,
  figurePart,
  ownPart,
  seriesOfPart,
} from '#catalog/kit/figures/figure-parts.ts'
import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import { journals } from '#catalog/kit/figures/journals.ts'
import { seriesNames } from '#catalog/kit/figures/level-colours.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Notice } from '#catalog/kit/outcome/outcome.ts'
import type { Scene } from '#figure/scene.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import type { StyledScene } from '../../outcome/chart-scene.ts'
import { NoticeLines } from '../../outcome/notice-lines.tsx'
import type { SavedFigure } from '../../outcome/save-figure.tsx'
import { SceneView } from '../../outcome/scene-view.tsx'
import { Button } from '../../ui/button.tsx'
import { DrawnIcon } from '../../ui/drawn-icon.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { FigureOverlay } from './figure-overlay.tsx'
import { seriesColour, withSeriesColour } from './set-series-colour.ts'

const ArrangeOverlay = lazy(async () => ({
  default: (await loadPart(() => import('./arrange/arrange-overlay.tsx'), 'own')).ArrangeOverlay,
}))
const FigureCheck = lazy(async () => ({
  default: (await loadPart(() => import('./figure-check/figure-check.tsx'), 'own')).FigureCheck,
}))

interface Props {
  entry: Chart | Analysis
  draw: (style: FigureStyle) => StyledScene | undefined
  style: FigureStyle
  display: Display
  dictionary: DataDictionary
  /** Whether an analysis draws it, which has the options that are not style. */
  isOfAnalysis: boolean
  name: string
  change: (leaf: string, value: Json) => void
  reveal: (option: string) => void
  onSaved: (saved: SavedFigure) => void
}

/** A figure whose elements can be chosen: by a click, or from a list. Choosing one opens the form at its option. */
export function ChartFigure({
  entry,
  draw,
  style,
  display,
  dictionary,
  isOfAnalysis,
  name,
  change,
  reveal,
  onSaved,
}: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const styled = useMemo(() => draw(style), [draw, style])
  const [marked, setMarked] = useState<readonly string[]>([])
  const [isChoosing, setChoosing] = useState(false)
  const [isArranging, setArranging] = useState(false)
  const [dragged, setDragged] = useState<Scene>()
  // the outline of what is dragged does not wait for the figure
  const following = useDeferredValue(dragged)
  const picker = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState(0)
  const { options } = entry.definition
  const facts = useMemo(
    () => ({
      isSurvival: Object.hasOwn(options, 'riskTable'),
      variables: new Set(dictionary.columns.map((column) => display.names.variable(column.id))),
    }),
    [options, display, dictionary],
  )
  const isContinued = entry.definition.continued === true
  const checked = useMemo(
    () => ({ style, draw, facts, isOfAnalysis, isContinued }),
    [style, draw, facts, isOfAnalysis, isContinued],
  )
  const file = style.journal === 'none' ? undefined : journals[style.journal]
  const journal = file && 'file' in file ? { name: say(file.name), rules: file.file } : undefined
  if (!styled) return null
  const { scene, remarks } = styled
  const notices = remarks.map(({ code, params }): Notice => ({ code, params, weight: 'warning' }))
  const pickColour = (series: number) => {
    setPicked(series)
    if (!picker.current) return
    picker.current.value = seriesColour(style, scene, series)
    picker.current.showPicker()
  }
  const recolour = (series: number, colour: string) => {
    const { leaf, value } = withSeriesColour(style, scene, series, colour)
    change(leaf, value)
  }
  const choose = (ref: string) => {
    const part = figurePart(ref)
    const series = seriesOfPart(ref)
    const annotation = annotationOfPart(ref)
    const own = isOfAnalysis ? undefined : ownPart(ref, options)
    if (annotation !== undefined) reveal(`remarks.${annotation}`)
    else if (part) reveal(part.leaf)
    else if (own !== undefined) reveal(own)
    else if (series !== undefined) pickColour(series)
  }
  const isChosen = (ref: string) => isChoosable(ref) || (!isOfAnalysis && ownPart(ref, options) !== undefined)
  return (
    <>
      <SceneView
        id="chart"
        scene={following ?? scene}
        title={name}
        name={name}
        onSaved={onSaved}
        journal={journal}
        action={
          <>
            <Button
              size="sm"
              className="aria-pressed:bg-accent-soft"
              aria-pressed={isArranging}
              onClick={() => setArranging(!isArranging)}
            >
              <DrawnIcon d={MOVE_ICON} />
              {t`Move`}
            </Button>
            <Menu
              open={isChoosing}
              onOpenChange={setChoosing}
              trigger={
                <Button size="sm">
                  <MousePointerClick size={15} aria-hidden />
                  {t`Edit a part`}
                </Button>
              }
            >
              {partsOf(scene).map(({ name: words, leaf }) => (
                <MenuItem key={leaf} onSelect={() => reveal(leaf)}>
                  {say(words)}
                </MenuItem>
              ))}
              {[...seriesNames(scene)].map(([series, label]) => (
                <MenuItem
                  key={series}
                  icon={<Swatch colour={seriesColour(style, scene, series)} />}
                  onSelect={() => pickColour(series)}
                >
                  {t`Colour of ${label}`}
                </MenuItem>
              ))}
              <MenuItem onSelect={() => reveal('remarks')}>{t`Add an annotation`}</MenuItem>
            </Menu>
          </>
        }
        over={
          <>
            {isArranging ? (
              <Suspense>
                <ArrangeOverlay scene={scene} change={change} reveal={reveal} onDrag={setDragged} />
              </Suspense>
            ) : (
              <FigureOverlay scene={scene} marked={marked} isPart={isChosen} onPart={choose} />
            )}
            <input
              ref={picker}
              type="color"
              tabIndex={-1}
              aria-label={t`Colour`}
              className="pointer-events-none absolute top-2 right-2 size-px opacity-0"
              onChange={({ target }) => recolour(picked, target.value)}
            />
          </>
        }
      />
      <NoticeLines notices={notices} messages={styleRemarks} display={display} />
      {scene.flow === undefined ? (
        <Suspense>
          <FigureCheck figure={checked} display={display} onMark={setMarked} change={change} reveal={reveal} />
        </Suspense>
      ) : null}
    </>
  )
}

const MOVE_ICON = 'M12 3v18M3 12h18M9 6l3-3l3 3M9 18l3 3l3-3M6 9l-3 3l3 3M18 9l3 3l-3 3'

const isChoosable = (ref: string) =>
  [figurePart, seriesOfPart, annotationOfPart].some((read) => read(ref) !== undefined)

function Swatch({ colour }: { colour: string }) {
  return <span className="block size-4 rounded-sm" style={{ background: colour }} />
}

/** The parts that a figure can have, in the order of reading; those with the same option only once. */
function partsOf(scene: Scene): readonly FigurePart[] {
  const refs = ['title', 'panel-1.y-title', 'panel-1.y', 'panel-1.x-title', 'panel-1.x', 'legend', 'caption']
  const hasLegend = [scene, ...(scene.parts ?? []).map((part) => part.scene)].some(({ legend }) => legend !== undefined)
  return refs.filter((ref) => ref !== 'legend' || hasLegend).flatMap((ref) => figurePart(ref) ?? [])
}
