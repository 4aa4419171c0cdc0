import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { repaint } from '#figure/theme.ts'
import { SvgImage } from '../outcome/svg-image.tsx'
import { theme } from '../state/theme.ts'

/** The thumbnail of an entry, in the colours of the theme. */
export function EntryPicture({ svg }: { svg: string }) {
  const { shown } = useSnapshot(theme)
  const painted = useMemo(() => repaint(svg, shown), [svg, shown])
  return <SvgImage svg={painted} alt="" ratio={4 / 3} />
}
