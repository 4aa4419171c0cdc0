import { useSnapshot } from 'valtio'
import { SvgImage } from '../../outcome/svg-image.tsx'
import type { SharedFigure } from '../../share/snapshot.ts'
import { theme } from '../../state/theme.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

/** CSS pixels per millimetre: as on the page of a result, and on a narrow page, where a wider figure scrolls. */
const READ_AT = 6.2
const LEAST = 2.7

/** A picture in the colours of the theme; one that has print colours alone lies on white. As an image it runs nothing and loads nothing. */
export function SharedFigureView({ figure }: { figure: SharedFigure }) {
  const { shown } = useSnapshot(theme)
  const { title, description, width, height, light, dark } = figure
  const svg = shown === 'dark' && dark !== null ? dark : light
  return (
    <figure className="min-w-0 print:break-inside-avoid">
      <figcaption className="mb-2 text-sm font-semibold">{title}</figcaption>
      <div className="max-w-3xl" style={{ width: `min(100%, calc(${Math.round(READ_AT * width)}px + 1.5rem))` }}>
        <ScrollRegion
          label={title}
          className={`rounded-lg p-3 shadow-card ${dark === null ? 'bg-white' : 'bg-surface'}`}
        >
          <div style={{ minWidth: Math.round(LEAST * width) }}>
            <SvgImage svg={svg} alt={description} ratio={width / height} testId="shared-figure" />
          </div>
        </ScrollRegion>
      </div>
    </figure>
  )
}
