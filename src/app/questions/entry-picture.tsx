import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { repaint } from '#figure/theme.ts'
import { SvgImage } from '../outcome/svg-image.tsx'
import { theme } from '../state/theme.ts'

/** The thumbnail of an entry, in the colours of the theme. Its space is reserved while it loads. */
export function EntryPicture({ svg }: { svg: string | undefined }) {
  const { shown } = useSnapshot(theme)
  const painted = useMemo(() => svg && repaint(svg, shown), [svg, shown])
  return (
    <span className="block aspect-4/3 w-24 shrink-0">
      {painted ? <SvgImage svg={painted} alt="" ratio={4 / 3} /> : null}
    </span>
  )
}
