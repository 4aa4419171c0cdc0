import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'
import { saveFile } from '../download/save-file.ts'
import { svgToPng } from '../download/svg-to-png.ts'
import { theme } from '../state/theme.ts'
import { Button } from '../ui/button.tsx'
import { SvgImage } from './svg-image.tsx'

interface Props {
  /** Names the figure in the page and in the names of files. */
  id: string
  scene: Scene
  title: string
  /** What files are called. */
  name: string
}

const DPI = 300

/** The figure as it will be printed, in the page's colours; saved in print colours as SVG, and as PNG at 300 dpi. */
export function SceneView({ id, scene, title, name }: Props) {
  const { shown } = useSnapshot(theme)
  const svg = useMemo(() => renderSvg(scene, { theme: shown }), [scene, shown])
  const print = () => renderSvg(scene, { theme: 'print' })
  const savePng = async () =>
    saveFile(await svgToPng(print(), { width: scene.width, height: scene.height, dpi: DPI }), `${name}-${id}.png`)
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-semibold">{title}</span>
        <span className="flex gap-2">
          <Button
            size="sm"
            onClick={() => saveFile(new Blob([print()], { type: 'image/svg+xml' }), `${name}-${id}.svg`)}
          >
            <Download size={15} aria-hidden />
            SVG
          </Button>
          <Button size="sm" onClick={() => void savePng()}>
            <Download size={15} aria-hidden />
            <Trans>PNG, 300 dpi</Trans>
          </Button>
        </span>
      </figcaption>
      <div className="max-w-3xl overflow-x-auto rounded-lg bg-surface p-3 shadow-card">
        <SvgImage svg={svg} alt={scene.description} ratio={scene.width / scene.height} testId={`figure-${id}`} />
      </div>
    </figure>
  )
}
