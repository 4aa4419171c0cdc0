import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Tutorial } from '#contract/calls/tutorial.ts'
import { connection, probe, whenBack } from '../../api/connection.ts'
import { useWords } from '../../i18n/use-words.ts'
import { readKeptFilm } from '../../offline/kept-films.ts'
import { Button } from '../../ui/button.tsx'
import { KeepFilm } from './keep-film.tsx'

type Captions = Tutorial['captions'][number]

/** Where the files of a film come from: their addresses on the site, or those of the copies kept on this device. */
interface Sources {
  readonly of: (address: string) => string
  readonly keptSize: number | undefined
}

/** The sources as they are when the film is opened, so that keeping or removing it does not interrupt it; undefined until known. */
function useSources(film: Pick<Tutorial, 'video' | 'captions'>): Sources | undefined {
  const [sources, setSources] = useState<Sources>()
  useEffect(() => {
    const urls = new Map<string, string>()
    let isWanted = true
    const look = async () => {
      const kept = await readKeptFilm(film).catch(() => undefined)
      if (!isWanted) return
      for (const [address, content] of kept ?? []) urls.set(address, URL.createObjectURL(content))
      setSources({ of: (address) => urls.get(address) ?? address, keptSize: kept?.get(film.video)?.size })
    }
    void look()
    return () => {
      isWanted = false
      for (const url of urls.values()) URL.revokeObjectURL(url)
    }
  }, [film])
  return sources
}

/** A film is streamed from the server unless it is kept: without a connection it says so, and loads when the connection is back. */
export function TutorialVideo({ film }: { film: Pick<Tutorial, 'title' | 'video' | 'captions'> }) {
  const sources = useSources(film)
  const { language } = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const { online } = useSnapshot(connection)
  const load = useCallback(() => {
    if (!video.current) return
    const { currentTime } = video.current
    video.current.load()
    video.current.currentTime = currentTime
    setFailed(false)
  }, [])
  useEffect(() => (failed ? whenBack(load) : undefined), [failed, load])
  if (!sources) return null
  const { captions } = film
  const own = captions.find((track) => track.language === language) ?? captions[0]
  const trackOf = ({ language: srcLang, label, src }: Captions) => ({ srcLang, label, src: sources.of(src) })
  return (
    <>
      <video
        ref={video}
        controls
        preload="metadata"
        hidden={failed}
        className="w-full rounded-md bg-black"
        src={sources.of(film.video)}
        onError={() => {
          setFailed(true)
          void probe()
        }}
      >
        <track kind="captions" default {...(own ? trackOf(own) : {})} />
        {captions
          .filter((track) => track !== own)
          .map((track) => (
            <track key={track.language} kind="captions" {...trackOf(track)} />
          ))}
      </video>
      {failed ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-4 text-sm">
          <p>
            {online ? (
              <Trans>This video could not be loaded.</Trans>
            ) : (
              <Trans>
                This video is on the server, which cannot be reached now. It is shown when the connection is back.
              </Trans>
            )}
          </p>
          <Button size="sm" onClick={load}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      <KeepFilm film={film} keptSize={sources.keptSize} />
    </>
  )
}
