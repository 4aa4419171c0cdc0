import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'
import { saveFile } from '../download/save-file.ts'
import { svgToPng } from '../download/svg-to-png.ts'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'

interface Props {
  scene: Scene
  /** What files are called, without the ending. */
  name: string
}

const DPI = 300

/** The figure in print colours at its size in mm: as a drawing, and as a picture of a chosen fineness. */
export function SaveFigure({ scene, name }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const svg = () => renderSvg(scene, { theme: 'print' })
  const save = async (extension: string, make: () => Promise<Blob>) => {
    try {
      saveFile(await make(), `${name}.${extension}`)
    } catch (error) {
      showToast('error', t`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const size = (dpi: number) => ({ width: scene.width, height: scene.height, dpi })
  const png = (dpi: number) => void save('png', () => svgToPng(svg(), size(dpi)))
  const tiff = (dpi: number) =>
    void save('tiff', async () => {
      const { svgToTiff } = await import('../download/svg-to-tiff.ts')
      return svgToTiff(svg(), size(dpi))
    })
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="sm"
        onClick={() => void save('svg', () => Promise.resolve(new Blob([svg()], { type: 'image/svg+xml' })))}
      >
        <Download size={15} aria-hidden />
        SVG
      </Button>
      <Button size="sm" onClick={() => png(DPI)}>
        <Download size={15} aria-hidden />
        <Trans>PNG, 300 dpi</Trans>
      </Button>
      <Menu
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button size="sm">
            <Trans>More formats</Trans>
          </Button>
        }
      >
        {[600, 1200].map((dpi) => (
          <MenuItem key={dpi} onSelect={() => png(dpi)}>{t`PNG, ${dpi} dpi`}</MenuItem>
        ))}
        {[300, 600, 1200].map((dpi) => (
          <MenuItem key={dpi} onSelect={() => tiff(dpi)}>{t`TIFF, ${dpi} dpi`}</MenuItem>
        ))}
      </Menu>
    </span>
  )
}
