import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWords } from '../i18n/use-words.ts'
import { theme } from '../state/theme.ts'
import { classNames } from '../ui/class-names.ts'

/** The pictures that `npm run pictures` takes of the demo. They are inlined in scripts, which are kept for offline use. */
const files = import.meta.glob<string>('./pictures/*.webp', { query: '?inline', import: 'default' })

export type DemoPictureName = 'project' | 'data' | 'table' | 'curve' | 'tool' | 'install'

interface Props {
  name: DemoPictureName
  alt: string
  className?: string
}

/** A picture of the application in the reader's language and theme. */
export function DemoPicture({ name, alt, className }: Props) {
  const { language } = useWords()
  const { shown } = useSnapshot(theme)
  const [source, setSource] = useState<string>()
  useEffect(() => {
    let isWanted = true
    files[`./pictures/${name}-${language}-${shown}.webp`]?.().then(
      (loaded) => isWanted && setSource(loaded),
      () => undefined, // offline before the picture was stored on the device: the page does without it
    )
    return () => {
      isWanted = false
    }
  }, [name, language, shown])
  const look = classNames('aspect-[8/5] w-full rounded-lg bg-sunken shadow-card', className)
  return source === undefined ? (
    <div className={look} />
  ) : (
    <img src={source} alt={alt} width={960} height={600} decoding="async" className={look} />
  )
}
