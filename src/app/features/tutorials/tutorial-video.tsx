import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Tutorial } from '#contract/calls/tutorial.ts'
import { connection, probe, whenBack } from '../../api/connection.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'

type Captions = Tutorial['captions'][number]

function trackOf(captions: Captions | undefined) {
  return captions ? { srcLang: captions.language, label: captions.label, src: captions.src } : {}
}

/**
 * A video is streamed from the server, and not stored on the device: without a connection it says so, and loads when the connection is back.
 */
export function TutorialVideo({ video: src, captions }: Pick<Tutorial, 'video' | 'captions'>) {
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
  const own = captions.find((track) => track.language === language) ?? captions[0]
  return (
    <>
      <video
        ref={video}
        controls
        preload="metadata"
        hidden={failed}
        className="w-full rounded-md bg-black"
        src={src}
        onError={() => {
          setFailed(true)
          void probe()
        }}
      >
        <track kind="captions" default {...trackOf(own)} />
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
    </>
  )
}
