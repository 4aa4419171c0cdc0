import { Trans } from '@lingui/react/macro'
import { EntryPicture } from './entry-picture.tsx'
import { usePictures } from './use-pictures.ts'

interface Props {
  /** The id of the entry. */
  id: string
  loadPictures: () => Promise<Readonly<Record<string, string>>>
}

/** A picture of an example result of the entry; nothing if its results have no figure. */
export function ExamplePicture({ id, loadPictures }: Props) {
  const pictures = usePictures(loadPictures)
  const svg = pictures?.[id]
  if (pictures && svg === undefined) return null
  return (
    <figure className="mb-4 w-full max-w-md">
      <div className="aspect-4/3 rounded-lg bg-surface p-6 shadow-card">
        {svg === undefined ? null : <EntryPicture svg={svg} />}
      </div>
      <figcaption className="mt-2 text-xs text-ink-3">
        <Trans>Its result, drawn from example data</Trans>
      </figcaption>
    </figure>
  )
}
