import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../../api/connection.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { keptFilms, removeFilm, removeWithdrawnFilms } from '../../offline/kept-films.ts'
import { Button } from '../../ui/button.tsx'

/** The films that are kept for watching offline, each with its size and a button that removes it; `onClear` once space has become free. */
export function FilmsOnDevice({ onClear }: { onClear: () => void }) {
  const { t } = useLingui()
  const { online } = useSnapshot(connection)
  const { data, refetch } = useQuery({
    queryKey: ['kept-films'],
    queryFn: keptFilms,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  useEffect(() => {
    if (!online) return
    void removeWithdrawnFilms().then((removed) => {
      if (removed > 0) void refetch()
    })
  }, [online, refetch])
  if (!data || data.length === 0) return null
  return (
    <section aria-label={t`Films kept offline`} className="border-t border-line pt-4 text-sm">
      <h3 className="font-medium">
        <Trans>Films kept offline</Trans>
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {data.map((film) => {
          const title = film.title === '' ? t`A film` : film.title
          return (
            <li key={film.video} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-32 flex-1 break-words">{title}</span>
              <span className="shrink-0 text-ink-3 tabular-nums">{fileSize(film.bytes)}</span>
              <Button
                size="sm"
                aria-label={t`Remove ${title} from this device`}
                onClick={() =>
                  void removeFilm(film).then(async () => {
                    await refetch()
                    onClear()
                  })
                }
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
